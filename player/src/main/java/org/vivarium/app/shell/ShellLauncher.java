package org.vivarium.app.shell;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.app.user.UserFolder;

/** Starts JavaFX with one window and waits until it is closed. */
public final class ShellLauncher {
    private ShellLauncher() {}

    /**
     * @param opened what to do with the window once it is there
     */
    public static void run(RunOptions options, Consumer<Shell> opened) throws InterruptedException {
        runStage(
                stage -> {
                    Path user = UserFolder.path();
                    var shell =
                            new Shell(stage, user, new Settings(user), KeyMap.load(user), options);
                    shell.show();
                    opened.accept(shell);
                });
    }

    /** Starts JavaFX and waits until the stage made here is closed. */
    static void runStage(Consumer<Stage> fill) throws InterruptedException {
        // JavaFX on the class path works and complains; nobody needs to read that.
        Logger.getLogger("javafx").setLevel(Level.OFF);
        var closed = new CountDownLatch(1);
        Platform.setImplicitExit(false);
        Platform.startup(
                () -> {
                    var stage = new Stage();
                    stage.setOnHidden(event -> closed.countDown());
                    fill.accept(stage);
                });
        closed.await();
        Platform.exit();
    }
}
