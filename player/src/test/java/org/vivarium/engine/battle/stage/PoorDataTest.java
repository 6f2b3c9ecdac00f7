package org.vivarium.engine.battle.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.SpritePainter;
import org.vivarium.engine.gfx.TintCache;

/** What a battle shows of pictures that are smaller than they should be, and of rows that lack. */
class PoorDataTest {
    private static final int WHITE = 0xFFFFFFFF;

    @Test
    void aBattlerAnimationThatDoesntExistLooksLikeNothing() {
        assertThat(FigureSheet.NONE.poseName(0)).isEmpty();
        assertThat(FigureSheet.NONE.poseAnimation(31)).isZero();
        assertThat(FigureSheet.NONE.weaponName(1)).isEmpty();
        assertThat(FigureSheet.NONE.poseRow(-1)).isZero();
    }

    @Test
    void aSheetOfOddSizeShowsWhatItHasOfACell() {
        int[] pixels = IntStream.range(0, 60 * 50).map(i -> WHITE).toArray();
        Bitmap odd = Bitmap.ofPixels(60, 50, pixels);
        int[] frame = new int[Frame.WIDTH * Frame.HEIGHT];
        Sprite sprite = new Sprite();
        sprite.reset(odd).cell(48, 48, 48, 48).anchor(24, 24).at(100, 100);
        new SpritePainter(new TintCache(1 << 20)).draw(frame, sprite);
        assertThat(IntStream.of(frame).filter(p -> p == WHITE)).hasSize(12 * 2);
        sprite.reset(odd).cell(96, 0, 48, 48).at(100, 100);
        new SpritePainter(new TintCache(1 << 20)).draw(frame, sprite);
        assertThat(IntStream.of(frame).filter(p -> p == WHITE)).hasSize(12 * 2);
    }
}
