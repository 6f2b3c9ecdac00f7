package org.vivarium.engine.audio;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.testing.SharedData;

/** Runs a script of orders against logical frames and gives back what would have been heard. */
final class DumpedMix {

    static final int RATE = 44_100;
    static final int FRAME = RATE / 60;

    /** What the game does in a frame, before the frame counts. */
    @FunctionalInterface
    interface Script {
        void frame(int number, GameAudio audio);
    }

    final float[] stereo;
    final WarningLog warnings;

    private DumpedMix(float[] stereo, WarningLog warnings) {
        this.stereo = stereo;
        this.warnings = warnings;
    }

    static DumpedMix of(TestFiles files, int frames, Script script) throws IOException {
        Path wav = Files.createTempFile("mix", ".wav");
        WarningLog warnings = new WarningLog();
        try (MusicFiles library = new MusicFiles(files)) {
            try (SoundSystem system =
                    SoundSystem.toFile(wav, files, banks(), new SoundTelemetry(), warnings)) {
                GameAudio audio =
                        new GameAudio(
                                new MusicState(),
                                library,
                                system.out(),
                                new FrameRecorder(new FrameLog(1)));
                for (int i = 0; i < frames; i++) {
                    script.frame(i, audio);
                    audio.frameDone();
                }
            }
            return new DumpedMix(samples(Files.readAllBytes(wav)), warnings);
        } finally {
            Files.delete(wav);
        }
    }

    static SoundBanks banks() {
        return SoundBanks.builtIn(SharedData.repository().resolve("shared-model/target"));
    }

    private static float[] samples(byte[] wav) {
        ByteBuffer buffer = ByteBuffer.wrap(wav).order(ByteOrder.LITTLE_ENDIAN);
        float[] samples = new float[buffer.getInt(40) / 2];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = buffer.getShort(44 + 2 * i) / 32767f;
        }
        return samples;
    }
}
