package org.vivarium.assets.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.Waves;

class CompressedDecodingTest {

    @Test
    void flacComesBackToTheBit() throws Exception {
        float[] tone = Waves.sine(700, 44_100, 5500, 0.7);
        byte[] file = FlacWriter.write(tone);
        Decoded decoded = Decoded.of(file);
        assertThat(SoundFormat.of(file)).isEqualTo(SoundFormat.FLAC);
        assertThat(decoded.rate()).isEqualTo(44_100);
        assertThat(Waves.channel(decoded.stereo(), 0)).containsExactly(tone, Offset.offset(5e-5f));
        assertThat(SoundFile.of("x", file).layout())
                .isEqualTo(new SampledLayout(44_100, 5500, 0, 5500));
    }

    @Test
    void opusKeepsPitchLoudnessAndLength() throws Exception {
        byte[] file = OggFiles.opus(Waves.sine(1000, 48_000, 48_000, 0.5));
        Decoded decoded = Decoded.of(file);
        float[] left = Waves.channel(decoded.stereo(), 0);
        assertThat(SoundFormat.of(file)).isEqualTo(SoundFormat.OPUS);
        assertThat(decoded.frames()).isEqualTo(48_000 - 312);
        assertThat(Waves.pitch(left, 20_000, 48_000)).isCloseTo(1000, within(1.0));
        assertThat(Waves.peak(left, 10_000, 40_000)).isCloseTo(0.5f, within(0.05f));
    }

    @Test
    void opusLoopTagsCountAt48Kilohertz() throws Exception {
        float[] tone = Waves.sine(1000, 48_000, 48_000, 0.5);
        byte[] lengthTag = OggFiles.opus(tone, "LOOPSTART=9600", "LoopLength=19200");
        assertThat(SoundFile.of("x", lengthTag).layout())
                .isEqualTo(new SampledLayout(48_000, 47_688, 9600, 28_800));
        byte[] endTag = OggFiles.opus(tone, "loopstart=9600", "LOOPEND=900000");
        assertThat(SoundFile.of("x", endTag).layout())
                .isEqualTo(new SampledLayout(48_000, 47_688, 9600, 47_688));
        assertThat(SoundFile.of("x", lengthTag).timing().endMicros()).isEqualTo(600_000);
    }

    @Test
    void vorbisLoopTagsAreRead() throws Exception {
        byte[] file =
                OggFiles.retagged(shared("1000hz_OGG.ogg"), "LOOPSTART=16000", "LOOPEND=32000");
        assertThat(SoundFormat.of(file)).isEqualTo(SoundFormat.VORBIS);
        assertThat(SoundFile.of("x", file).layout())
                .isEqualTo(new SampledLayout(16_000, 48_000, 16_000, 32_000));
        assertThat(Decoded.of(file).frames()).isEqualTo(48_000);
    }

    @Test
    void anMp3CutInTheMiddleGivesWhatIsThere() throws Exception {
        byte[] file = shared("1000hz_MP3.mp3");
        Decoded decoded = Decoded.of(Arrays.copyOf(file, file.length / 2));
        assertThat(decoded.frames()).isBetween(20_000, 25_000);
    }

    @Test
    void anMp3BehindAnId3TagIsFound() throws Exception {
        byte[] mp3 = shared("1000hz_MP3.mp3");
        byte[] tagged = new byte[10 + 300 + mp3.length];
        System.arraycopy(new byte[] {'I', 'D', '3', 4, 0, 0, 0, 0, 2, 44}, 0, tagged, 0, 10);
        System.arraycopy(mp3, 0, tagged, 310, mp3.length);
        assertThat(SoundFormat.of(tagged)).isEqualTo(SoundFormat.MP3);
        assertThat(Decoded.of(tagged).frames()).isEqualTo(Decoded.of(mp3).frames());
    }

    @Test
    void everyHeaderStatesTheLengthThatIsDecoded() throws Exception {
        for (String name : new String[] {"1000hz_MP3.mp3", "1000hz_OGG.ogg", "1000hz_ADPCM.wav"}) {
            byte[] file = shared(name);
            assertThat(SoundFile.of("x", file).layout().frames())
                    .as(name)
                    .isEqualTo(Decoded.of(file).frames());
        }
    }

    private static byte[] shared(String name) throws IOException {
        return Files.readAllBytes(SharedData.game("bench-2000").resolve("Music").resolve(name));
    }
}
