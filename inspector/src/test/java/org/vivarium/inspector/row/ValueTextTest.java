package org.vivarium.inspector.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.testing.SharedData;

class ValueTextTest {
    private static List<Path> games() throws IOException {
        try (Stream<Path> all = Files.walk(SharedData.path("games"), 2)) {
            return all.filter(folder -> Files.exists(folder.resolve("RPG_RT.ldb")))
                    .sorted()
                    .toList();
        }
    }

    /** Every value of every row of every file has words: nothing in a game stops the tables. */
    @Test
    void every_value_of_every_file_can_be_shown() throws IOException, GameOpenException {
        for (Path game : games()) {
            GameFiles all = new GameFiles(GameFolder.open(game));
            var text = new ValueText(new Names(all));
            read(all.database().root(), text);
            read(all.mapTree().root(), text);
            for (int map : all.maps()) {
                if (all.folder().hasMap(map)) {
                    read(all.map(map).root(), text);
                }
            }
            for (String save : all.saves()) {
                read(all.file(save).file().root(), text);
            }
        }
    }

    private static void read(Row one, ValueText text) {
        Row row = one.indexed();
        for (Field field : row.type().fields()) {
            assertThat(text.of(row, field)).isNotNull();
            switch (field.kind()) {
                case STRUCT -> read(row.struct(field), text);
                case LIST, ROWS -> {
                    Table table = row.table(field);
                    for (int i = 0; i < table.size(); i++) {
                        read(table.row(i), text);
                    }
                }
                default -> {}
            }
        }
    }
}
