package org.vivarium.inspector.memory;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.flame.FrameHistory;
import org.vivarium.telemetry.runtime.ProcessMemory;
import org.vivarium.telemetry.runtime.RuntimeFeed;
import org.vivarium.telemetry.snapshot.MemorySnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/**
 * What is allocated, kept and collected: heap and pauses on one time axis, bytes a frame, arenas,
 * pools, caches, classes.
 */
public final class MemoryPanel extends BasePanel<ScrollPane> {
    private final PanelContext context;
    private final TopicWatch<MemorySnapshot> watch;
    private final TimeAxis axis = new TimeAxis();
    private final HeapChart heap = new HeapChart(axis);
    private final BytesChart bytes = new BytesChart(axis);
    private final CausePlot cause = new CausePlot();
    private final MemoryFacts facts = new MemoryFacts();
    private final Reserves reserves = new Reserves();
    private final SectionBytes sections = new SectionBytes();
    private final CacheList caches;
    private final ClassList classes = new ClassList();
    private final ProcessMemory process = new ProcessMemory();
    private FrameHistory history;
    private RuntimeFeed feed;
    private final Every quickly = new Every(100);
    private final Every slowly = new Every(500);

    public MemoryPanel(PanelContext context) {
        super(new ScrollPane());
        this.context = context;
        watch = whileShown(new TopicWatch<>(context, Topic.MEMORY));
        caches = new CacheList(context::ask);
        var box =
                new VBox(
                        6,
                        heap,
                        bytes,
                        facts.node(),
                        cause,
                        sections.node(),
                        caches.node(),
                        classes.node(),
                        reserves.node());
        box.getStyleClass().add("padded-panel");
        root.setContent(box);
        root.setFitToWidth(true);
        root.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        root.getStyleClass().add("edge-to-edge");
        context.engine().addListener((o, before, now) -> open(now));
        open(context.engine().get());
    }

    private void open(EngineLink link) {
        history = link == null ? null : new FrameHistory(link.frames());
        bytes.show(history);
        cause.show(history);
    }

    @Override
    protected void onShown() {
        feed = new RuntimeFeed();
        feed.start();
    }

    @Override
    protected void onHidden() {
        feed.close();
        feed = null;
    }

    @Override
    public void pulse() {
        long now = System.nanoTime();
        axis.moveTo(now);
        if (history != null) {
            history.update();
        }
        if (quickly.due()) {
            heap.add(now, process.heapUsed());
            heap.repaint();
            bytes.repaint();
        }
        if (slowly.due()) {
            showSlowly();
        }
    }

    private void showSlowly() {
        heap.collections(feed.pauses(), feed.liveSets());
        cause.repaint();
        MemorySnapshot snapshot = watch.latest();
        facts.show(process, history, feed);
        reserves.show(process, snapshot);
        EngineLink link = context.engine().get();
        if (link != null) {
            facts.showPast(link.status());
            sections.show(link.frames(), context.selection().range().get());
        }
        if (snapshot != null) {
            caches.show(snapshot);
        }
        classes.show(feed.classes(ClassList.MOST));
        headline(
                Texts.of(
                        "memory.headline",
                        Units.bytes(process.heapUsed()),
                        Units.bytes(process.heapMax())));
    }
}
