package org.vivarium.inspector.row;

import org.vivarium.inspector.GameFiles;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Database;
import org.vivarium.model.MapTree;
import org.vivarium.model.refs.RowAddress;

/** Names and places of the rows that numbers refer to. */
public final class Names {
    private final GameFiles files;

    public Names(GameFiles files) {
        this.files = files;
    }

    /** The name of a row; empty when there is no such row or it has no name. */
    public String of(Target target, int id) {
        Row row = row(target, id);
        return row == null ? "" : of(row);
    }

    /** What one would call a row; empty when rows of its kind have no name. */
    public static String of(Row row) {
        Field name = row.type().findField("name");
        return name == null ? "" : row.getString(name);
    }

    /** The place of a row; null when there is no such row in the open files. */
    public Address address(Target target, int id) {
        Row row = row(target, id);
        if (row == null) {
            return null;
        }
        Field list = row.origin();
        if (target == Target.MAP) {
            return files.folder() == null
                    ? RowAddress.of(files.mapTreeDocument().address(), list, id)
                    : files.address().at(Level.MAP, id);
        }
        Address top = files.databaseDocument().address();
        Address around =
                target == Target.BATTLE_COMMAND
                        ? top.at(Level.FIELD, Database.BATTLECOMMANDS.name())
                        : top;
        return RowAddress.of(around, list, row.type().hasId() ? row.id() : id);
    }

    /** All rows a target means; null for files and for rows that belong to another row. */
    public Table table(Target target) {
        Row database = files.database().root();
        return switch (target) {
            case MAP -> files.mapTree().root().table(MapTree.MAPS);
            case BATTLE_COMMAND ->
                    database.struct(Database.BATTLECOMMANDS).table(BattleCommands.COMMANDS);
            case BATTLER_ANIMATION_POSE, BATTLER_ANIMATION_WEAPON -> null;
            default ->
                    target.isFile() ? null : database.table(Database.STRUCT.field(target.table()));
        };
    }

    private Row row(Target target, int id) {
        Table table = table(target);
        if (table == null || id < 0) {
            return null;
        }
        return target == Target.MAP ? table.byId(id) : table.reference(id);
    }
}
