package org.vivarium.benchmarks.drawing;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.SpritePainter;
import org.vivarium.engine.gfx.TintCache;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.weather.WeatherPainter;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.state.RandomState;
import org.vivarium.engine.state.ScreenState;

/** Each effect by itself, in microseconds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EffectBenchmark {
    private static final int TONE = Tone.of(90, 140, 120, 128);
    private static final int GREYING = Tone.of(90, 140, 120, 60);

    private final Bitmap bitmap = DrawnScene.noise(1);
    private final SpritePainter painter = new SpritePainter(new TintCache(1 << 20));
    private final Sprite sprite = new Sprite();
    private final int[] frame = new int[Frame.SIZE];
    private final WeatherPainter weather = new WeatherPainter();
    private final ScreenState rain = weather(WeatherSystem.RAIN);
    private final ScreenState snow = weather(WeatherSystem.SNOW);
    private final ScreenState fog = weather(WeatherSystem.FOG);
    private final ScreenState sand = weather(WeatherSystem.SANDSTORM);

    public EffectBenchmark() {
        Arrays.fill(frame, 0xFF557799);
    }

    private static ScreenState weather(int type) {
        ScreenState s = new ScreenState();
        RandomState random = new RandomState();
        WeatherSystem.set(s.weather, type, 2, true, random);
        for (int i = 0; i < 200; i++) {
            WeatherSystem.update(s.weather, random);
        }
        return s;
    }

    private Sprite sprite() {
        return sprite.reset(bitmap).at(160, 120).anchor(48, 48);
    }

    private int[] draw() {
        painter.draw(frame, sprite);
        return frame;
    }

    @Benchmark
    public int[] plain() {
        sprite();
        return draw();
    }

    @Benchmark
    public int[] halfTransparent() {
        sprite().opacity(128);
        return draw();
    }

    @Benchmark
    public int[] zoomed() {
        sprite().zoomX = 2;
        sprite.zoomY = 2;
        sprite.zoom = Sprite.Zoom.CORNER;
        return draw();
    }

    @Benchmark
    public int[] rotated() {
        sprite().angle = 0.7;
        return draw();
    }

    @Benchmark
    public int[] wavered() {
        sprite().waverDepth = 10;
        return draw();
    }

    @Benchmark
    public int[] tinted() {
        sprite().tone = TONE;
        return draw();
    }

    @Benchmark
    public int[] flashedSprite() {
        sprite().flash = Flash.of(31, 31, 31, 16);
        return draw();
    }

    @Benchmark
    public int[] splitOpacity() {
        sprite().opacity(200);
        sprite.bottomOpacity = 100;
        sprite.split = 48;
        return draw();
    }

    @Benchmark
    public int[] mirrored() {
        sprite().mirrored = true;
        return draw();
    }

    @Benchmark
    public int[] toneOfTheScreen() {
        Tone.applyOpaque(frame, 0, frame.length, TONE);
        return frame;
    }

    @Benchmark
    public int[] toneWithSaturation() {
        Tone.applyOpaque(frame, 0, frame.length, GREYING);
        return frame;
    }

    @Benchmark
    public int[] flash() {
        Flash.veil(frame, 0, frame.length, 0x40FFFFFF);
        return frame;
    }

    @Benchmark
    public int[] rain() {
        weather.draw(frame, rain, Tone.NEUTRAL);
        return frame;
    }

    @Benchmark
    public int[] snow() {
        weather.draw(frame, snow, Tone.NEUTRAL);
        return frame;
    }

    @Benchmark
    public int[] fog() {
        weather.draw(frame, fog, Tone.NEUTRAL);
        return frame;
    }

    @Benchmark
    public int[] sandstorm() {
        weather.draw(frame, sand, Tone.NEUTRAL);
        return frame;
    }
}
