package org.vivarium.model.check;

import org.vivarium.assets.game.GameFolder;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Target;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Database;
import org.vivarium.model.MapTree;

/** Which ids exist in a game. */
final class GameTables {
    private final Row database;
    private final Row tree;

    GameTables(GameFolder game) {
        this.database = game.database().root();
        this.tree = game.mapTree().root();
    }

    /**
     * Whether a number that means a row means one that is there; 0 and below mean none on purpose,
     * and rows that belong to another row are not judged here.
     */
    boolean exists(Target target, int id) {
        if (id <= 0) {
            return true;
        }
        return switch (target) {
            case MAP -> tree.table(MapTree.MAPS).byId(id) != null;
            case BATTLE_COMMAND ->
                    id
                            <= database.struct(Database.BATTLECOMMANDS)
                                    .table(BattleCommands.COMMANDS)
                                    .size();
            case BATTLER_ANIMATION_POSE, BATTLER_ANIMATION_WEAPON -> true;
            default -> id <= database.table(Database.STRUCT.field(target.table())).size();
        };
    }
}
