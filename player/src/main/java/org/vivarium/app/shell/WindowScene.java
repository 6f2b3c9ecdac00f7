package org.vivarium.app.shell;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import org.vivarium.app.user.Settings;

/** The scene of a window: as large as the last time, and files can be dropped on it. */
final class WindowScene {
    private static final double WIDTH = 1600;
    private static final double HEIGHT = 1000;

    private final StackPane root;
    private final Settings settings;

    /**
     * @param root everything in the window
     */
    WindowScene(StackPane root, Settings settings) {
        this.root = root;
        this.settings = settings;
    }

    /**
     * Makes the scene.
     *
     * @param dropped told what was dropped on the window
     */
    Scene make(Consumer<Path> dropped) {
        Scene scene = size();
        Theme.style(scene);
        scene.setOnDragOver(WindowScene::dragOver);
        scene.setOnDragDropped(event -> dropped(event, dropped));
        return scene;
    }

    private Scene size() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = settings.number("width", WIDTH);
        double height = settings.number("height", HEIGHT);
        double most = Math.min(width, screen.getWidth());
        double highest = Math.min(height, screen.getHeight());
        if (!"Headless".equals(System.getProperty("glass.platform"))) {
            return new Scene(root, most, highest);
        }
        // The headless screen is small and takes no larger window: the content is laid out at its
        // own size and reaches beyond it.
        root.setPrefSize(width, height);
        root.setMinSize(width, height);
        return new Scene(new Pane(root), most, highest);
    }

    /** Keeps the size for the next time. */
    void keepSize() {
        settings.setNumber("width", root.getWidth());
        settings.setNumber("height", root.getHeight());
    }

    private static void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private static void dropped(DragEvent event, Consumer<Path> taker) {
        if (event.getDragboard().hasFiles()) {
            taker.accept(event.getDragboard().getFiles().getFirst().toPath());
            event.setDropCompleted(true);
            event.consume();
        }
    }
}
