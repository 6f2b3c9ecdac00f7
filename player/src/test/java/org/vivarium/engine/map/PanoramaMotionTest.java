package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.PanoramaState;

/** Spec map-scene 6.5. */
class PanoramaMotionTest {
    private final MapFixture map = new MapFixture(60, 40);

    private PanoramaState panorama() {
        return map.state.map.panorama;
    }

    private void show(boolean loop, boolean auto, int speed) {
        map.panoramaWidth = 640;
        map.panoramaHeight = 480;
        map.world.panorama.change(
                new MapData.Panorama("sky", loop, loop, auto, auto, speed, speed));
    }

    @ParameterizedTest
    @CsvSource({"1, -2", "3, -8", "5, -32", "-1, 2", "-3, 8", "-5, 32"})
    void theOwnMotionIsAPowerOfTwo(int speed, int units) {
        assertThat(PanoramaMotion.drift(speed)).isEqualTo(units);
    }

    @Test
    void aPictureWithoutLoopSpansTheMap() {
        map.build().heroAt(59, 20);
        show(false, false, 0);

        assertThat(panorama().panX).isEqualTo(32 * 320);
        map.heroAt(0, 0);
        assertThat(panorama().panX).isZero();
    }

    @Test
    void aLoopingPictureGoesWithHalfTheMapsSpeed() {
        map.build().heroAt(30, 20);
        show(true, false, 0);
        int before = panorama().panX;

        map.world.camera.scroll(256, 0);

        assertThat(panorama().panX).isEqualTo(Math.floorMod(before + 256, 640 * 32));
    }

    @Test
    void autoScrollWrapsAtThePicturesEdge() {
        map.build().heroAt(0, 0);
        show(true, true, 5);
        int before = panorama().panX;
        map.run(1);

        assertThat(panorama().panX).isEqualTo(Math.floorMod(before - 32, 640 * 32));
    }

    @Test
    void anEmptyNameGivesTheMapsOwnBack() {
        map.build().heroAt(0, 0);
        show(true, true, 5);
        map.world.panorama.change(new MapData.Panorama("", true, true, true, true, 1, 1));

        assertThat(panorama().overridden).isFalse();
        assertThat(panorama().name).isEmpty();
    }
}
