package org.vivarium.inspector.flame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.Section;

/** The frames in which one section took longest; a click or Enter goes to the frame. */
final class WorstFrames {
    private static final int MOST = 12;

    /** Frames looked through in one pulse. */
    private static final int FRAMES_A_PULSE = 600;

    /**
     * A frame and what the section took in it.
     *
     * @param index the frame's index in the log
     */
    private record Worst(long index, long frame, int nanos) {}

    private final Label title = new Label(Texts.of("worst.empty"));
    private final ListView<Worst> list = new ListView<>();
    private final VBox box = new VBox(title, list);
    private final FrameRecord record = new FrameRecord();
    private final List<Worst> found = new ArrayList<>();
    private Section section;
    private FrameHistory history;
    private long next;
    private long last;
    private boolean looking;

    /**
     * @param goToFrame takes a frame's index in the log
     */
    WorstFrames(LongConsumer goToFrame) {
        title.setId("worst-title");
        title.getStyleClass().addAll("muted", "worst-title");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        box.setMinWidth(90);
        title.setTooltip(new Tooltip(Texts.of("worst.tip")));
        list.setId("worst-frames");
        list.getStyleClass().addAll("dense", "edge-to-edge");
        list.setCellFactory(view -> new WorstCell());
        list.setOnMouseClicked(event -> open(goToFrame));
        list.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        open(goToFrame);
                        event.consume();
                    }
                });
        VBox.setVgrow(list, Priority.ALWAYS);
    }

    private void open(LongConsumer goToFrame) {
        Worst worst = list.getSelectionModel().getSelectedItem();
        if (worst != null) {
            goToFrame.accept(worst.index());
        }
    }

    Region node() {
        return box;
    }

    void focus() {
        list.requestFocus();
        if (list.getSelectionModel().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
    }

    void clear() {
        looking = false;
        title.setText(Texts.of("worst.empty"));
        list.getItems().clear();
    }

    /**
     * Begins to look for the worst frames of a section between two indices of the log, both
     * included; {@link #showMore} goes on.
     */
    void begin(Section section, FrameHistory history, long first, long last) {
        this.section = section;
        this.history = history;
        this.next = Math.max(first, history.oldest());
        this.last = last;
        found.clear();
        looking = true;
    }

    /** Looks through the next few frames, and lists what was found when it was through all. */
    void showMore() {
        if (!looking) {
            return;
        }
        long end = Math.min(last + 1, next + FRAMES_A_PULSE);
        for (; next < end; next++) {
            if (history.read(next, record)) {
                int nanos = nanosOf(section);
                if (nanos > 0 && (found.size() < MOST || nanos > found.getLast().nanos())) {
                    insert(found, new Worst(next, record.frame, nanos));
                }
            }
        }
        if (next > last) {
            looking = false;
            list();
        }
    }

    private void list() {
        title.setText(Texts.of("worst.title", section.label()));
        if (!found.equals(list.getItems())) {
            Worst selected = list.getSelectionModel().getSelectedItem();
            list.getItems().setAll(found);
            list.getSelectionModel().select(selected);
        }
    }

    private int nanosOf(Section section) {
        int nanos = 0;
        for (int span = 0; span < record.spanCount; span++) {
            if (record.spanSection[span] == section.ordinal()) {
                nanos += record.spanEnd[span] - record.spanBegin[span];
            }
        }
        return nanos;
    }

    private static void insert(List<Worst> worst, Worst one) {
        int at = 0;
        while (at < worst.size() && worst.get(at).nanos() >= one.nanos()) {
            at++;
        }
        worst.add(at, one);
        if (worst.size() > MOST) {
            worst.removeLast();
        }
    }

    private static final class WorstCell extends ListCell<Worst> {
        @Override
        protected void updateItem(Worst worst, boolean empty) {
            super.updateItem(worst, empty);
            setText(
                    empty
                            ? null
                            : Texts.of(
                                    "slow.line",
                                    Units.millis(worst.nanos()),
                                    Units.count(worst.frame())));
        }
    }
}
