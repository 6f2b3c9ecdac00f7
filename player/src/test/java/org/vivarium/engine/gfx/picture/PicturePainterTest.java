package org.vivarium.engine.gfx.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.SpritePainter;
import org.vivarium.engine.gfx.TintCache;
import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.engine.state.StateList;

/** Drawing of pictures, with sound and with broken values. */
class PicturePainterTest {
    private final StateList<PictureState> slots = new StateList<>(PictureState::new);
    private final ScreenState screen = new ScreenState();
    private final TintCache tints = new TintCache(1 << 20);
    private final int[] frame = new int[Frame.SIZE];

    private PicturePainter painter(Bitmap b, EngineVersion version) {
        return new PicturePainter(
                slots,
                screen,
                (name, masked) -> b,
                new SpritePainter(tints),
                GameProfile.of(version));
    }

    private static Bitmap white(int w, int h) {
        int[] px = new int[w * h];
        Arrays.fill(px, 0xFFFFFFFF);
        return Bitmap.ofPixels(w, h, px);
    }

    private PictureState show(int x, int y) {
        PictureState p = slots.add();
        p.name = "white";
        p.x = x;
        p.y = y;
        return p;
    }

    @Test
    void positionsAreRoundedHalfToEven() {
        PictureState p = show(0, 100);
        p.x = 100.5;
        painter(white(2, 2), EngineVersion.RPG_2000).draw(frame, 7, false);
        assertThat(frame[100 * 320 + 99]).isNotZero();
        assertThat(frame[100 * 320 + 101]).isZero();
    }

    @Test
    void onlyOld2003DrawsTheLowerHalfWithItsOwnOpacity() {
        PictureState p = show(10, 10);
        p.bottomTransparency = 100;
        painter(white(4, 4), EngineVersion.RPG_2003_UPDATED).draw(frame, 7, false);
        assertThat(frame[8 * 320 + 10]).isNotZero();
        assertThat(frame[11 * 320 + 10]).isZero();
        painter(white(4, 4), EngineVersion.RPG_2003_ENGLISH).draw(frame, 7, false);
        assertThat(frame[11 * 320 + 10]).isNotZero();
    }

    @Test
    void shakenPicturesMoveAgainstTheScreenOffset() {
        show(100, 100);
        screen.shakePosition = 5;
        painter(white(2, 2), EngineVersion.RPG_2000).draw(frame, 7, false);
        assertThat(frame[100 * 320 + 95]).isNotZero();
    }

    @Test
    void brokenValuesDrawNothingAndThrowNothing() {
        Random random = new Random(4);
        double[] odd = {
            Double.NaN, -1e300, 1e300, Double.POSITIVE_INFINITY, 0, -5, 1e-9, 70000, 150
        };
        for (int i = 0; i < 500; i++) {
            slots.clear();
            PictureState p = show(0, 0);
            p.x = odd[random.nextInt(odd.length)];
            p.y = odd[random.nextInt(odd.length)];
            p.zoom = odd[random.nextInt(odd.length)];
            p.topTransparency = odd[random.nextInt(odd.length)];
            p.red = odd[random.nextInt(odd.length)];
            p.rotation = odd[random.nextInt(odd.length)];
            p.effectMode = random.nextInt(4) - 1;
            p.effectPower = odd[random.nextInt(odd.length)];
            p.columns = 1 + random.nextInt(5000);
            p.rows = 1 + random.nextInt(3);
            p.frame = random.nextInt();
            int size = 1 + random.nextInt(random.nextInt(10) == 0 ? 4096 : 64);
            painter(white(size, 3), EngineVersion.RPG_2003_ENGLISH).draw(frame, 7, false);
        }
    }

    @Test
    void hugePicturesAreDrawnWithoutAGrowingCache() {
        PictureState p = show(160, 120);
        p.red = 50;
        painter(white(4096, 4096), EngineVersion.RPG_2000).draw(frame, 7, false);
        assertThat(frame[0]).isEqualTo(0xFF7FFFFF + 0x10000);
        assertThat(tints.bytes()).isLessThanOrEqualTo(1 << 20);
    }
}
