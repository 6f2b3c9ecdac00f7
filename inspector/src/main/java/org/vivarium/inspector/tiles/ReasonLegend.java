package org.vivarium.inspector.tiles;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.shape.Rectangle;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;

/** How many cells were drawn for each reason over the last second of frames. */
final class ReasonLegend extends FlowPane {
    private static final int WINDOW = 60;

    private final Map<CellReason, Label> numbers = new EnumMap<>(CellReason.class);
    private final long[] sums = new long[CellReason.count()];
    private final FrameRecord record = new FrameRecord();

    ReasonLegend() {
        super(14, 4);
        getStyleClass().add("legend");
        for (CellReason reason : CellReason.values()) {
            if (reason != CellReason.NONE) {
                getChildren().add(entry(reason));
            }
        }
    }

    private HBox entry(CellReason reason) {
        var swatch = new Rectangle(10, 10);
        swatch.setFill(Palette.get().of(reason));
        Palette.follow(swatch, now -> swatch.setFill(now.of(reason)));
        var number = new Label("0");
        number.getStyleClass().add("strong");
        numbers.put(reason, number);
        var name = new Label(reason.label());
        var tip = new Tooltip(Texts.of("tiles.reason", reason.counter().meaning()));
        name.setTooltip(tip);
        number.setTooltip(tip);
        var box = new HBox(5, swatch, name, number);
        box.getStyleClass().add("legend-entry");
        return box;
    }

    void update(FrameLog log) {
        Arrays.fill(sums, 0);
        long end = log.appended();
        for (long index = Math.max(log.oldest(), end - WINDOW); index < end; index++) {
            if (log.read(index, record)) {
                add();
            }
        }
        for (var entry : numbers.entrySet()) {
            entry.getValue().setText(Units.count(sums[entry.getKey().ordinal()]));
        }
    }

    private void add() {
        for (CellReason reason : numbers.keySet()) {
            sums[reason.ordinal()] += record.counter(reason.counter());
        }
    }
}
