package org.vivarium.engine.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.save.SaveSummary.Condition;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Saves that can't be read or written: told, never loaded by accident, never lost. */
class DamagedSavesTest {
    private static final int FIRST_SLOT = 0;
    private static final int DAMAGES = Integer.getInteger("vivarium.damages", 20);

    @TempDir Path folder;

    private Engine engine;
    private int held;
    private Driver driver;

    @BeforeEach
    void openGame() throws Exception {
        open(new StartPlace.OnMap(30, 61, 86));
        driver.run(60);
    }

    private void open(StartPlace place) throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.rtp(),
                        folder,
                        false,
                        place,
                        1);
        driver = new Driver(engine, frame -> held);
    }

    private Path file() {
        return folder.resolve("Save01.lsd");
    }

    private void saveWithGold(int gold) throws IOException {
        engine.state.party.gold = gold;
        engine.saves().save(FIRST_SLOT);
    }

    private void truncate() throws IOException {
        byte[] whole = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(whole, whole.length / 2));
    }

    private void press(Button... buttons) {
        for (Button button : buttons) {
            held |= button.bit();
        }
        driver.run(2);
        held = 0;
        driver.run(10);
    }

    private void openLoadList() throws Exception {
        open(new StartPlace.Title());
        driver.run(60);
        press(Button.DOWN);
        press(Button.DECISION);
        driver.run(20);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.LOAD);
    }

    @Test
    void a_truncated_save_is_listed_as_damaged_and_cannot_be_loaded() throws Exception {
        saveWithGold(100);
        truncate();
        assertThat(engine.saves().summaries()[0].condition()).isEqualTo(Condition.LOST);
        assertThatThrownBy(() -> engine.saves().load(FIRST_SLOT)).isInstanceOf(IOException.class);
        openLoadList();
        press(Button.DECISION);
        driver.run(100);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.LOAD);
        press(Button.SHIFT, Button.DECISION);
        driver.run(100);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.LOAD);
    }

    @Test
    void the_save_before_a_damaged_one_is_offered_and_loaded_only_with_shift() throws Exception {
        saveWithGold(100);
        saveWithGold(200);
        truncate();
        SaveSummary summary = engine.saves().summaries()[0];
        assertThat(summary.condition()).isEqualTo(Condition.BACKED_UP);
        assertThat(summary.name()).isEqualTo("Alex");
        openLoadList();
        press(Button.DECISION);
        driver.run(100);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.LOAD);
        press(Button.SHIFT, Button.DECISION);
        driver.run(120);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.MAP);
        assertThat(engine.state.party.gold).isEqualTo(100);
    }

    @Test
    void saving_over_a_damaged_save_keeps_the_whole_backup() throws Exception {
        saveWithGold(100);
        saveWithGold(200);
        byte[] backup = Files.readAllBytes(SafeFile.backupOf(file()));
        truncate();
        saveWithGold(300);
        assertThat(engine.saves().summaries()[0].condition()).isEqualTo(Condition.WHOLE);
        assertThat(SafeFile.backupOf(file())).hasBinaryContent(backup);
    }

    @Test
    void an_empty_file_and_a_file_of_something_else_are_damaged_saves() throws Exception {
        Files.write(file(), new byte[0]);
        assertThat(engine.saves().summaries()[0].condition()).isEqualTo(Condition.LOST);
        Files.writeString(file(), "no save at all");
        assertThat(engine.saves().summaries()[0].condition()).isEqualTo(Condition.LOST);
    }

    @Test
    void a_save_that_cannot_be_written_is_told_on_the_screen_and_the_old_one_stays()
            throws Exception {
        saveWithGold(100);
        byte[] old = Files.readAllBytes(file());
        Files.createDirectory(folder.resolve("Save01.lsd.tmp"));
        engine.scenes.push(SceneKind.SAVE);
        driver.run(30);
        int[] before = engine.frame().clone();
        press(Button.DECISION);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.SAVE);
        assertThat(Arrays.equals(engine.frame(), 0, 320 * 32, before, 0, 320 * 32)).isFalse();
        assertThat(engine.game.warnings.all().getLast().toString()).startsWith("save 1: ");
        assertThat(file()).hasBinaryContent(old);
        Files.delete(folder.resolve("Save01.lsd.tmp"));
        press(Button.DECISION);
        driver.run(20);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.MAP);
        assertThat(Files.readAllBytes(file())).isNotEqualTo(old);
    }

    @Test
    void a_full_disk_leaves_the_old_save() throws Exception {
        Path full = Path.of("/dev/full");
        Assumptions.assumeTrue(Files.exists(full), "skipped: no /dev/full on this system");
        saveWithGold(100);
        byte[] old = Files.readAllBytes(file());
        int count = engine.state.system.saveCount;
        Files.createSymbolicLink(folder.resolve("Save01.lsd.tmp"), full);
        assertThatThrownBy(() -> engine.saves().save(FIRST_SLOT)).isInstanceOf(IOException.class);
        assertThat(engine.state.system.saveCount).isEqualTo(count);
        assertThat(file()).hasBinaryContent(old);
    }

    @Test
    void whatever_was_done_to_a_save_it_is_refused_or_played() throws Exception {
        saveWithGold(100);
        byte[] whole = Files.readAllBytes(file());
        Random random = new Random(12);
        for (int i = 0; i < DAMAGES; i++) {
            byte[] damaged = whole.clone();
            for (int k = random.nextInt(6); k >= 0; k--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            Files.write(file(), damaged);
            if (engine.saves().summaries()[0].readable()) {
                open(new StartPlace.Load(1));
                driver.run(80);
            }
        }
    }
}
