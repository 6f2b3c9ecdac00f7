package org.vivarium.assets.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.Waves;

class SoundFormatTest {

    @Test
    void theFirstBytesDecideAndNeverTheName() throws Exception {
        assertThat(SoundFormat.of(Waves.wav16(new float[8], 8000))).isEqualTo(SoundFormat.WAV);
        assertThat(SoundFormat.of(ascii("MThd...."))).isEqualTo(SoundFormat.MIDI);
        assertThat(SoundFormat.of(ascii("RIFF....RMIDdata"))).isEqualTo(SoundFormat.MIDI);
        assertThat(SoundFormat.of(ascii("fLaC"))).isEqualTo(SoundFormat.FLAC);
        assertThat(SoundFormat.of(ascii("Extended Module: x"))).isEqualTo(SoundFormat.TRACKER);
        assertThat(SoundFormat.of(new byte[] {0x30, 0x26, (byte) 0xB2, 0x75}))
                .isEqualTo(SoundFormat.WMA);
    }

    @Test
    void shortTextIsALinkAndLongOneIsNothing() {
        assertThat(SoundFormat.of(ascii("Music/x.mp3\r\n"))).isEqualTo(SoundFormat.TEXT);
        assertThat(SoundFormat.of(ascii("x".repeat(500)))).isEqualTo(SoundFormat.UNKNOWN);
    }

    @Test
    void anMp3WithoutTagIsKnownByItsFramesInARow() throws Exception {
        byte[] mp3 =
                Files.readAllBytes(SharedData.game("bench-2000").resolve("Music/1000hz_MP3.mp3"));
        assertThat(SoundFormat.of(mp3)).isEqualTo(SoundFormat.MP3);
        byte[] syncOnly = {(byte) 0xFF, (byte) 0xFB, (byte) 0x90, 0, 1, 2, 3, 4};
        assertThat(SoundFormat.of(Arrays.copyOf(syncOnly, 4000))).isEqualTo(SoundFormat.UNKNOWN);
    }

    @Test
    void emptyUnsupportedAndUnknownFilesAreNamedAsSuch() {
        assertFault(new byte[0], SoundException.Fault.EMPTY);
        assertFault(new byte[] {0x30, 0x26, (byte) 0xB2, 0x75}, SoundException.Fault.UNSUPPORTED);
        assertFault(ascii("x".repeat(600)), SoundException.Fault.UNSUPPORTED);
        assertFault(ascii("OggS".repeat(20)), SoundException.Fault.UNSUPPORTED);
    }

    private static void assertFault(byte[] file, SoundException.Fault fault) {
        assertThatThrownBy(() -> SoundFile.of("Sound/x.wav", file).open())
                .isInstanceOfSatisfying(
                        SoundException.class, e -> assertThat(e.fault()).isEqualTo(fault))
                .hasMessageContaining("Sound/x.wav");
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
