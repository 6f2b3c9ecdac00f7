package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.Notification;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.save.replay.RecordingReader;
import org.vivarium.inspector.Texts;
import org.vivarium.testing.SharedData;

/** Going back, quick saves and recordings, as somebody at the keyboard uses them. */
class TimeTravelTest extends ShellWindowTest {
    private static final int START = 61;

    TimeTravelTest() {
        super("--map", "30", "--at", START + ",86");
    }

    private void awaitGame() {
        openGame(SharedData.game("testgame-2000"));
        click("#game-canvas");
        await(() -> heroX() == START);
    }

    private boolean told(String message) {
        return robot.lookup("#notices .notification").queryAllAs(Notification.class).stream()
                .anyMatch(notice -> notice.getMessage().equals(message));
    }

    private void walk(int to) {
        robot.press(KeyCode.RIGHT);
        await(() -> heroX() >= to);
        robot.release(KeyCode.RIGHT);
        awaitFrames(20);
    }

    @Test
    void a_quick_load_takes_the_hero_back_to_where_he_was_quick_saved() {
        awaitGame();
        robot.type(KeyCode.F5);
        await(() -> isThere("#notices .notification"));
        walk(START + 3);
        robot.type(KeyCode.F8);
        await(() -> heroX() == START);
        assertThat(user.resolve("games"))
                .isDirectoryRecursivelyContaining("glob:**quick-01.vivarium");
    }

    @Test
    void an_empty_slot_is_told_and_the_game_goes_on() {
        awaitGame();
        keys(KeyCode.CONTROL, KeyCode.F7);
        await(() -> isThere("#notices .notification.warning"));
        awaitFrames(10);
    }

    @Test
    void the_hero_walks_backwards_while_the_rewind_key_is_held() {
        awaitGame();
        walk(START + 3);
        int there = heroX();
        robot.press(KeyCode.BACK_SPACE);
        await(() -> shell.session().status().rewinding());
        await(() -> heroX() < there);
        await(() -> heroX() == START);
        robot.release(KeyCode.BACK_SPACE);
        await(() -> !shell.session().status().rewinding());
        awaitFrames(10);
        assertThat(heroX()).isEqualTo(START);
    }

    @Test
    void a_paused_game_is_stepped_back_frame_by_frame() {
        awaitGame();
        walk(START + 2);
        click("#tool-pause");
        await(() -> shell.session().status().paused());
        int past = shell.session().status().pastFrames();
        click("#tool-stepBack");
        await(() -> shell.session().status().pastFrames() == past - 1);
        click("#tool-stepBack");
        await(() -> shell.session().status().pastFrames() == past - 2);
        click("#tool-step");
        await(() -> shell.session().status().pastFrames() == past - 1);
        assertThat(shell.session().status().paused()).isTrue();
    }

    @Test
    void what_was_played_is_recorded_and_can_be_played_again() throws Exception {
        awaitGame();
        walk(START + 3);
        Path file = user.resolve("run.txt");
        robot.interact(() -> shell.recordings().write(file));
        await(() -> Files.exists(file));
        await(() -> isThere("#notices .notification"));
        Recording recording = RecordingReader.read(file);
        assertThat(recording.complete()).isTrue();
        boolean walked = false;
        for (int frame = 0; frame <= recording.endFrame(); frame++) {
            walked |= Button.RIGHT.isIn(recording.input().heldAt(frame));
        }
        assertThat(walked).isTrue();
        var first = shell.session();
        robot.interact(() -> shell.replay(file));
        await(() -> shell.session() != first);
        await(() -> told(Texts.of("recording.over")));
        awaitFrame(recording.endFrame() + 2);
        assertThat(heroX()).isEqualTo(START + 3);
    }
}
