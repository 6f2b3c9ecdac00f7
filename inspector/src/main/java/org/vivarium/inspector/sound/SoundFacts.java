package org.vivarium.inspector.sound;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.SoundSnapshot;

/** The numbers of the sound panel, in two columns. */
final class SoundFacts {
    private final GridPane grid = new GridPane();
    private final Label output = fact("sound.output", 0, 0);
    private final Label buffer = fact("sound.buffer", 1, 0);
    private final Label underruns = fact("sound.underruns", 0, 1);
    private final Label refused = fact("sound.refused", 1, 1);
    private final Label cache = fact("sound.cache", 0, 2);
    private final Label peak = fact("sound.peak", 1, 2);
    private final Label instruments = fact("sound.instruments", 0, 3);

    SoundFacts() {
        grid.getStyleClass().add("facts");
        for (int i = 0; i < 2; i++) {
            var column = new ColumnConstraints();
            column.setPercentWidth(50);
            grid.getColumnConstraints().add(column);
        }
    }

    private Label fact(String key, int column, int row) {
        var name = new Label(Texts.of(key));
        var value = new Label("–");
        value.setId(key.replace('.', '-'));
        value.getStyleClass().add("strong");
        var tip = new Tooltip(Texts.of(key + ".tip"));
        name.setTooltip(tip);
        value.setTooltip(tip);
        grid.add(new HBox(5, name, value), column, row);
        return value;
    }

    Region node() {
        return grid;
    }

    void show(SoundSnapshot s) {
        output.setText(s.output());
        buffer.setText(Texts.of("sound.buffer.value", s.bufferMs()));
        underruns.setText(Texts.of("sound.underruns.value", s.underruns(), s.skippedMs()));
        refused.setText(Texts.of("sound.refused.value", s.refused(), s.recycled()));
        cache.setText(
                Texts.of(
                        "sound.cache.value",
                        Units.bytes(s.cacheBytes()),
                        Units.bytes(s.cacheLimit()),
                        s.cachedClips()));
        peak.setText(Units.percent(s.peak()));
        instruments.setText(s.instruments().isEmpty() ? "–" : s.instruments());
    }
}
