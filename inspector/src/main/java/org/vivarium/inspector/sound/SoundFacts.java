package org.vivarium.inspector.sound;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.SoundSnapshot;

/** The numbers of the sound panel, as many in a row as fit. */
final class SoundFacts {
    private final FlowPane pane = new FlowPane(14, 2);
    private final Label output = fact("sound.output");
    private final Label buffer = fact("sound.buffer");
    private final Label underruns = fact("sound.underruns");
    private final Label refused = fact("sound.refused");
    private final Label cache = fact("sound.cache");
    private final Label peak = fact("sound.peak");
    private final Label instruments = fact("sound.instruments");

    private Label fact(String key) {
        var name = new Label(Texts.of(key));
        var value = new Label("–");
        value.setId(key.replace('.', '-'));
        value.getStyleClass().add("strong");
        var tip = new Tooltip(Texts.of(key + ".tip"));
        name.setTooltip(tip);
        value.setTooltip(tip);
        pane.getChildren().add(new HBox(5, name, value));
        return value;
    }

    Region node() {
        return pane;
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
