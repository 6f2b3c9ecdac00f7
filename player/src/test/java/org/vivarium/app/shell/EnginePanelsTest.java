package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.vivarium.app.build.SampleGame;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The buttons of the Tile cache and Memory panels, beside a running engine. */
@ExtendWith(ApplicationExtension.class)
class EnginePanelsTest {
    @Command
    private static final class Options {
        @Mixin RunOptions run;
    }

    private Shell shell;

    @Start
    void start(Stage stage) throws Exception {
        Path user = Files.createTempDirectory("vivarium-user");
        var options = new Options();
        new CommandLine(options)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .parseArgs("--new-game", "--no-audio", "--seed", "1");
        var settings = new Settings(user);
        settings.setNumber("width", 1200);
        settings.setNumber("height", 900);
        shell = new Shell(stage, user, settings, KeyMap.load(user), options.run);
        shell.show();
    }

    @AfterEach
    void close() {
        WaitForAsyncUtils.waitForAsyncFx(30_000, shell::close);
    }

    private static void await(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition::getAsBoolean);
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come to that in a minute", e);
        }
    }

    private void openSample() {
        Assumptions.assumeTrue(
                SampleGame.installed().isPresent(), "skipped: the sample game isn't here");
        WaitForAsyncUtils.waitForAsyncFx(30_000, shell::openSample);
        await(() -> shell.session() != null && shell.session().status().frames() > 45);
    }

    private static void fire(FxRobot robot, String query) {
        ButtonBase button = robot.lookup(query).queryAs(ButtonBase.class);
        robot.interact(button::fire);
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Label.class).getText();
    }

    /** Cells drawn for a reason in the newest frame that has been recorded. */
    private int cells(CellReason reason) {
        FrameLog log = shell.session().frames();
        var record = new FrameRecord();
        return log.read(log.appended() - 1, record) ? record.counter(reason.counter()) : 0;
    }

    @Test
    void the_tile_cache_is_verified_cleared_and_switched_off(FxRobot robot) {
        openSample();
        fire(robot, "#verify-tiles");
        await(() -> text(robot, "#tiles-verdict").contains("equal"));
        fire(robot, "#verify-always");
        long before = shell.session().status().frames();
        await(() -> shell.session().status().frames() > before + 20);
        assertThat(shell.session().warnings().count()).isZero();

        assertThat(cells(CellReason.FORCED)).isZero();
        fire(robot, "#tiles-enabled");
        await(() -> cells(CellReason.FORCED) > 300);
        fire(robot, "#verify-tiles");
        await(() -> text(robot, "#tiles-verdict").contains("equal"));
        fire(robot, "#tiles-enabled");
        await(() -> cells(CellReason.FORCED) == 0);
    }

    @Test
    void the_overlay_lies_on_the_game_and_goes_away(FxRobot robot) {
        openSample();
        assertThat(shell.session().snapshots().watched()).isTrue();
        fire(robot, "#tool-overlay");
        await(() -> shell.view().overlayShown());
        fire(robot, "#tool-overlay");
        await(() -> !shell.view().overlayShown());
    }

    @Test
    void every_cache_can_be_cleared_from_the_memory_panel(FxRobot robot) {
        openSample();
        await(() -> !label(robot, "#cache-images").isEmpty());
        assertThat(label(robot, "#cache-events")).isNotEmpty();
        int before = imagesLoaded();
        for (String cache : new String[] {"tiles", "glyphs", "images", "tints", "events"}) {
            fire(robot, "#clear-" + cache);
        }
        await(() -> imagesLoaded() > before);
        long frames = shell.session().status().frames();
        await(() -> shell.session().status().frames() > frames + 10);
        assertThat(shell.session().status().fault()).isNull();
    }

    private int imagesLoaded() {
        FrameLog log = shell.session().frames();
        var record = new FrameRecord();
        int loaded = 0;
        for (long index = log.oldest(); index < log.appended(); index++) {
            loaded += log.read(index, record) ? record.counter(Counter.ASSETS_LOADED) : 0;
        }
        return loaded;
    }

    private static String label(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Labeled.class).getText();
    }
}
