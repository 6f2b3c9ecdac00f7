package org.vivarium.testing;

import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.weather.WeatherSystem;

/**
 * One frame of a rainy scene without its rain. Where drops fall is random; that a photograph shows
 * nothing else than drops over this frame is not.
 */
final class DryPicture {
    /** Two young drops, one over the other. */
    private static final int STRONGEST = 144;

    private final int[] dry = new int[Frame.SIZE];
    private final int[] drop = new int[1];

    /** Takes the frame of an engine, which it leaves without weather. */
    DryPicture(Engine engine) {
        var screen = engine.state.screen;
        screen.weather.type = WeatherSystem.NONE;
        engine.scenes.draw(dry);
        drop[0] = Tone.apply(0xFFFFFFFF, ScreenSystem.tone(screen));
        Flash.veil(drop, 0, 1, ScreenSystem.flash(screen));
    }

    /** What a photograph shows that is neither this frame nor a drop over it. */
    SettledPicture.Difference compare(int[] original, int steps) {
        SettledPicture.Difference out = new SettledPicture.Difference();
        for (int i = 0; i < dry.length; i++) {
            if (!SettledPicture.agree(dry[i], original[i], steps) && !isDrop(dry[i], original[i])) {
                out.add(i % Frame.WIDTH, i / Frame.WIDTH);
            }
        }
        return out;
    }

    private boolean isDrop(int under, int seen) {
        for (int alpha = 1; alpha <= STRONGEST; alpha++) {
            if (SettledPicture.agree(Pixel.over(under, drop[0], alpha), seen, 1)) {
                return true;
            }
        }
        return false;
    }
}
