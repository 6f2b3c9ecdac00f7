package org.vivarium.engine.gfx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sprite geometry of spec screen 1.6 and original-measured 4. */
class SpritePainterTest {
    private final TintCache tints = new TintCache(1 << 20);
    private final SpritePainter painter = new SpritePainter(tints);
    private final int[] frame = new int[Frame.SIZE];

    private static Bitmap solid(int w, int h) {
        int[] px = new int[w * h];
        Arrays.fill(px, 0xFFFFFFFF);
        return Bitmap.ofPixels(w, h, px);
    }

    private static Bitmap noise(int w, int h, boolean mask, long seed) {
        Random random = new Random(seed);
        byte[] indices = new byte[w * h];
        random.nextBytes(indices);
        int[] palette = random.ints(256).toArray();
        return Bitmap.ofIndices(w, h, indices, palette, mask);
    }

    private int widthDrawn(int row) {
        int n = 0;
        for (int x = 0; x < 320; x++) {
            n += frame[row * 320 + x] == 0xFFFFFFFF ? 1 : 0;
        }
        return n;
    }

    @ParameterizedTest
    @CsvSource({
        "10, 2", "33, 4", "37, 6", "50, 8", "75, 10", "99, 14", "100, 15", "101, 14", "125, 18",
        "150, 20", "200, 28", "267, 38"
    })
    void zoomedPicturesHaveTheSizesMeasuredOnTheOriginal(int percent, int width) {
        Sprite s = new Sprite().reset(solid(15, 15)).at(100, 100).anchor(7, 7);
        s.zoom = Sprite.Zoom.CORNER;
        s.zoomX = percent / 100.0;
        s.zoomY = s.zoomX;
        painter.draw(frame, s);
        assertThat(widthDrawn(100)).isEqualTo(width);
    }

    @Test
    void waverShiftsRowsAlongASine() {
        int[] want = {3, 7, 11, 14, 16, 18, 19, 20};
        Sprite s = new Sprite().reset(solid(20, 64)).at(100, 50);
        s.waverDepth = 10;
        s.waverPhase = 8 * 2 * Math.PI / 256;
        painter.draw(frame, s);
        for (int i = 0; i < want.length; i++) {
            int first = 0;
            while (frame[(50 + i) * 320 + first] == 0) {
                first++;
            }
            assertThat(first - 100).isEqualTo(want[i]);
        }
    }

    @Test
    void aQuarterTurnClockwiseMovesTheTopToTheRight() {
        int[] px = new int[9];
        px[1] = 0xFFFF0000;
        Sprite s = new Sprite().reset(Bitmap.ofPixels(3, 3, px)).at(100, 100).anchor(1, 1);
        s.angle = Math.PI / 2;
        painter.draw(frame, s);
        int at = indexOf(0xFFFF0000);
        assertThat(at % 320).isGreaterThanOrEqualTo(100);
        assertThat(at / 320).isBetween(99, 101);
    }

    private int indexOf(int colour) {
        for (int i = 0; i < frame.length; i++) {
            if (frame[i] == colour) {
                return i;
            }
        }
        return -1;
    }

    @Test
    void splitOpacityUsesTheSecondValueBelow() {
        Sprite s = new Sprite().reset(solid(4, 10));
        s.opacity = 255;
        s.bottomOpacity = 128;
        s.split = 5;
        Arrays.fill(frame, 0xFF000000);
        painter.draw(frame, s);
        assertThat(frame[4 * 320]).isEqualTo(0xFFFFFFFF);
        assertThat(frame[5 * 320]).isEqualTo(0xFF808080);
    }

    @Test
    void nothingIsDrawnOutsideTheFrameWhereverASpriteLies() {
        Bitmap big = noise(400, 300, true, 3);
        Random random = new Random(9);
        for (int i = 0; i < 400; i++) {
            Sprite s =
                    new Sprite()
                            .reset(big)
                            .at(random.nextInt(1200) - 600, random.nextInt(900) - 450)
                            .anchor(200, 150);
            s.zoomX = random.nextInt(5) == 0 ? 1 : random.nextDouble() * 20;
            s.zoomY = s.zoomX;
            s.angle = random.nextInt(3) == 0 ? random.nextDouble() * 7 : 0;
            s.waverDepth = random.nextInt(3) == 0 ? random.nextInt(200) : 0;
            s.mirrored = random.nextBoolean();
            s.zoom = random.nextBoolean() ? Sprite.Zoom.CENTRE : Sprite.Zoom.CORNER;
            s.opacity(random.nextInt(256));
            painter.draw(frame, s);
        }
        assertThat(frame).hasSize(Frame.SIZE);
    }

    @Test
    void indexedAndDirectPicturesDrawAlike() {
        Bitmap indexed = noise(60, 40, true, 5);
        int[] px = new int[60 * 40];
        for (int i = 0; i < px.length; i++) {
            px[i] = indexed.pixel(i % 60, i / 60);
        }
        Bitmap direct = Bitmap.ofPixels(60, 40, px);
        Random random = new Random(11);
        for (int i = 0; i < 100; i++) {
            Sprite s = new Sprite();
            int[] one = new int[Frame.SIZE];
            int[] two = new int[Frame.SIZE];
            setUp(s.reset(indexed), new Random(i));
            painter.draw(one, s);
            setUp(s.reset(direct), new Random(i));
            painter.draw(two, s);
            assertThat(one).isEqualTo(two);
        }
    }

    private static void setUp(Sprite s, Random random) {
        s.at(random.nextInt(320), random.nextInt(240)).anchor(30, 20);
        s.zoomX = random.nextBoolean() ? 1 : 0.2 + random.nextDouble() * 3;
        s.zoomY = s.zoomX;
        s.angle = random.nextInt(3) == 0 ? 1 : 0;
        s.tone = Tone.of(random.nextInt(256), 128, random.nextInt(256), random.nextInt(256));
        s.flash = random.nextBoolean() ? Flash.of(31, 3, 9, 13) : Flash.NONE;
        s.opacity(random.nextBoolean() ? 255 : 99);
    }

    @Test
    void tintsCachedAndNotCachedGiveTheSamePixels() {
        TintCache off = new TintCache(1 << 20);
        off.setEnabled(false);
        SpritePainter plain = new SpritePainter(off);
        Bitmap b = noise(50, 50, true, 6);
        for (int i = 0; i < 300; i++) {
            Sprite s = new Sprite();
            int[] one = new int[Frame.SIZE];
            int[] two = new int[Frame.SIZE];
            setUp(s.reset(b), new Random(i % 40));
            painter.draw(one, s);
            plain.draw(two, s);
            assertThat(one).isEqualTo(two);
        }
        assertThat(tints.hits()).isPositive();
        assertThat(off.bytes()).isZero();
    }

    @Test
    void theTintCacheStaysWithinItsBytes() {
        TintCache small = new TintCache(50_000);
        for (int i = 0; i < 1000; i++) {
            small.colours(solid(20 + i % 30, 20), Tone.of(i & 255, 1, 2, 3), Flash.NONE);
            assertThat(small.bytes()).isLessThanOrEqualTo(50_000);
        }
    }
}
