package org.vivarium.model.refs;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.Target;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Database;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.event.NameSource;
import org.vivarium.model.event.ParameterType;

/** The names a game's files give to their rows; those of events only where a map is given. */
public final class GameNames implements NameSource {
    private static final String NAME = "name";

    private final Row database;
    private final Row tree;
    private final Row map;

    private GameNames(Row database, Row tree, Row map) {
        this.database = database;
        this.tree = tree;
        this.map = map;
    }

    public static GameNames of(LcfFile database, LcfFile mapTree) {
        return new GameNames(database.root(), mapTree.root(), null);
    }

    /** The same names, and those of that map's events; null for no map. */
    public GameNames onMap(LcfFile mapFile) {
        return new GameNames(database, tree, mapFile == null ? null : mapFile.root());
    }

    @Override
    public String name(ParameterType type, int id) {
        if (type == ParameterType.EVENT) {
            return map == null ? "" : nameOf(map.table(MapUnit.EVENTS).byId(id));
        }
        Target target = CommandTargets.of(type);
        return target == null ? "" : name(target, id);
    }

    /** The name of a row; empty for files, rows without a name and numbers without a row. */
    public String name(Target target, int id) {
        if (target.isFile()) {
            return "";
        }
        return switch (target) {
            case MAP -> nameOf(tree.table(MapTree.MAPS).byId(id));
            case BATTLE_COMMAND ->
                    reference(
                            database.struct(Database.BATTLECOMMANDS).table(BattleCommands.COMMANDS),
                            id);
            case BATTLER_ANIMATION_POSE, BATTLER_ANIMATION_WEAPON -> "";
            default -> reference(database.table(Database.STRUCT.field(target.table())), id);
        };
    }

    private static String reference(Table table, int id) {
        return nameOf(table.reference(id));
    }

    private static String nameOf(Row row) {
        Field name = row == null ? null : row.type().findField(NAME);
        return name == null ? "" : row.getString(name);
    }
}
