package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.vivarium.app.user.Settings;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.WindowTest;

class InspectWindowTest extends WindowTest {
    private InspectWindow window;
    private GameFiles files;

    @Override
    protected void open(Stage stage) throws Exception {
        files = open(SharedData.game("testgame-2000"));
        window = new InspectWindow(stage, new Settings(Files.createTempDirectory("vivarium-user")));
        window.show(files, null);
    }

    private static GameFiles open(Path game) throws GameOpenException {
        return new GameFiles(GameFolder.open(game));
    }

    private void go(Address place) {
        robot.interact(() -> window.context().navigator().go(place, Viewer.TABLES));
    }

    private Address database(String table) {
        return files.databaseDocument().address().at(Level.TABLE, table);
    }

    private TableView<?> rows() {
        return node("#row-table", TableView.class);
    }

    private void show(GameFiles other) {
        files = other;
        robot.interact(
                () -> {
                    window.context().navigator().clear();
                    window.context().game().set(other);
                });
    }

    private static List<Path> games() throws IOException {
        try (Stream<Path> all = Files.walk(SharedData.path("games"), 2)) {
            return all.filter(folder -> Files.exists(folder.resolve("RPG_RT.ldb")))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void every_shared_game_opens_and_each_table_scrolls_to_its_end()
            throws IOException, GameOpenException {
        for (Path game : games()) {
            show(open(game));
            Row root = files.database().root();
            robot.interact(
                    () -> {
                        for (Field field : root.type().fields()) {
                            if (field.kind().isTable() && root.has(field)) {
                                scrollToTheEnd(field, root.table(field).size());
                            }
                        }
                    });
        }
    }

    private void scrollToTheEnd(Field table, int size) {
        window.context().navigator().go(database(table.name()), Viewer.TABLES);
        TableView<?> rows = rows();
        rows.scrollTo(size - 1);
        rows.applyCss();
        rows.layout();
        assertThat(rows.getItems()).as(files.title() + " " + table).hasSize(size);
        if (size > 0) {
            assertThat(rows.lookupAll(".table-row-cell"))
                    .as(table.name())
                    .anyMatch(
                            node -> node instanceof TableRow<?> row && row.getIndex() == size - 1);
        }
    }

    @Test
    void a_damaged_file_opens_as_far_as_it_goes_and_its_damage_is_marked() throws IOException {
        byte[] whole = files.database().data();
        LcfFile cut = LcfFile.of(Arrays.copyOf(whole, 60_000), "cut.ldb");
        show(GameFiles.single(cut, null));
        go(database("skills"));
        assertThat(rows().getItems()).hasSize(129);
        TreeView<?> tree = node("#table-tree", TreeView.class);
        TreeItem<?> file = tree.getRoot().getChildren().getFirst();
        assertThat(file.getValue().toString()).contains("damaged=true");
        assertThat(file.getChildren().getLast().getValue().toString()).contains("damaged=true");
        assertThat(file.getChildren().getFirst().getValue().toString()).contains("damaged=false");
    }

    @Test
    void rows_are_filtered_by_an_expression_and_a_mistake_is_told_at_its_place() {
        go(database("items"));
        TextField filter = node("#row-filter", TextField.class);
        robot.interact(() -> filter.setText("price > 100 && type == weapon"));
        int found = rows().getItems().size();
        assertThat(found).isBetween(1, 40);
        robot.interact(() -> filter.setText("price > 100 && typ == weapon"));
        assertThat(isThere("#filter-problem")).isTrue();
        assertThat(rows().getItems()).hasSize(found);
        robot.interact(filter::clear);
        assertThat(rows().getItems()).hasSize(84);
    }

    @Test
    void a_price_is_edited_by_keyboard_undone_and_marked() {
        go(database("items").at(Level.ROW, 3).at(Level.FIELD, "price"));
        TreeTableView<?> fields = node("#field-list", TreeTableView.class);
        robot.interact(fields::requestFocus);
        robot.type(KeyCode.F2);
        assertThat(isThere("#value-editor")).isFalse();
        keys(KeyCode.CONTROL, KeyCode.E);
        robot.type(KeyCode.F2);
        await(() -> isThere("#value-input"));
        robot.write("abc");
        assertThat(text("#value-problem")).contains("whole number");
        TextField input = node("#value-input", TextField.class);
        robot.interact(() -> input.setText("181"));
        robot.type(KeyCode.ENTER);
        await(() -> files.databaseDocument().isDirty());
        assertThat(text("#edit-state")).startsWith("1 file changed");
        keys(KeyCode.CONTROL, KeyCode.Z);
        await(() -> !files.databaseDocument().isDirty());
    }

    @Test
    void another_code_page_changes_all_texts_at_once() {
        go(database("items"));
        String before = files.database().charset().name();
        robot.interact(() -> files.databaseDocument().recode(Charset.forName("windows-1251")));
        assertThat(files.database().charset().name()).isNotEqualTo(before);
        assertThat(files.databaseDocument().isDirty()).isFalse();
        assertThat(rows().getItems()).hasSize(84);
    }
}
