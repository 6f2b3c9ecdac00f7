package org.vivarium.inspector.sound;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.SoundSnapshot;
import org.vivarium.telemetry.SoundSnapshot.Load;
import org.vivarium.telemetry.SoundSnapshot.Voice;

/** The two tables of the sound panel: what plays now, and which files were opened. */
final class SoundTables {
    private SoundTables() {}

    static TableView<Voice> voices() {
        TableView<Voice> table = table("sound-voices", "sound.voices.none");
        table.getColumns()
                .addAll(
                        List.of(
                                column("sound.kind", 52, v -> Texts.of("sound.kind." + v.kind())),
                                column("sound.name", 110, Voice::name),
                                tipped("sound.volume", 66, SoundTables::volume),
                                column("sound.tempo", 62, Voice::tempo),
                                tipped("sound.balance", 62, Voice::balance),
                                column("sound.position", 68, SoundTables::position)));
        return table;
    }

    static TableView<Load> loads() {
        TableView<Load> table = table("sound-loads", "sound.loads.none");
        table.getColumns()
                .addAll(
                        List.of(
                                column("sound.file", 130, SoundTables::fileName),
                                column("sound.outcome", 80, Load::outcome),
                                column("sound.bytes", 62, load -> Units.bytes(load.bytes())),
                                tipped("sound.time", 62, SoundTables::time)));
        return table;
    }

    private static String volume(Voice voice) {
        return String.format(Locale.ROOT, "%.0f / %d", voice.level(), voice.volume());
    }

    private static String position(Voice voice) {
        return voice.loading()
                ? Texts.of("sound.loading")
                : String.format(Locale.ROOT, "%.1f", voice.positionMs() / 1000.0);
    }

    /** Without its folders. */
    private static String fileName(Load load) {
        String file = load.file().replace('\\', '/');
        return file.substring(file.lastIndexOf('/') + 1);
    }

    private static String time(Load load) {
        return Units.millis(load.milliseconds() * 1e6);
    }

    private static <T> TableView<T> table(String id, String placeholder) {
        var table = new TableView<T>();
        table.setId(id);
        table.setPlaceholder(new Label(Texts.of(placeholder)));
        table.getStyleClass().addAll("dense", "edge-to-edge");
        return table;
    }

    private static <T> TableColumn<T, Object> column(
            String key, double width, Function<T, Object> value) {
        var column = new TableColumn<T, Object>(Texts.of(key));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        column.setPrefWidth(width);
        column.setSortable(false);
        return column;
    }

    private static <T> TableColumn<T, Object> tipped(
            String key, double width, Function<T, Object> value) {
        TableColumn<T, Object> column = column(key, width, value);
        var title = new Label(column.getText());
        title.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        column.setGraphic(title);
        column.setText("");
        return column;
    }

    /** Replaces a table's rows when they changed. */
    static <T> void show(TableView<T> table, List<T> rows) {
        if (!table.getItems().equals(rows)) {
            table.getItems().setAll(rows);
        }
    }

    /** A line for the tab. */
    static String headline(SoundSnapshot snapshot) {
        return Texts.of("sound.headline", snapshot.voices().size());
    }
}
