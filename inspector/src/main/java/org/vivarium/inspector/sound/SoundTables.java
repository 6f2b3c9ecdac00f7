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
                                kind(),
                                column("sound.name", Voice::name),
                                narrow("sound.volume", 54, SoundTables::volume),
                                narrow("sound.tempo", 56, Voice::tempo),
                                narrow("sound.balance", 36, Voice::balance),
                                narrow("sound.position", 54, SoundTables::position)));
        return table;
    }

    static TableView<Load> loads() {
        TableView<Load> table = table("sound-loads", "sound.loads.none");
        table.getColumns()
                .addAll(
                        List.of(
                                column("sound.file", SoundTables::fileName),
                                column("sound.outcome", Load::outcome),
                                narrow("sound.bytes", 62, load -> Units.bytes(load.bytes())),
                                narrow("sound.time", 62, SoundTables::time)));
        return table;
    }

    private static String volume(Voice voice) {
        long heard = Math.round(voice.level());
        return heard == voice.volume() ? Long.toString(heard) : heard + "/" + voice.volume();
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
        table.getStyleClass().addAll("dense", "tight", "edge-to-edge");
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        return table;
    }

    /** Music or effect, as a picture. */
    private static TableColumn<Voice, Object> kind() {
        TableColumn<Voice, Object> column = column("sound.kind", Voice::kind);
        fix(column, 24);
        column.setCellFactory(c -> new KindCell());
        return column;
    }

    /** A column that takes what the narrow ones leave. */
    private static <T> TableColumn<T, Object> column(String key, Function<T, Object> value) {
        var column = new TableColumn<T, Object>(Texts.of(key));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        column.setSortable(false);
        return column;
    }

    private static void fix(TableColumn<?, ?> column, double width) {
        column.setMinWidth(width);
        column.setMaxWidth(width);
    }

    /** A column of numbers, what they mean in its title's tooltip. */
    private static <T> TableColumn<T, Object> narrow(
            String key, double width, Function<T, Object> value) {
        TableColumn<T, Object> column = column(key, value);
        fix(column, width);
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
