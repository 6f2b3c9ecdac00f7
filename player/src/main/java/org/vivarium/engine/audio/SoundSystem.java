package org.vivarium.engine.audio;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.engine.audio.QueuedAudioOut.Delivery;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;

/** Everything between the engine's orders and the ear: queue, loader, mixer and output. */
public final class SoundSystem implements AutoCloseable {

    /** Frames between mixer and ear that outlast ordinary hiccups: 93 ms. */
    public static final int RESILIENT_BUFFER = 4096;

    private static final int QUEUE_SLOTS = 1024;
    private static final long CACHE_BYTES = 32L << 20;

    private final AudioOut out;
    private final MixerThread mixerThread;
    private final MasterVolumes master;
    private final SoundTelemetry telemetry;
    private final List<AutoCloseable> helpers;

    private SoundSystem(
            AudioOut out,
            MixerThread mixerThread,
            MasterVolumes master,
            SoundTelemetry telemetry,
            List<AutoCloseable> helpers) {
        this.out = out;
        this.mixerThread = mixerThread;
        this.master = master;
        this.telemetry = telemetry;
        this.helpers = helpers;
    }

    /**
     * Sound as the game goes on, on the machine's device or, where there is none, a silent line of
     * the same pace.
     *
     * @param bufferFrames length of the output's buffer, {@link #RESILIENT_BUFFER} by default
     */
    public static SoundSystem live(
            SoundFiles files,
            SoundBanks banks,
            int bufferFrames,
            SoundTelemetry telemetry,
            WarningLog warnings) {
        DecodeAhead decodeAhead = new DecodeAhead();
        decodeAhead.start();
        ExecutorService music = executor("sound-load-music");
        ExecutorService effects = executor("sound-load-effect");
        SinkOpener opener =
                () ->
                        LineSink.open(bufferFrames)
                                .orElseGet(() -> new NullSink(bufferFrames, System::nanoTime));
        return assemble(
                new SoundLoader(
                        files,
                        banks,
                        warnings,
                        music,
                        effects,
                        StreamFactory.ahead(decodeAhead),
                        CACHE_BYTES),
                banks,
                opener,
                Delivery.PROMPT,
                telemetry,
                List.of(decodeAhead, music, effects));
    }

    /**
     * Writes what would be heard to a WAV file, a sixtieth of a second for each logical frame,
     * however fast they come. The same orders give the same file.
     */
    public static SoundSystem toFile(
            Path wav,
            SoundFiles files,
            SoundBanks banks,
            SoundTelemetry telemetry,
            WarningLog warnings)
            throws IOException {
        Executor atOnce = Runnable::run;
        WavSink sink = new WavSink(wav);
        return assemble(
                new SoundLoader(
                        files, banks, warnings, atOnce, atOnce, StreamFactory.DIRECT, CACHE_BYTES),
                banks,
                () -> sink,
                Delivery.COMPLETE,
                telemetry,
                List.of());
    }

    private static SoundSystem assemble(
            SoundLoader loader,
            SoundBanks banks,
            SinkOpener opener,
            Delivery delivery,
            SoundTelemetry telemetry,
            List<AutoCloseable> helpers) {
        OrderQueue queue = new OrderQueue(QUEUE_SLOTS);
        MasterVolumes master = new MasterVolumes();
        Mixer mixer = new Mixer(loader, master);
        SnapshotWriter snapshots = new SnapshotWriter(telemetry, loader, banks, queue);
        MixerThread thread = new MixerThread(queue, mixer, opener, delivery, snapshots);
        thread.start();
        AudioOut out = new QueuedAudioOut(queue, delivery, loader.clips());
        return new SoundSystem(out, thread, master, telemetry, helpers);
    }

    private static ExecutorService executor(String name) {
        return Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name(name).factory());
    }

    public AudioOut out() {
        return out;
    }

    public MasterVolumes master() {
        return master;
    }

    public SoundTelemetry telemetry() {
        return telemetry;
    }

    /** Ends all threads; a file is complete afterwards. */
    @Override
    public void close() {
        mixerThread.close();
        for (AutoCloseable helper : helpers) {
            if (helper instanceof ExecutorService executor) {
                executor.shutdownNow();
            } else if (helper instanceof DecodeAhead decodeAhead) {
                decodeAhead.close();
            }
        }
    }
}
