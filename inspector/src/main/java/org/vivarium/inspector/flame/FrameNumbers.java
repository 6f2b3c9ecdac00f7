package org.vivarium.inspector.flame;

import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.FrameSelection;

/**
 * The chosen frames in numbers: what each section cost, how the times are distributed, and the
 * worst frames of the section selected. Filled one part a pulse: together they would make a long
 * one.
 */
final class FrameNumbers {
    /** Frames summed up while none are chosen. */
    static final int WINDOW = 600;

    /** What of the present choice is still to be shown. */
    private enum Part {
        NONE,
        SUM,
        SECTIONS,
        LINES,
        DISTRIBUTION,
        WORST
    }

    private final FrameSelection selection;
    private final SectionTable table = new SectionTable(this::openSection);
    private final HistogramView distribution = new HistogramView();
    private final WorstFrames worst;
    private final SplitPane node;
    private final RangeSum sum = new RangeSum();
    private final Every seldom = new Every(2000);
    private FrameHistory history;
    private Part waiting = Part.NONE;

    FrameNumbers(FrameSelection selection) {
        this.selection = selection;
        worst = new WorstFrames(index -> selection.choose(index, index));
        table.selected().addListener((o, before, now) -> listWorst());
        node = new SplitPane(table.node(), distribution, worst.node());
        node.setDividerPositions(0.64, 0.81);
        node.getStyleClass().add("quiet-split");
    }

    Region node() {
        return node;
    }

    SectionTable table() {
        return table;
    }

    /** Another log, or null for none: nothing is known of it yet. */
    void open(FrameHistory history) {
        this.history = history;
        waiting = Part.NONE;
        sum.clear();
        table.clear();
        worst.clear();
    }

    /** What is chosen has changed: shown in the pulses that follow. */
    void restart() {
        FrameSelection.Range range = selection.range().get();
        long end = history.end();
        sum.restart(
                history,
                range == null ? end - WINDOW : range.first(),
                range == null ? end - 1 : range.last());
        waiting = Part.SUM;
    }

    /**
     * Whether parts of the last choice are still to be shown: a slow window gets to all of them.
     */
    boolean busy() {
        return waiting != Part.NONE;
    }

    void stop() {
        waiting = Part.NONE;
    }

    /** Shows the next part, if any waits. */
    void pulse() {
        switch (waiting) {
            case NONE -> worst.showMore();
            case SUM -> waiting = sum.more() ? Part.SECTIONS : Part.SUM;
            case SECTIONS -> {
                table.show(sum.stats(), selection.range().get() == null);
                waiting = Part.LINES;
            }
            case LINES -> waiting = table.showMore() ? Part.LINES : Part.DISTRIBUTION;
            case DISTRIBUTION -> {
                distribution.show(sum.times());
                waiting = Part.WORST;
            }
            case WORST -> {
                waiting = Part.NONE;
                if (selection.range().get() != null || seldom.due()) {
                    listWorst();
                }
            }
        }
    }

    /** Goes to a section's worst frame; its other bad ones are listed beside. */
    private void openSection(SectionLine line) {
        if (line.worstIndex() >= 0) {
            listWorst();
            worst.focus();
            selection.choose(line.worstIndex(), line.worstIndex());
        }
    }

    /** Lists the selected section's worst frames: of the chosen range, or of all there are. */
    private void listWorst() {
        SectionLine line = table.selected().get();
        if (line == null || history == null) {
            worst.clear();
            return;
        }
        FrameSelection.Range range = selection.range().get();
        boolean some = range != null && range.size() > 1;
        worst.begin(
                line.section,
                history,
                some ? range.first() : history.oldest(),
                some ? Math.min(range.last(), history.end() - 1) : history.end() - 1);
    }
}
