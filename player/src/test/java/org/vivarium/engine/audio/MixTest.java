package org.vivarium.engine.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.testing.MidiBytes;
import org.vivarium.testing.Waves;

/** Listens to what fixed scripts leave in the dumped file (spec assets-and-audio 8). */
class MixTest {

    private static final int RATE = DumpedMix.RATE;

    /** Whole periods: 441 Hz for one second, so that a loop has no step of its own. */
    private static final byte[] TONE = Waves.wav16(Waves.sine(441, RATE, RATE, 0.5), RATE);

    private static final TestFiles FILES = new TestFiles().with("tone", TONE);

    @ParameterizedTest
    @CsvSource({"100,1", "90,.668", "75,.365", "50,.133", "25,.0487", "10,.0266"})
    void volumeFollowsTheMeasuredCurve(int volume, float amplitude) throws Exception {
        float[] left = left(music(30, volume, 100, 50));
        assertThat(Waves.peak(left, RATE / 10, RATE / 2))
                .isCloseTo(0.5f * amplitude, within(0.001f));
    }

    @ParameterizedTest
    @CsvSource({"50,1,1", "40,1,.501", "0,1,.0316", "60,.501,1", "100,.0316,1"})
    void balanceLowersTheFarSide(int balance, float left, float right) throws Exception {
        float[] stereo = music(30, 100, 100, balance);
        assertThat(Waves.peak(left(stereo), RATE / 10, RATE / 2))
                .isCloseTo(0.5f * left, within(0.001f));
        assertThat(Waves.peak(Waves.channel(stereo, 1), RATE / 10, RATE / 2))
                .isCloseTo(0.5f * right, within(0.001f));
    }

    @ParameterizedTest
    @CsvSource({"100,441", "50,220.5", "150,661.5", "200,882", "400,1764"})
    void tempoMovesThePitchOfSampledSound(int tempo, double pitch) throws Exception {
        float[] left = left(music(60, 100, tempo, 50));
        assertThat(Waves.pitch(left, RATE / 4, RATE)).isCloseTo(pitch, within(0.5));
    }

    @Test
    void anOddRateIsResampledWithoutChangingThePitch() throws Exception {
        byte[] file = Waves.wav16(Waves.sine(1000, 11_025, 11_025, 0.5), 11_025);
        float[] left =
                left(
                        DumpedMix.of(
                                        new TestFiles().with("x", file),
                                        60,
                                        (f, a) -> start(f, a, "x"))
                                .stereo);
        assertThat(Waves.pitch(left, RATE / 4, RATE)).isCloseTo(1000, within(0.5));
    }

    private static void start(int frame, GameAudio audio, String name) {
        if (frame == 0) {
            audio.playMusic(name, 0, 100, 100, 50);
        }
    }

    @ParameterizedTest
    @CsvSource({"100", "73", "200"})
    void theLoopsSeamIsNoClick(int tempo) throws Exception {
        float[] left = left(music(240, 100, tempo, 50));
        double steepest = 2 * Math.PI * 441 * tempo / 100 / RATE * 0.5;
        assertThat(Waves.largestStep(left, RATE / 10, left.length))
                .isLessThan((float) (steepest * 1.02 + 0.0001));
        assertThat(Waves.peak(left, left.length - 2000, left.length))
                .isCloseTo(0.5f, within(0.01f));
    }

    @Test
    void fadeInRunsInAStraightLineOnTheVolume() throws Exception {
        float[] left =
                left(
                        DumpedMix.of(
                                        FILES,
                                        90,
                                        (frame, audio) -> {
                                            if (frame == 0) {
                                                audio.playMusic("tone", 1000, 100, 100, 50);
                                            }
                                        })
                                .stereo);
        for (int percent : new int[] {25, 50, 75, 90}) {
            int at = RATE * percent / 100;
            assertThat(Waves.peak(left, at - 60, at + 60))
                    .as(percent + " %")
                    .isCloseTo((float) (0.5 * Loudness.amplitude(percent)), within(0.012f));
        }
        assertThat(Waves.peak(left, RATE + 1000, RATE + 4000)).isCloseTo(0.5f, within(0.001f));
    }

    @Test
    void fadeOutReachesSilenceAndTheClockGoesOn() throws Exception {
        long[] loops = new long[1];
        float[] left =
                left(
                        DumpedMix.of(
                                        FILES,
                                        150,
                                        (frame, audio) -> {
                                            start(frame, audio, "tone");
                                            if (frame == 30) {
                                                audio.fadeOutMusic(1000);
                                            }
                                            loops[0] = audio.musicLoops();
                                        })
                                .stereo);
        int half = RATE / 2 + RATE / 2;
        assertThat(Waves.peak(left, half - 60, half + 60))
                .isCloseTo((float) (0.5 * Loudness.amplitude(50)), within(0.012f));
        assertThat(Waves.peak(left, RATE * 3 / 2 + 600, left.length)).isZero();
        assertThat(loops[0]).isEqualTo(2);
    }

    @Test
    void stoppingDiesWithinMillisecondsWithoutAStep() throws Exception {
        float[] left =
                left(
                        DumpedMix.of(
                                        FILES,
                                        60,
                                        (frame, audio) -> {
                                            start(frame, audio, "tone");
                                            if (frame == 30) {
                                                audio.stopMusic();
                                            }
                                        })
                                .stereo);
        assertThat(Waves.largestStep(left, 0, left.length)).isLessThan(0.04f);
        assertThat(Waves.peak(left, RATE / 2 + 300, left.length)).isZero();
    }

    @Test
    void twoHundredSoundsAtOnceAreSurvivedBelowFullScale() throws Exception {
        DumpedMix mix =
                DumpedMix.of(
                        FILES,
                        90,
                        (frame, audio) -> {
                            if (frame == 5) {
                                for (int i = 0; i < 200; i++) {
                                    audio.playSound("tone", 100, 100, 50);
                                }
                            }
                        });
        float[] left = left(mix.stereo);
        assertThat(Waves.peak(left, 0, left.length)).isBetween(0.85f, 1f);
        assertThat(Waves.peak(left, left.length - 2000, left.length)).isZero();
        assertThat(mix.warnings.count()).isZero();
    }

    @Test
    void anEffectPlaysOnceAndIsHeardInItsFrame() throws Exception {
        float[] left =
                left(
                        DumpedMix.of(
                                        FILES,
                                        90,
                                        (frame, audio) -> {
                                            if (frame == 10) {
                                                audio.playSound("tone", 100, 100, 50);
                                            }
                                        })
                                .stereo);
        int begin = 10 * DumpedMix.FRAME;
        assertThat(Waves.peak(left, 0, begin)).isZero();
        assertThat(Waves.peak(left, begin, begin + 100)).isGreaterThan(0.4f);
        assertThat(Waves.peak(left, begin + RATE + 10, left.length)).isZero();
    }

    @Test
    void faultyFilesGiveOneWarningAndSilence() throws Exception {
        byte[] endless = Arrays.copyOf(TONE, 44);
        TestFiles files =
                new TestFiles()
                        .with("empty", new byte[0])
                        .with("broken", new byte[3000])
                        .with("text", "hello".getBytes(StandardCharsets.US_ASCII))
                        .with("wma", new byte[] {0x30, 0x26, (byte) 0xB2, 0x75, 0})
                        .with("endless", endless)
                        .with("x.script", "[execute]".getBytes(StandardCharsets.US_ASCII));
        for (String name : new String[] {"empty", "broken", "text", "wma", "endless"}) {
            assertWarnings(files, name, 1);
        }
        for (String name : new String[] {"missing", "x.script"}) {
            assertWarnings(files, name, 0);
        }
    }

    private static void assertWarnings(TestFiles files, String name, int count) throws Exception {
        DumpedMix mix =
                DumpedMix.of(
                        files,
                        20,
                        (frame, audio) -> {
                            if (frame % 5 == 0) {
                                audio.stopMusic();
                                audio.playMusic(name, 0, 100, 100, 50);
                                audio.playSound(name, 100, 100, 50);
                            }
                        });
        assertThat(Waves.peak(mix.stereo, 0, mix.stereo.length)).as(name).isZero();
        assertThat(mix.warnings.count()).as(name).isEqualTo(count);
    }

    @Test
    void aLinkPlaysTheFileItNamesAndContentDecidesTheFormat() throws Exception {
        TestFiles files =
                new TestFiles()
                        .with(
                                "x.link",
                                "Music/song.mp3\r\nrest".getBytes(StandardCharsets.US_ASCII))
                        .with("Music/song.mp3", TONE);
        float[] left = left(DumpedMix.of(files, 60, (f, a) -> start(f, a, "x.link")).stereo);
        assertThat(Waves.pitch(left, RATE / 4, RATE)).isCloseTo(441, within(0.5));
    }

    @Test
    void midiIsMixedAndTheSameScriptGivesTheSameFile() throws Exception {
        byte[] song = new MidiBytes(96).note(0, 0, 60, 90).note(96, 9, 38, 90).end(192);
        TestFiles files = new TestFiles().with("song", song).with("tone", TONE);
        DumpedMix.Script script =
                (frame, audio) -> {
                    start(frame, audio, "song");
                    if (frame == 20) {
                        audio.playSound("tone", 80, 120, 30);
                    }
                    if (frame == 40) {
                        audio.playMusic("song", 0, 60, 130, 20);
                    }
                };
        float[] first = DumpedMix.of(files, 90, script).stereo;
        assertThat(Waves.peak(first, 0, first.length)).isGreaterThan(0.05f);
        assertThat(DumpedMix.of(files, 90, script).stereo).containsExactly(first);
    }

    private static float[] music(int frames, int volume, int tempo, int balance) throws Exception {
        return DumpedMix.of(
                        FILES,
                        frames,
                        (frame, audio) -> {
                            if (frame == 0) {
                                audio.playMusic("tone", 0, volume, tempo, balance);
                            }
                        })
                .stereo;
    }

    private static float[] left(float[] stereo) {
        return Waves.channel(stereo, 0);
    }
}
