package org.vivarium.testing;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A test with a window, driven as somebody with mouse and keyboard does it. Nothing here sleeps:
 * what takes time is waited for, as long as a busy machine may need.
 */
public abstract class WindowTest {
    private static final int PATIENCE_SECONDS = 60;

    /** A cold window on a busy machine takes longer than the half minute it is usually given. */
    private static final long COLD_START_MILLIS = 180_000;

    protected final FxRobot robot = new FxRobot();

    @BeforeEach
    final void openWindow() throws TimeoutException {
        FxToolkit.toolkitContext().setLaunchTimeoutInMillis(COLD_START_MILLIS);
        FxToolkit.toolkitContext().setSetupTimeoutInMillis(COLD_START_MILLIS);
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupStage(
                stage -> {
                    try {
                        open(stage);
                    } catch (Exception e) {
                        throw new AssertionError("the window could not be opened", e);
                    }
                });
    }

    /** Fills the window and shows it; on the window's thread. */
    protected abstract void open(Stage stage) throws Exception;

    @AfterEach
    final void closeWindow() throws TimeoutException {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        robot.interact(this::close);
        FxToolkit.cleanupStages();
    }

    /** Ends what runs in the window; on the window's thread. */
    protected void close() {}

    /** Asks something on the window's thread. */
    protected static <T> T onWindow(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(
                TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS), question);
    }

    /** Waits until something is so; it is asked on the window's thread. */
    protected static void await(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(
                    PATIENCE_SECONDS, TimeUnit.SECONDS, () -> onWindow(condition::getAsBoolean));
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come to that in a minute", e);
        }
    }

    protected final boolean isThere(String query) {
        return robot.lookup(query).tryQuery().isPresent();
    }

    protected final Node node(String query) {
        return robot.lookup(query).query();
    }

    protected final <N extends Node> N node(String query, Class<N> type) {
        return robot.lookup(query).queryAs(type);
    }

    /** The words of a label or button; none when it isn't there. */
    protected final String text(String query) {
        return robot.lookup(query).tryQueryAs(Labeled.class).map(Labeled::getText).orElse("");
    }

    /** Clicks on a node as soon as it has its place inside the window. */
    protected final void click(String query) {
        await(() -> robot.lookup(query).tryQuery().filter(WindowTest::isReachable).isPresent());
        robot.clickOn(query);
    }

    /** Whether the mouse can reach the middle of a node: laid out, and in a window that shows. */
    protected static boolean isReachable(Node node) {
        Window window = node.getScene().getWindow();
        Bounds bounds = node.localToScreen(node.getBoundsInLocal());
        return window.isShowing()
                && !bounds.isEmpty()
                && new BoundingBox(
                                window.getX(), window.getY(), window.getWidth(), window.getHeight())
                        .contains(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Presses a button without the mouse: it may lie outside the small headless screen. */
    protected final void fire(String query) {
        robot.interact(node(query, ButtonBase.class)::fire);
    }

    /** Presses keys together. */
    protected final void keys(KeyCode... chord) {
        robot.press(chord).release(chord);
    }
}
