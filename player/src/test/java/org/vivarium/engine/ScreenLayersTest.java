package org.vivarium.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.ScreenLayers.Ground;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.picture.PictureOrder;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Which pictures lie above and below what a map and a battle draw (spec screen 0.2, 2.8). */
class ScreenLayersTest {
    private static final int CELLS = 0xFF00FF00;
    private static final int WINDOWS = 0xFFFF0000;
    private static final int MIDDLE = 120 * Frame.WIDTH + 160;

    private final int[] frame = new int[Frame.SIZE];
    private Engine engine;

    @BeforeEach
    void openAGame() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2003"),
                        SharedData.rtp(),
                        null,
                        false,
                        new StartPlace.OnMap(1, 5, 5),
                        1);
    }

    private int drawn(Ground ground, int mapLayer, int battleLayer) {
        PictureOrder order = new PictureOrder().reset();
        order.name = "320_240";
        order.x = 160;
        order.y = 120;
        order.mapLayer = mapLayer;
        order.battleLayer = battleLayer;
        order.transparentColour = false;
        new PictureSystem(engine.state.pictures, engine.game.profile).show(1, order);
        Arrays.fill(frame, Frame.BLACK);
        new ScreenLayers(
                        engine,
                        ground,
                        ScreenLayers.Layer.NOTHING,
                        px -> Arrays.fill(px, CELLS),
                        px -> px[MIDDLE] = WINDOWS)
                .draw(frame);
        return frame[MIDDLE];
    }

    @ParameterizedTest(name = "layer {0} of {1}: above the windows {2}")
    @CsvSource({
        "7, MAP, false",
        "8, MAP, false",
        "9, MAP, true",
        "10, MAP, true",
        "3, BATTLE, false",
        "4, BATTLE, true",
        "5, BATTLE, true"
    })
    void windowsLieBelowTheTwoHighestLayers(int layer, Ground ground, boolean above) {
        int seen =
                drawn(ground, ground == Ground.MAP ? layer : 0, ground == Ground.MAP ? 0 : layer);
        assertThat(seen == WINDOWS).isEqualTo(!above);
    }

    @Test
    void picturesOnLayerNothingAreHiddenThere() {
        assertThat(drawn(Ground.BATTLE, 7, 0)).isEqualTo(WINDOWS);
        assertThat(drawn(Ground.MAP, 0, 5)).isEqualTo(WINDOWS);
        ScreenLayers layers =
                new ScreenLayers(
                        engine,
                        Ground.MAP,
                        ScreenLayers.Layer.NOTHING,
                        ScreenLayers.Layer.NOTHING,
                        ScreenLayers.Layer.NOTHING);
        assertThat(layers.hasPictures(0)).isFalse();
    }

    @Test
    void numbersOfMapLayersMeanNothingInABattle() {
        for (int layer = 6; layer <= 10; layer++) {
            assertThat(drawn(Ground.BATTLE, 0, layer)).isEqualTo(WINDOWS);
        }
    }
}
