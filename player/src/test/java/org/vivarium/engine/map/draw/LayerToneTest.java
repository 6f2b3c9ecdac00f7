package org.vivarium.engine.map.draw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.picture.PictureOrder;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Who receives the screen's tone (spec screen 0.2). */
class LayerToneTest {
    private static final int OUTSIDE = 5000;
    private Engine engine;
    private Driver driver;

    @BeforeEach
    void enterAMap() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2003"),
                        SharedData.rtp(),
                        null,
                        false,
                        new StartPlace.NewGame(),
                        1);
        driver = new Driver(engine, InputSource.NONE);
        driver.run(60);
    }

    private void tint(int red, int green, int blue, int saturation) {
        ScreenState screen = engine.state.screen;
        screen.red = red;
        screen.green = green;
        screen.blue = blue;
        screen.saturation = saturation;
    }

    private void show(int layer, int x) {
        PictureOrder order = new PictureOrder();
        order.reset();
        order.name = "320_240";
        order.x = x;
        order.y = 120;
        order.mapLayer = layer;
        new PictureSystem(engine.state.pictures, engine.game.profile).show(1, order);
    }

    private int[] frame() {
        int events = engine.state.system.frameCount;
        engine.scenes.draw(engine.frame());
        assertThat(engine.state.system.frameCount).isEqualTo(events);
        return engine.frame().clone();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void aPictureBetweenTheLayersKeepsItsColoursAndTheMapTakesTheTone(int layer) {
        int[] bare = frame();
        show(layer, 160);
        int[] untoned = frame();
        tint(40, 60, 80, 100);
        int[] toned = frame();
        int shown = 0;
        for (int i = 0; i < bare.length; i++) {
            boolean picture = untoned[i] != bare[i];
            shown += picture ? 1 : 0;
            assertThat(toned[i])
                    .as("pixel %d", i)
                    .isIn(picture ? untoned[i] : Tone.apply(untoned[i], tone()), untoned[i]);
        }
        assertThat(shown).isPositive();
    }

    private int tone() {
        return ScreenSystem.tone(engine.state.screen);
    }

    @ParameterizedTest
    @ValueSource(ints = {50, 150})
    void layersTonedByThemselvesLookAsTonedTogether(int percent) {
        engine.state.map.panorama.name = "any";
        tint(percent, 100, 200 - percent, 60);
        int[] together = frame();
        show(5, OUTSIDE);
        assertThat(frame()).isEqualTo(together);
    }

    @Test
    void theFlashOfACharacterIsNotToned() {
        tint(0, 0, 0, 100);
        assertThat(frame()).containsOnly(0xFF000000);
        engine.state.hero.flash.red = 31;
        engine.state.hero.flash.level = 31;
        assertThat(frame()).contains(0xFFF00000);
    }
}
