package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.Notification;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.save.replay.RecordingReader;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.snapshot.StatusSnapshot;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.testing.SharedData;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Going back, quick saves and recordings, as somebody at the keyboard uses them. */
@ExtendWith(ApplicationExtension.class)
class TimeTravelTest {
    private static final int START = 61;

    @Command
    private static final class Options {
        @Mixin RunOptions run;
    }

    private Shell shell;
    private Path user;

    @Start
    void start(Stage stage) throws Exception {
        user = Files.createTempDirectory("vivarium-user");
        System.setProperty("vivarium.user", user.toString());
        var options = new Options();
        new CommandLine(options)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .parseArgs(
                        "--map",
                        "30",
                        "--at",
                        START + ",86",
                        "--no-audio",
                        "--seed",
                        "1",
                        "--save-dir",
                        user.resolve("saves").toString());
        var settings = new Settings(user);
        settings.setNumber("width", 1000);
        settings.setNumber("height", 900);
        shell = new Shell(stage, user, settings, KeyMap.load(user), options.run);
        shell.show();
        shell.open(SharedData.game("testgame-2000"));
    }

    @AfterEach
    void close() {
        WaitForAsyncUtils.waitForAsyncFx(30_000, shell::close);
        System.clearProperty("vivarium.user");
    }

    private static void await(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition::getAsBoolean);
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come to that in a minute", e);
        }
    }

    private void awaitGame(FxRobot robot) {
        await(() -> shell.session() != null && shell.session().status().frames() > 45);
        robot.clickOn("#game-canvas");
        await(() -> heroX() == START);
    }

    private int heroX() {
        return WaitForAsyncUtils.waitForAsyncFx(
                30_000,
                () -> {
                    StatusSnapshot status = shell.session().snapshots().latest(Topic.STATUS);
                    return status == null ? -1 : status.heroX;
                });
    }

    private static boolean told(FxRobot robot, String message) {
        return robot.lookup("#notices .notification").queryAllAs(Notification.class).stream()
                .anyMatch(notice -> notice.getMessage().equals(message));
    }

    private void walk(FxRobot robot, int to) {
        robot.press(KeyCode.RIGHT);
        await(() -> heroX() >= to);
        robot.release(KeyCode.RIGHT);
        long frames = shell.session().status().frames();
        await(() -> shell.session().status().frames() > frames + 20);
    }

    @Test
    void a_quick_load_takes_the_hero_back_to_where_he_was_quick_saved(FxRobot robot) {
        awaitGame(robot);
        robot.type(KeyCode.F5);
        await(() -> !robot.lookup("#notices .notification").queryAll().isEmpty());
        walk(robot, START + 3);
        robot.type(KeyCode.F8);
        await(() -> heroX() == START);
        Path game = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> user.resolve("games"));
        assertThat(game).isDirectoryRecursivelyContaining("glob:**quick-01.vivarium");
    }

    @Test
    void an_empty_slot_is_told_and_the_game_goes_on(FxRobot robot) {
        awaitGame(robot);
        robot.press(KeyCode.CONTROL).type(KeyCode.F7).release(KeyCode.CONTROL);
        await(() -> robot.lookup("#notices .notification.warning").tryQuery().isPresent());
        long frames = shell.session().status().frames();
        await(() -> shell.session().status().frames() > frames + 10);
    }

    @Test
    void the_hero_walks_backwards_while_the_rewind_key_is_held(FxRobot robot) {
        awaitGame(robot);
        walk(robot, START + 3);
        int there = heroX();
        robot.press(KeyCode.BACK_SPACE);
        await(() -> shell.session().status().rewinding());
        await(() -> heroX() < there);
        await(() -> heroX() == START);
        robot.release(KeyCode.BACK_SPACE);
        await(() -> !shell.session().status().rewinding());
        long frames = shell.session().status().frames();
        await(() -> shell.session().status().frames() > frames + 10);
        assertThat(heroX()).isEqualTo(START);
    }

    @Test
    void a_paused_game_is_stepped_back_frame_by_frame(FxRobot robot) {
        awaitGame(robot);
        walk(robot, START + 2);
        robot.clickOn("#tool-pause");
        await(() -> shell.session().status().paused());
        int past = shell.session().status().pastFrames();
        robot.clickOn("#tool-stepBack");
        await(() -> shell.session().status().pastFrames() == past - 1);
        robot.clickOn("#tool-stepBack");
        await(() -> shell.session().status().pastFrames() == past - 2);
        robot.clickOn("#tool-step");
        await(() -> shell.session().status().pastFrames() == past - 1);
        assertThat(shell.session().status().paused()).isTrue();
    }

    @Test
    void what_was_played_is_recorded_and_can_be_played_again(FxRobot robot) throws Exception {
        awaitGame(robot);
        walk(robot, START + 3);
        Path file = user.resolve("run.txt");
        WaitForAsyncUtils.waitForAsyncFx(30_000, () -> shell.recordings().write(file));
        await(() -> Files.exists(file));
        await(() -> robot.lookup("#notices .notification").tryQuery().isPresent());
        Recording recording = RecordingReader.read(file);
        assertThat(recording.complete()).isTrue();
        boolean walked = false;
        for (int frame = 0; frame <= recording.endFrame(); frame++) {
            walked |= Button.RIGHT.isIn(recording.input().heldAt(frame));
        }
        assertThat(walked).isTrue();
        WaitForAsyncUtils.waitForAsyncFx(30_000, () -> shell.replay(file));
        var first = shell.session();
        await(() -> shell.session() != first);
        await(() -> shell.session().status().frames() > recording.endFrame() + 2);
        assertThat(heroX()).isEqualTo(START + 3);
        await(() -> told(robot, Texts.of("recording.over")));
    }
}
