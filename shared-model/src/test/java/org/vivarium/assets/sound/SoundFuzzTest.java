package org.vivarium.assets.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.MidiBytes;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.Waves;

/** Damaged files of every format give sound, silence or a SoundException, and never hang. */
class SoundFuzzTest {

    private static final long SEED = 20_020;
    private static final int DAMAGED_COPIES = 60;

    /** More than any of the files holds: a decoder that goes on past this never ends. */
    private static final int MOST_FRAMES = 4_000_000;

    @Test
    void damagedFilesNeverEscapeAsAnythingElse() throws Exception {
        Random random = new Random(SEED);
        for (Map.Entry<String, byte[]> file : samples().entrySet()) {
            for (int copy = 0; copy < DAMAGED_COPIES; copy++) {
                byte[] damaged = damage(file.getValue(), random);
                try {
                    play(damaged);
                } catch (SoundException e) {
                    assertThat(e.fault()).isNotNull();
                } catch (Throwable e) {
                    throw new AssertionError(
                            file.getKey() + ", copy " + copy + " of seed " + SEED, e);
                }
            }
        }
    }

    private static void play(byte[] bytes) throws SoundException {
        SoundFile file = SoundFile.of("damaged", bytes);
        MusicTiming timing = file.timing();
        assertThat(timing.loops(60_000_000)).isNotNegative();
        assertThat(timing.position(60_000_000)).isNotNegative();
        if (file.isMidi()) {
            return;
        }
        PcmStream stream = file.open();
        float[] piece = new float[2 * 4096];
        int frames = 0;
        for (int got = stream.read(piece, 0, 4096); got > 0; got = stream.read(piece, 0, 4096)) {
            frames += got;
            assertThat(frames).isLessThan(MOST_FRAMES);
        }
    }

    private static byte[] damage(byte[] file, Random random) {
        byte[] damaged = file.clone();
        int header = Math.min(file.length, 200);
        for (int i = 0; i < 1 + random.nextInt(8); i++) {
            int at = random.nextInt(random.nextBoolean() ? header : file.length);
            damaged[at] = (byte) random.nextInt(256);
        }
        return random.nextInt(4) == 0
                ? Arrays.copyOf(damaged, random.nextInt(damaged.length))
                : damaged;
    }

    private static Map<String, byte[]> samples() throws Exception {
        float[] tone = Waves.sine(500, 22_050, 3000, 0.5);
        Map<String, byte[]> samples = new LinkedHashMap<>();
        samples.put("pcm", Waves.wav16(tone, 22_050));
        samples.put("ms adpcm", AdpcmWriter.microsoft(tone, 2, 22_050, 512));
        samples.put("ima adpcm", AdpcmWriter.ima(tone, 2, 22_050, 512));
        samples.put("flac", FlacWriter.write(tone));
        samples.put("opus", OggFiles.opus(Waves.sine(500, 48_000, 9600, 0.5), "LOOPSTART=100"));
        samples.put(
                "midi",
                new MidiBytes(96)
                        .tempo(0, 400_000)
                        .note(0, 0, 60, 96)
                        .event(96, 0xB0, 111, 0)
                        .end(192));
        for (String name : new String[] {"1000hz_MP3.mp3", "1000hz_OGG.ogg"}) {
            samples.put(
                    name,
                    Files.readAllBytes(
                            SharedData.game("bench-2000").resolve("Music").resolve(name)));
        }
        return samples;
    }
}
