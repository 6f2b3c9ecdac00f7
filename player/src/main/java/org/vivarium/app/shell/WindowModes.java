package org.vivarium.app.shell;

import javafx.animation.PauseTransition;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.vivarium.app.dock.Dock;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.dock.PanelHost;
import org.vivarium.app.user.Settings;

/**
 * How much of the window the game has: a panel among others, all of it between tool bar and status
 * bar, or the whole screen. Panels that give way are as good as closed and ask nothing.
 */
final class WindowModes {
    private static final String ALONE = "gameAlone";
    private static final Duration POINTER_STAYS = Duration.seconds(2);

    private final Stage stage;
    private final Settings settings;
    private final Dock dock;
    private final Node tools;
    private final Node status;
    private final BorderPane main = new BorderPane();
    private final PauseTransition pointerRests = new PauseTransition(POINTER_STAYS);
    private LayoutNode layout;
    private boolean playing;
    private boolean revealed;

    WindowModes(Stage stage, Settings settings, Dock dock, Node tools, Node status) {
        this.stage = stage;
        this.settings = settings;
        this.dock = dock;
        this.tools = tools;
        this.status = status;
        main.setTop(tools);
        main.setBottom(status);
        main.getStyleClass().add("shell");
        pointerRests.setOnFinished(event -> main.setCursor(Cursor.NONE));
        main.addEventFilter(MouseEvent.MOUSE_MOVED, event -> pointerMoved());
        stage.fullScreenProperty().addListener((o, before, now) -> arrange());
    }

    Node node() {
        return main;
    }

    /** Lays the panels out; those the layout doesn't name are closed. */
    void show(LayoutNode layout) {
        dock.show(layout);
        this.layout = dock.layout();
        arrange();
    }

    /** The layout of the panels, to be kept. */
    LayoutNode layout() {
        return isAlone() ? layout : dock.layout();
    }

    /** A game began, or the last one was closed: without one there is nothing to look at. */
    void playing(boolean playing) {
        this.playing = playing;
        revealed = false;
        arrange();
    }

    /** The game alone, or the panels around it. */
    void toggleAlone() {
        boolean alone = main.getCenter() != dock.node();
        revealed = alone && !playing;
        settings.setFlag(ALONE, !alone);
        arrange();
    }

    /** Makes room for a panel that was asked for. */
    void reveal(String panel) {
        if (isAlone() && !panel.equals(ShellPanels.GAME)) {
            revealed = true;
            settings.setFlag(ALONE, false);
            stage.setFullScreen(false);
            arrange();
        }
        dock.reveal(panel);
    }

    private boolean isAlone() {
        return main.getCenter() instanceof PanelHost;
    }

    private void arrange() {
        boolean full = stage.isFullScreen();
        boolean alone = full || (playing ? settings.flag(ALONE, false) : !revealed);
        if (alone && !isAlone()) {
            layout = dock.layout();
            main.setCenter(dock.lend(ShellPanels.GAME));
        } else if (!alone && main.getCenter() != dock.node()) {
            main.setCenter(null);
            dock.show(layout);
            main.setCenter(dock.node());
        }
        bar(tools, !full);
        bar(status, !full);
        pointerMoved();
    }

    private static void bar(Node bar, boolean seen) {
        bar.setVisible(seen);
        bar.setManaged(seen);
    }

    /** On the whole screen the pointer goes away when it rests. */
    private void pointerMoved() {
        main.setCursor(Cursor.DEFAULT);
        if (stage.isFullScreen() && playing) {
            pointerRests.playFromStart();
        } else {
            pointerRests.stop();
        }
    }
}
