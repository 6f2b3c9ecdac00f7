package org.vivarium.app.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import org.vivarium.inspector.flame.ComparePanel;

/** Brings one panel after the other to the front and writes a picture of each, for the guide. */
final class PanelPictures extends AnimationTimer {
    /** A panel lives this long before its picture is taken, so that there is something to see. */
    private static final long SETTLE_NANOS = 2_500_000_000L;

    private final Shell shell;
    private final Path folder;
    private final Path trace;
    private final Deque<String> waiting = new ArrayDeque<>();
    private long shownAt;

    /**
     * @param trace a recording of this run, to be reopened in the panel that compares
     */
    PanelPictures(Shell shell, Path folder, Path trace) {
        this.shell = shell;
        this.folder = folder;
        this.trace = trace;
        waiting.addAll(shell.panels());
    }

    @Override
    public void start() {
        super.start();
        showNext();
    }

    private void showNext() {
        String panel = waiting.getFirst();
        shell.reveal(panel);
        if (shell.panel(panel) instanceof ComparePanel compare) {
            compare.open(trace);
        }
        new PanelSights(shell.context()).show(panel);
        shownAt = System.nanoTime();
    }

    /** A panel's node; of one that scrolls all there is, not only what its place shows. */
    private Parent whole(String panel) {
        return shell.panel(panel).node() instanceof ScrollPane scrolled
                        && scrolled.getContent() instanceof Parent content
                ? content
                : shell.panelNode(panel);
    }

    @Override
    public void handle(long now) {
        if (System.nanoTime() - shownAt < SETTLE_NANOS) {
            return;
        }
        String panel = waiting.removeFirst();
        try {
            Screenshots.write(whole(panel), folder.resolve(panel + ".png"));
        } catch (IOException e) {
            System.err.println("tour: " + e.getMessage());
        }
        if (waiting.isEmpty()) {
            stop();
            shell.quit();
        } else {
            showNext();
        }
    }
}
