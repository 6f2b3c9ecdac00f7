package org.vivarium.engine.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.WindowWishes;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** The video options: wishes reach the window once, and not again when frames are run again. */
class VideoSceneTest {
    @TempDir Path saves;

    private final RunOrigin origin =
            new RunOrigin(0, 1, false, 0, new StartPlace.NewGame(), Map.of());
    private Engine engine;
    private EnginePast past;
    private Driver driver;
    private int held;
    private int fullScreens;
    private int scalings;

    @BeforeEach
    void open() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2003"),
                        SharedData.rtp(),
                        saves,
                        false,
                        new StartPlace.NewGame(),
                        1);
        engine.useWindow(
                new WindowWishes() {
                    @Override
                    public void toggleFullScreen() {
                        fullScreens++;
                    }

                    @Override
                    public void toggleScaling() {
                        scalings++;
                    }
                });
        past = new EnginePast(engine, origin);
        driver =
                new Driver(
                        engine,
                        frame -> {
                            past.remember(held);
                            return held;
                        });
        driver.run(60);
        engine.scenes.push(SceneKind.VIDEO);
        past.interrupt();
        driver.run(30);
    }

    private void press(Button button) {
        held = button.bit();
        driver.run(2);
        held = 0;
        driver.run(8);
    }

    @Test
    void each_entry_is_a_wish_and_the_last_one_leaves() {
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.VIDEO);
        press(Button.DECISION);
        assertThat(fullScreens).isEqualTo(1);
        press(Button.DOWN);
        press(Button.DECISION);
        assertThat(scalings).isEqualTo(1);
        press(Button.DOWN);
        press(Button.DECISION);
        driver.run(20);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.MAP);
    }

    @Test
    void going_back_grants_no_wish_a_second_time() {
        press(Button.DECISION);
        driver.run(70);
        past.back(40);
        past.back(20);
        assertThat(fullScreens).isEqualTo(1);
        driver.run(5);
        assertThat(fullScreens).isEqualTo(1);
    }
}
