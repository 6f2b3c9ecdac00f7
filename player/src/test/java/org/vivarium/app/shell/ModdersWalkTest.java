package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.app.build.GameBuilder;
import org.vivarium.app.user.Settings;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.differences.ByteSpan;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Save;
import org.vivarium.model.SaveInventory;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.WindowTest;

/** What a modder does in the inspector, from a name to a saved change, by keyboard. */
class ModdersWalkTest extends WindowTest {
    private static final String HANDED_OUT = "            - gold: 30\n";
    private static final String TELEPORT = "            - teleport: [2, 9, 10]\n";

    @TempDir static Path folder;

    private InspectWindow window;
    private GameFiles files;

    @Override
    protected void open(Stage stage) throws Exception {
        Path game = buildGame();
        files = new GameFiles(GameFolder.open(game));
        writeSave(game, "Save01.lsd", 10);
        writeSave(game, "Save02.lsd", 250);
        Settings settings = new Settings(Files.createTempDirectory("vivarium-user"));
        window = new InspectWindow(stage, settings);
        window.show(files, null);
    }

    /** The sample, with a teleport behind the chest's item. */
    private static Path buildGame() throws IOException {
        Path sources = folder.resolve("sources");
        Path sample = SharedData.repository().resolve("samples/saltmeadow");
        try (Stream<Path> all = Files.walk(sample)) {
            for (Path one : all.toList()) {
                Path copy = sources.resolve(sample.relativize(one).toString());
                if (Files.isDirectory(one)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(one, copy);
                }
            }
        }
        Path map = sources.resolve("maps/1.yaml");
        String text = Files.readString(map);
        assertThat(text).contains(HANDED_OUT);
        Files.writeString(map, text.replace(HANDED_OUT, HANDED_OUT + TELEPORT));
        Path game = folder.resolve("game");
        GameBuilder.build(sources, game);
        return game;
    }

    private void writeSave(Path game, String name, int gold) throws IOException {
        LcfFile database = files.database();
        var save = new DocumentBuilder(FileKind.SAVE, database.engine(), database.charset());
        save.root().struct(Save.INVENTORY).set(SaveInventory.GOLD, gold);
        Files.write(game.resolve(name), save.toBytes());
    }

    private String place() {
        List<String> steps =
                robot.lookup("#breadcrumb .hyperlink").queryAllAs(Hyperlink.class).stream()
                        .map(Hyperlink::getText)
                        .toList();
        return String.join(" › ", steps);
    }

    /** Ctrl+P and a name; Enter, or Shift+Enter for its uses. */
    private void goTo(String name, boolean uses) {
        keys(KeyCode.CONTROL, KeyCode.P);
        await(() -> node("#palette").isVisible());
        TextField field = node("#palette-text", TextField.class);
        robot.interact(() -> field.setText(name));
        ListView<?> found = node("#palette-list", ListView.class);
        await(() -> !found.getItems().isEmpty());
        if (uses) {
            keys(KeyCode.SHIFT, KeyCode.ENTER);
        } else {
            robot.type(KeyCode.ENTER);
        }
    }

    @Test
    void a_modder_finds_follows_compares_edits_and_saves() throws IOException {
        findsAnItem();
        seesWhereItIsHandedOut();
        followsTheTeleport();
        comparesTwoSaves();
        editsThePrice();
    }

    private void findsAnItem() {
        goTo("sea honey", false);
        await(() -> place().contains("1 Sea honey"));
        assertThat(files.database().root().table(Database.ITEMS).size()).isGreaterThan(1);
    }

    private void seesWhereItIsHandedOut() {
        goTo("sea honey", true);
        TreeView<?> results = node("#find-results", TreeView.class);
        await(() -> handedOut(results) >= 0);
        robot.interact(
                () -> {
                    results.requestFocus();
                    results.getSelectionModel().select(handedOut(results));
                });
        robot.type(KeyCode.ENTER);
        await(() -> window.context().navigator().visit().get().viewer() == Viewer.CODE);
        await(() -> text("#code-title").contains("Chest on the beach"));
    }

    /** The line of the results that lies in the chest's event. */
    private static int handedOut(TreeView<?> results) {
        for (int i = 0; i < results.getExpandedItemCount(); i++) {
            TreeItem<?> item = results.getTreeItem(i);
            if (item.getValue() != null && item.getValue().toString().contains("Chest on")) {
                return i;
            }
        }
        return -1;
    }

    private void followsTheTeleport() {
        CodeArea area = node("#code-area", CodeArea.class);
        robot.interact(
                () -> {
                    area.requestFocus();
                    area.moveTo(teleportLine(area), 0);
                });
        robot.type(KeyCode.ENTER);
        await(() -> window.context().navigator().visit().get().viewer() == Viewer.MAP);
        await(() -> text("#map-title").contains(files.mapName(2)));
        assertThat(node("#map-canvas").isVisible()).isTrue();
    }

    private static int teleportLine(CodeArea area) {
        for (int i = 0; i < area.getParagraphs().size(); i++) {
            if (area.getParagraph(i)
                    .getText()
                    .toLowerCase(Locale.ROOT)
                    .contains("transfer player")) {
                return i;
            }
        }
        throw new AssertionError("no transfer in\n" + area.getText());
    }

    @SuppressWarnings("unchecked")
    private void choose(String box, String title) {
        ComboBox<Object> sides = robot.lookup(box).queryAs(ComboBox.class);
        robot.interact(
                () ->
                        sides.getItems().stream()
                                .filter(side -> side.toString().equals(title))
                                .forEach(sides::setValue));
    }

    private void comparesTwoSaves() {
        robot.interact(() -> window.context().navigator().reveal(Viewer.DIFFERENCES));
        await(() -> isThere("#diff-before"));
        choose("#diff-before", "Save01.lsd");
        choose("#diff-after", "Save02.lsd");
        click("#diff-start");
        TableView<?> lines = node("#diff-table", TableView.class);
        await(() -> !lines.getItems().isEmpty());
        assertThat(lines.getItems()).hasSize(1);
        assertThat(lines.getItems().getFirst().toString()).contains("gold: 10 -> 250");
        robot.interact(
                () -> {
                    lines.requestFocus();
                    lines.getSelectionModel().selectFirst();
                });
        robot.type(KeyCode.ENTER);
        await(() -> place().equals("Save02.lsd › inventory › gold"));
    }

    private void editsThePrice() throws IOException {
        Path path = folder.resolve("game/RPG_RT.ldb");
        byte[] before = Files.readAllBytes(path);
        goTo("sea honey", false);
        await(() -> place().contains("1 Sea honey"));
        await(() -> node("#row-table").isFocused());
        keys(KeyCode.CONTROL, KeyCode.E);
        type("13");
        type("99");
        keys(KeyCode.CONTROL, KeyCode.Z);
        await(() -> price(files.database()) == 13);
        assertThat(text("#edit-state")).startsWith("1 file changed");
        keys(KeyCode.CONTROL, KeyCode.S);
        await(() -> !files.databaseDocument().isDirty());
        byte[] after = Files.readAllBytes(path);
        ByteSpan span = ByteSpan.between(before, after);
        assertThat(span.before()).isEqualTo(1);
        assertThat(span.after()).isEqualTo(1);
        assertThat(before[span.from()]).isEqualTo((byte) 12);
        assertThat(after[span.from()]).isEqualTo((byte) 13);
        assertThat(folder.resolve("game/RPG_RT.ldb.bak")).hasBinaryContent(before);
        assertThat(price(LcfFile.open(path))).isEqualTo(13);
    }

    private static int price(LcfFile database) {
        return database.root().table(Database.ITEMS).row(0).getInt(Item.PRICE);
    }

    /** Types a price into the field of the shown item. */
    private void type(String price) {
        TreeTableView<?> fields = node("#field-list", TreeTableView.class);
        robot.interact(
                () -> {
                    fields.requestFocus();
                    fields.getSelectionModel().select(priceLine(fields));
                });
        robot.type(KeyCode.F2);
        await(() -> isThere("#value-input"));
        TextField input = node("#value-input", TextField.class);
        robot.interact(() -> input.setText(price));
        robot.type(KeyCode.ENTER);
        await(() -> price(files.database()) == Integer.parseInt(price));
    }

    private static int priceLine(TreeTableView<?> fields) {
        for (int i = 0; i < fields.getExpandedItemCount(); i++) {
            if (fields.getTreeItem(i).getValue().toString().contains("field=Item.price")) {
                return i;
            }
        }
        throw new AssertionError("no price");
    }
}
