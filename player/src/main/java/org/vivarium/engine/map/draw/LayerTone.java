package org.vivarium.engine.map.draw;

import java.util.Arrays;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.state.GameState;

/**
 * How the screen's tone comes onto the layers of the map. As a rule it is laid over all of them at
 * once. Where something between them takes no tone, a picture, a flash on a character or the black
 * behind the map, each layer has to be toned by itself (spec screen 0.2).
 */
public final class LayerTone {
    private static final int LOWEST = MapOverlays.ABOVE_PANORAMA;
    private static final int HIGHEST = MapOverlays.ABOVE_FLYING;

    private final int[] layer = new int[Frame.SIZE];
    private int tone = Tone.NEUTRAL;

    /** Looks at what this frame shows and how it is to be toned. */
    void begin(GameState state, MapOverlays overlays, int screenTone) {
        boolean apart =
                !Tone.isNeutral(screenTone)
                        && (blackShows(state, screenTone)
                                || picturesBetween(overlays)
                                || flashes(state));
        tone = apart ? screenTone : Tone.NEUTRAL;
    }

    private static boolean picturesBetween(MapOverlays overlays) {
        for (int i = LOWEST; i <= HIGHEST; i++) {
            if (overlays.hasPictures(i)) {
                return true;
            }
        }
        return false;
    }

    /** A tone that brightens would brighten black. */
    private static boolean blackShows(GameState state, int tone) {
        boolean brightens =
                (tone >>> 24) > 128 || (tone >>> 16 & 255) > 128 || (tone >>> 8 & 255) > 128;
        return brightens && state.map.panorama.name.isEmpty();
    }

    private static boolean flashes(GameState state) {
        for (int i = 0; i < state.map.events.size(); i++) {
            if (state.map.events.get(i).flash.level > 0) {
                return true;
            }
        }
        boolean any = state.hero.flash.level > 0;
        for (int i = 0; i < state.vehicles.length; i++) {
            any |= state.vehicles[i].flash.level > 0;
        }
        return any;
    }

    /** Whether each layer is toned by itself: nothing is left to tone at the end. */
    public boolean apart() {
        return !Tone.isNeutral(tone);
    }

    /** The tone sprites of the map are drawn with. */
    int ofSprites() {
        return tone;
    }

    /** Where to draw a layer of tiles: on the frame, or apart, to be put there by {@link #lay}. */
    int[] target(int[] pixels) {
        if (!apart()) {
            return pixels;
        }
        Arrays.fill(layer, 0);
        return layer;
    }

    /** Tones what was drawn apart and puts it onto the frame. */
    void lay(int[] pixels) {
        if (!apart()) {
            return;
        }
        Tone.apply(layer, 0, layer, 0, layer.length, tone);
        for (int i = 0; i < pixels.length; i++) {
            int p = layer[i];
            pixels[i] = p | pixels[i] & ~(p >> 31);
        }
    }

    /** Tones a panorama, which fills the frame. */
    void onPanorama(int[] pixels) {
        if (apart()) {
            Tone.applyOpaque(pixels, 0, pixels.length, tone);
        }
    }
}
