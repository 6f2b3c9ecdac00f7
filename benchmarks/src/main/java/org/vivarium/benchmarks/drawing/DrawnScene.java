package org.vivarium.benchmarks.drawing;

import java.util.Arrays;
import java.util.Random;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.SpritePainter;
import org.vivarium.engine.gfx.TintCache;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.picture.PictureOrder;
import org.vivarium.engine.gfx.picture.PicturePainter;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.weather.WeatherPainter;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.RandomState;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.engine.state.StateList;

/**
 * The worst scene that is still allowed to take a quarter of a frame: 50 pictures of 96 by 96
 * pixels that move, zoom, turn and change their colour all the time, rain at full strength, and a
 * tone over everything.
 */
public final class DrawnScene {
    private static final int PICTURES = 50;
    private static final int SIZE = 96;
    private static final int MOVE_FRAMES = 60;

    private final StateList<PictureState> slots = new StateList<>(PictureState::new);
    private final ScreenState screen = new ScreenState();
    private final RandomState random = new RandomState();
    private final TintCache tints = new TintCache(16 << 20);
    private final PictureSystem pictures;
    private final PicturePainter painter;
    private final WeatherPainter weather = new WeatherPainter();
    private final PictureOrder order = new PictureOrder();
    private final int[] background = new int[Frame.SIZE];
    private final int[] frame = new int[Frame.SIZE];
    private int frames;

    public DrawnScene() {
        GameProfile profile = GameProfile.of(EngineVersion.RPG_2003_UPDATED);
        Bitmap[] bitmaps = new Bitmap[PICTURES + 1];
        for (int i = 1; i <= PICTURES; i++) {
            bitmaps[i] = noise(i);
        }
        pictures = new PictureSystem(slots, profile);
        painter =
                new PicturePainter(
                        slots,
                        screen,
                        (name, masked) -> bitmaps[name.charAt(0)],
                        new SpritePainter(tints),
                        profile);
        Arrays.fill(background, 0xFF336699);
        for (int i = 1; i <= PICTURES; i++) {
            order.reset();
            order.name = String.valueOf((char) i);
            order.effectMode =
                    i % 5 == 0 ? PictureOrder.ROTATION : i % 7 == 0 ? PictureOrder.WAVER : 0;
            order.effectPower = order.effectMode == 0 ? 0 : 5;
            pictures.show(i, order);
        }
        WeatherSystem.set(screen.weather, WeatherSystem.RAIN, 2, true, random);
        ScreenSystem.tint(screen, 60, 80, 120, 70, 0);
    }

    static Bitmap noise(long seed) {
        byte[] indices = new byte[SIZE * SIZE];
        new Random(seed).nextBytes(indices);
        return Bitmap.ofIndices(SIZE, SIZE, indices, new Random(seed).ints(256).toArray(), true);
    }

    /** One frame of everything; returns the picture. */
    public int[] step() {
        if (frames++ % MOVE_FRAMES == 0) {
            move();
        }
        pictures.update(false);
        ScreenSystem.update(screen);
        WeatherSystem.update(screen.weather, random);
        System.arraycopy(background, 0, frame, 0, frame.length);
        int tone = ScreenSystem.tone(screen);
        Tone.applyOpaque(frame, 0, frame.length, tone);
        weather.draw(frame, screen, tone);
        Flash.veil(frame, 0, frame.length, ScreenSystem.flash(screen));
        painter.draw(frame, 7, false);
        return frame;
    }

    private void move() {
        for (int i = 1; i <= PICTURES; i++) {
            PictureState p = slots.get(i - 1);
            order.reset();
            order.x = random.between(0, 319);
            order.y = random.between(0, 239);
            order.zoom = random.between(80, 250);
            order.topTransparency = random.between(0, 60);
            order.bottomTransparency = order.topTransparency;
            order.red = random.between(0, 200);
            order.green = random.between(0, 200);
            order.saturation = random.between(0, 200);
            order.effectMode = p.effectMode;
            order.effectPower = p.effectMode == 0 ? 0 : 5;
            order.frames = MOVE_FRAMES;
            pictures.move(i, order);
        }
    }
}
