package org.vivarium.assets.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.Waves;

class WavDecodingTest {

    private static final float[] TONE = Waves.sine(500, 22_050, 2000, 0.5);

    @ParameterizedTest
    @CsvSource({
        "1,8,0.009",
        "1,16,0.0001",
        "1,24,0.00001",
        "1,32,0.000001",
        "3,32,0",
        "3,64,0",
        "6,8,0.03",
        "7,8,0.03"
    })
    void everyPlainSampleTypeComesBackWithinItsPrecision(int tag, int bits, float error)
            throws Exception {
        byte[] data = new byte[TONE.length * bits / 8];
        ByteBuffer buffer = Waves.little(data.length);
        for (float sample : TONE) {
            put(buffer, tag, bits, sample);
        }
        byte[] file = Waves.wav(tag, 1, 22_050, bits / 8, bits, buffer.array());

        Decoded decoded = Decoded.of(file);

        assertThat(decoded.rate()).isEqualTo(22_050);
        assertThat(decoded.mono()).isTrue();
        assertThat(Waves.channel(decoded.stereo(), 0)).containsExactly(TONE, Offset.offset(error));
        assertThat(Waves.channel(decoded.stereo(), 1)).containsExactly(TONE, Offset.offset(error));
        assertThat(SoundFile.of("x", file).layout().frames()).isEqualTo(2000);
    }

    private static void put(ByteBuffer buffer, int tag, int bits, float sample) {
        switch (tag * 100 + bits) {
            case 108 -> buffer.put((byte) (128 + Math.round(sample * 127)));
            case 116 -> buffer.putShort((short) Math.round(sample * 32767));
            case 124 -> {
                int value = Math.round(sample * 8_388_607);
                buffer.put((byte) value).putShort((short) (value >> 8));
            }
            case 132 -> buffer.putInt((int) Math.round(sample * 2_147_483_647.0));
            case 332 -> buffer.putFloat(sample);
            case 364 -> buffer.putDouble(sample);
            case 608 -> buffer.put(Companding.aLaw((short) Math.round(sample * 32767)));
            default -> buffer.put(Companding.muLaw((short) Math.round(sample * 32767)));
        }
    }

    @Test
    void stereoKeepsItsSidesApart() throws Exception {
        ByteBuffer data = Waves.little(8);
        data.putShort((short) 16384)
                .putShort((short) -8192)
                .putShort((short) 0)
                .putShort((short) 1);
        Decoded decoded = Decoded.of(Waves.wav(1, 2, 44_100, 4, 16, data.array()));
        assertThat(decoded.mono()).isFalse();
        assertThat(decoded.stereo()).containsExactly(0.5f, -0.25f, 0, 1 / 32768f);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void microsoftAdpcmFollowsTheTone(int channels) throws Exception {
        byte[] file = AdpcmWriter.microsoft(TONE, channels, 22_050, 256 * channels);
        assertAdpcm(Decoded.of(file), SoundFile.of("x", file));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void imaAdpcmFollowsTheTone(int channels) throws Exception {
        byte[] file = AdpcmWriter.ima(TONE, channels, 22_050, 256 * channels);
        assertAdpcm(Decoded.of(file), SoundFile.of("x", file));
    }

    private static void assertAdpcm(Decoded decoded, SoundFile file) throws SoundException {
        float[] left = Arrays.copyOf(Waves.channel(decoded.stereo(), 0), TONE.length);
        float[] right = Arrays.copyOf(Waves.channel(decoded.stereo(), 1), TONE.length);
        assertThat(left).containsExactly(TONE, Offset.offset(0.03f));
        assertThat(right).containsExactly(TONE, Offset.offset(0.03f));
        assertThat(file.layout().frames()).isEqualTo(decoded.frames());
    }

    @Test
    void sizesThatLieAreCutToWhatIsThere() throws Exception {
        byte[] file = Waves.wav16(TONE, 8000);
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(40, 0x7FFFFFFF);
        assertThat(Decoded.of(file).frames()).isEqualTo(2000);
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(40, 0);
        assertThat(Decoded.of(file).frames()).isEqualTo(2000);
        assertThat(Decoded.of(Arrays.copyOf(file, file.length - 1001)).frames()).isEqualTo(1499);
    }

    @Test
    void dataBeforeFormatOrNoDataIsUnsupported() {
        byte[] none = Arrays.copyOf(Waves.wav16(TONE, 8000), 36);
        assertThatThrownBy(() -> SoundFile.of("x", none).open()).hasMessageContaining("no data");
        byte[] swapped = "RIFF....WAVEdata\0\0\0\0".getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> SoundFile.of("x", swapped).open())
                .hasMessageContaining("no fmt chunk before data");
    }

    @Test
    void anMp3PackedIntoRiffIsPlayedAsMp3() throws Exception {
        byte[] mp3 =
                Files.readAllBytes(SharedData.game("bench-2000").resolve("Music/1000hz_MP3.mp3"));
        SoundFile file = SoundFile.of("x.wav", Waves.wav(0x55, 1, 16_000, 1, 0, mp3));
        assertThat(file.format()).isEqualTo(SoundFormat.MP3);
        assertThat(Decoded.of(file.open()).frames()).isEqualTo(48_000);
    }

    @Test
    void theTestGamesTonesHaveTheirPitch() throws Exception {
        for (String name : new String[] {"PCM.wav", "ACM.wav", "ADPCM.wav", "MP3.mp3", "OGG.ogg"}) {
            byte[] file =
                    Files.readAllBytes(
                            SharedData.game("bench-2000").resolve("Music/1000hz_" + name));
            Decoded decoded = Decoded.of(file);
            float[] left = Waves.channel(decoded.stereo(), 0);
            assertThat(decoded.frames()).as(name).isEqualTo(48_000);
            assertThat(Waves.pitch(left, 20_000, decoded.rate()))
                    .as(name)
                    .isCloseTo(1000, within(2.0));
        }
    }

    /** The encoders' side of the telephone codecs. */
    private static final class Companding {

        static byte muLaw(short sample) {
            int sign = sample < 0 ? 0x80 : 0;
            int magnitude = Math.min(32_635, Math.abs((int) sample)) + 0x84;
            int exponent = 31 - Integer.numberOfLeadingZeros(magnitude) - 7;
            return (byte) ~(sign | exponent << 4 | magnitude >> exponent + 3 & 15);
        }

        static byte aLaw(short sample) {
            int sign = sample < 0 ? 0 : 0x80;
            int magnitude = Math.min(32_767, Math.abs((int) sample));
            int exponent = Math.max(0, 31 - Integer.numberOfLeadingZeros(magnitude | 1) - 7);
            int mantissa = exponent == 0 ? magnitude >> 4 : magnitude >> exponent + 3 & 15;
            return (byte) ((sign | exponent << 4 | mantissa) ^ 0x55);
        }
    }
}
