package org.vivarium.engine.audio;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;

/** What sound costs the engine's thread in a frame; the budget is 10 µs. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-exports=java.desktop/com.sun.media.sound=ALL-UNNAMED")
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class AudioUpdateBenchmark {

    private SoundSystem system;
    private MusicFiles library;
    private GameAudio audio;
    private int frame;

    @Setup
    public void open() {
        system =
                SoundSystem.live(
                        SoundFiles.NONE,
                        SoundBanks.builtIn(SoundBanks.userCache()),
                        SoundSystem.RESILIENT_BUFFER,
                        new SoundTelemetry(),
                        new WarningLog());
        library = new MusicFiles(SoundFiles.NONE);
        audio =
                new GameAudio(
                        new MusicState(),
                        library,
                        system.out(),
                        new FrameRecorder(new FrameLog(1)));
        audio.playMusic("none", 0, 100, 100, 50);
    }

    @TearDown
    public void close() {
        system.close();
        library.close();
    }

    /** A frame in which nothing new is to be heard. */
    @Benchmark
    public void quietFrame() {
        audio.frameDone();
    }

    /** A frame with an effect and a question about the music. */
    @Benchmark
    public int busyFrame() {
        audio.playSound("none", 100, 100, 50);
        audio.frameDone();
        return audio.musicTicks();
    }

    /** A frame that changes the music. */
    @Benchmark
    public void musicChange() {
        audio.playMusic((frame++ & 1) == 0 ? "other" : "none", 0, 100, 100, 50);
        audio.frameDone();
    }
}
