package org.vivarium.engine.gfx;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.gfx.picture.PictureOrder;
import org.vivarium.engine.gfx.picture.PicturePainter;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.transition.TransitionPainter;
import org.vivarium.engine.gfx.transition.TransitionType;
import org.vivarium.engine.gfx.weather.WeatherPainter;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.gfx.window.TestSkin;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.RandomState;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.text.ExFont;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.engine.text.font.Fonts;
import org.vivarium.engine.text.font.GlyphCache;

/** Nothing drawn in a steady frame allocates memory. */
class DrawingAllocationTest {
    private static final int WARM_UP = 300;
    private static final int MEASURED = 50;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final int[] frame = new int[Frame.SIZE];

    /**
     * Bytes of the best of three runs: the runtime itself may allocate now and then on this thread.
     */
    private long allocated(Runnable step) {
        for (int i = 0; i < WARM_UP; i++) {
            step.run();
        }
        long best = Long.MAX_VALUE;
        for (int run = 0; run < 3; run++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < MEASURED; i++) {
                step.run();
            }
            best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return best;
    }

    @Test
    void picturesThatMoveZoomTurnAndChangeColour() {
        StateList<PictureState> slots = new StateList<>(PictureState::new);
        ScreenState screen = new ScreenState();
        GameProfile profile = GameProfile.of(EngineVersion.RPG_2003_UPDATED);
        PictureSystem pictures = new PictureSystem(slots, profile);
        byte[] indices = new byte[64 * 64];
        new Random(1).nextBytes(indices);
        Bitmap bitmap = Bitmap.ofIndices(64, 64, indices, new Random(2).ints(256).toArray(), true);
        TintCache tints = new TintCache(1 << 20);
        PicturePainter painter =
                new PicturePainter(
                        slots, screen, (name, masked) -> bitmap, new SpritePainter(tints), profile);
        PictureOrder order = new PictureOrder();
        for (int i = 1; i <= 20; i++) {
            order.reset();
            order.name = "x";
            order.effectMode = i % 3;
            order.effectPower = 5;
            pictures.show(i, order);
            order.x = 300;
            order.zoom = 200;
            order.red = i * 10;
            order.frames = 5000;
            pictures.move(i, order);
        }
        Runnable step =
                () -> {
                    pictures.update(false);
                    painter.draw(frame, 7, false);
                };
        for (int i = 0; i < 500; i++) {
            step.run();
        }
        assertThat(allocated(step)).isZero();
    }

    @Test
    void weatherToneFlashAndShake() {
        ScreenState screen = new ScreenState();
        RandomState random = new RandomState();
        WeatherPainter painter = new WeatherPainter();
        WeatherSystem.set(screen.weather, WeatherSystem.SANDSTORM, 2, true, random);
        for (int type = 1; type <= 4; type++) {
            WeatherSystem.set(screen.weather, type, 2, true, random);
            ScreenSystem.shakeBegin(screen, 5, 5);
            ScreenSystem.flashBegin(screen, 31, 20, 10, 31, 20);
            assertThat(
                            allocated(
                                    () -> {
                                        ScreenSystem.update(screen);
                                        WeatherSystem.update(screen.weather, random);
                                        int tone = Tone.of(100, 150, 128, 90);
                                        Tone.applyOpaque(frame, 0, frame.length, tone);
                                        painter.draw(frame, screen, tone);
                                        Flash.veil(
                                                frame, 0, frame.length, ScreenSystem.flash(screen));
                                    }))
                    .isZero();
        }
    }

    @Test
    void everyTransition() {
        TransitionPainter painter = new TransitionPainter();
        int[] before = new int[Frame.SIZE];
        int[] after = new int[Frame.SIZE];
        for (TransitionType type : TransitionType.values()) {
            int[] f = {0};
            assertThat(
                            allocated(
                                    () ->
                                            painter.draw(
                                                    frame,
                                                    before,
                                                    after,
                                                    type,
                                                    true,
                                                    f[0]++ % 41,
                                                    41,
                                                    5,
                                                    9,
                                                    9)))
                    .as(type.name())
                    .isZero();
        }
    }

    @Test
    void windowsAndTextOnceTheGlyphsAreKnown() {
        GlyphCache font = Fonts.forCodePage(932, null, null).font(Fonts.GOTHIC);
        WindowSkin skin = TestSkin.skin();
        TextPainter text = new TextPainter(skin, font, ExFont.builtIn());
        WindowBox box = new WindowBox().place(0, 160, 320, 80).cursor(2, 16, 300, 16);
        box.active = true;
        assertThat(
                        allocated(
                                () -> {
                                    box.update();
                                    WindowPainter.draw(frame, skin, box);
                                    text.draw(frame, 8, 170, "A page of text, 日本語も $A", 3);
                                    text.drawNumber(frame, 300, 190, -123456, 0);
                                }))
                .isZero();
    }
}
