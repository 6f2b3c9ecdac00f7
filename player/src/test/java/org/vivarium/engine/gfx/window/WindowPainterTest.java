package org.vivarium.engine.gfx.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.gfx.Frame;

class WindowPainterTest {
    private final int[] frame = new int[Frame.SIZE];
    private final WindowSkin skin = TestSkin.skin();

    private int at(int x, int y) {
        return frame[y * 320 + x];
    }

    @Test
    void anOpenWindowHasABorderOfEightPixelsAroundItsWallpaper() {
        WindowPainter.draw(frame, skin, 10, 20, 100, 60);
        assertThat(at(10, 20)).isEqualTo(TestSkin.BORDER);
        assertThat(at(17, 27)).isEqualTo(TestSkin.BORDER);
        assertThat(at(18, 28)).isEqualTo(TestSkin.WALL);
        assertThat(at(109, 79)).isEqualTo(TestSkin.BORDER);
        assertThat(at(110, 79)).isZero();
        assertThat(at(109, 80)).isZero();
    }

    @Test
    void aHalfOpenWindowShowsItsMiddleRows() {
        WindowBox box = new WindowBox().place(0, 160, 320, 80);
        box.open(7);
        box.update();
        box.update();
        WindowPainter.draw(frame, skin, box);
        assertThat(at(100, 188)).isZero();
        assertThat(at(100, 189)).isEqualTo(TestSkin.BORDER);
        assertThat(at(100, 200)).isEqualTo(TestSkin.WALL);
        assertThat(at(100, 210)).isEqualTo(TestSkin.BORDER);
        assertThat(at(100, 211)).isZero();
    }

    @Test
    void theCursorLiesInTheContents() {
        WindowBox box = new WindowBox().place(0, 0, 100, 48).cursor(-4, 0, 92, 16);
        WindowPainter.draw(frame, skin, box);
        assertThat(at(4, 8)).isEqualTo(TestSkin.CURSOR);
        assertThat(at(95, 23)).isEqualTo(TestSkin.CURSOR);
        assertThat(at(50, 24)).isEqualTo(TestSkin.WALL);
    }

    @Test
    void aTransparentWindowStillShowsItsCursor() {
        WindowBox box = new WindowBox().place(0, 0, 100, 48).cursor(0, 0, 80, 16);
        box.opacity = 0;
        WindowPainter.draw(frame, skin, box);
        assertThat(at(0, 0)).isZero();
        assertThat(at(20, 10)).isEqualTo(TestSkin.CURSOR);
    }

    @Test
    void windowsPartlyOutsideTheFrameAreCut() {
        WindowBox box = new WindowBox().place(-50, -30, 420, 300).cursor(-60, -60, 500, 500);
        WindowPainter.draw(frame, skin, box);
        assertThat(at(0, 0)).isNotZero();
    }
}
