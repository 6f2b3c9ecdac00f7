package org.vivarium.lcf;

/**
 * The engine of a file judged by itself. A database says it; maps and saves have no marker, so
 * fields that only one engine writes decide (spec lcf-format 9, 13): whoever has the game's
 * database should pass its engine instead.
 */
final class EngineGuess {
    private static final int ID_OF_2003 = 2003;

    private EngineGuess() {}

    static Engine of(LcfFile file) {
        boolean is2003 =
                switch (file.kind()) {
                    case DATABASE -> ofDatabase(file.root());
                    case MAP -> file.root().has(Schema.field("Map", "generator_x"));
                    case SAVE -> ofSave(file.root());
                    case MAP_TREE -> false;
                };
        return is2003 ? Engine.RPG2003 : Engine.RPG2000;
    }

    private static boolean ofDatabase(Row database) {
        Row system = database.struct(Schema.field("Database", "system"));
        return system.getInt(Schema.field("System", "ldb_id")) == ID_OF_2003;
    }

    private static boolean ofSave(Row save) {
        Table actors = save.table(Schema.field("Save", "actors"));
        return !actors.isEmpty() && actors.row(0).has(Schema.field("SaveActor", "battle_commands"));
    }
}
