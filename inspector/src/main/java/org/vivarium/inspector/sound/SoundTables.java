package org.vivarium.inspector.sound;

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

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The two tables of the sound panel: what plays now, and which files were opened. */
final class SoundTables {
    private SoundTables() {}

    static TableView<Voice> voices() {
        TableView<Voice> table = table("sound-voices", "sound.voices.none");
        table.getColumns()
                .addAll(
                        List.of(
                                column("sound.kind", 60, v -> Texts.of("sound.kind." + v.kind())),
                                column("sound.name", 150, Voice::name),
                                tipped("sound.volume", 70, SoundTables::volume),
                                column("sound.tempo", 65, Voice::tempo),
                                tipped("sound.balance", 65, Voice::balance),
                                column("sound.position", 75, SoundTables::position)));
        return table;
    }

    static TableView<Load> loads() {
        TableView<Load> table = table("sound-loads", "sound.loads.none");
        table.getColumns()
                .addAll(
                        List.of(
                                column("sound.file", 200, Load::file),
                                column("sound.outcome", 110, Load::outcome),
                                column("sound.bytes", 75, load -> Units.bytes(load.bytes())),
                                tipped("sound.time", 75, SoundTables::time)));
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

    private static String time(Load load) {
        return Units.millis(load.milliseconds() * 1e6);
    }

    private static <T> TableView<T> table(String id, String placeholder) {
        var table = new TableView<T>();
        table.setId(id);
        table.setPlaceholder(new Label(Texts.of(placeholder)));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
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
        return Texts.of("sound.headline", snapshot.voices().size(), snapshot.underruns());
    }
}
