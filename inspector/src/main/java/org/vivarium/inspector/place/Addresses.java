package org.vivarium.inspector.place;

import java.util.Optional;
import org.vivarium.inspector.GameFiles;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Database;
import org.vivarium.model.refs.RowAddress;
import org.vivarium.model.refs.Sought;

/** Where the rows lie that numbers in a game's files mean. */
public final class Addresses {
    private Addresses() {}

    /** The database file. */
    public static Address database(GameFiles game) {
        return game.address().at(Level.FILE, game.database().name());
    }

    /** The map tree file. */
    public static Address mapTree(GameFiles game) {
        return game.address().at(Level.FILE, game.mapTree().name());
    }

    public static Address map(GameFiles game, int id) {
        return game.address().at(Level.MAP, id);
    }

    public static Address tile(GameFiles game, int map, int x, int y) {
        return map(game, map).at(Level.TILE, x + "," + y);
    }

    /**
     * The row a number means; null for files and for rows that belong to another row.
     *
     * @param id from 1 on
     */
    public static Address row(GameFiles game, Target target, int id) {
        if (target.isFile() || id < 1) {
            return null;
        }
        return switch (target) {
            case MAP -> map(game, id);
            case BATTLE_COMMAND ->
                    RowAddress.of(
                            database(game).at(Level.FIELD, Database.BATTLECOMMANDS.name()),
                            BattleCommands.COMMANDS,
                            id);
            case BATTLER_ANIMATION_POSE, BATTLER_ANIMATION_WEAPON -> null;
            default -> {
                Field table = Database.STRUCT.field(target.table());
                yield RowAddress.of(database(game), table, id);
            }
        };
    }

    /**
     * What a place is as something to be used: the row, common event or map around it. Empty for
     * places that nothing can name by number.
     */
    public static Optional<Sought> sought(GameFiles game, Address place) {
        boolean inDatabase = place.nameOf(Level.FILE).equals(game.database().name());
        if (place.find(Level.MAP) != null) {
            return Optional.of(new Sought(Target.MAP, place.numberOf(Level.MAP, 0), ""));
        }
        if (inDatabase && place.find(Level.EVENT) != null) {
            int id = place.numberOf(Level.EVENT, 0);
            return Optional.of(new Sought(Target.COMMON_EVENT, id, ""));
        }
        Address row = place.find(Level.ROW);
        for (Address step = row; step != null; step = step.parent().find(Level.ROW)) {
            row = step;
        }
        return inDatabase && row != null ? rowOf(row) : Optional.empty();
    }

    private static Optional<Sought> rowOf(Address row) {
        for (Target target : Target.values()) {
            if (!target.isFile() && target.table().equals(row.parent().name())) {
                return Optional.of(new Sought(target, row.number(), ""));
            }
        }
        return Optional.empty();
    }
}
