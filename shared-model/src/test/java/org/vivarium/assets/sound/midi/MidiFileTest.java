package org.vivarium.assets.sound.midi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.sound.SoundException;
import org.vivarium.assets.sound.SoundFile;
import org.vivarium.assets.sound.SoundFormat;
import org.vivarium.testing.MidiBytes;
import org.vivarium.testing.SharedData;

class MidiFileTest {

    @Test
    void runningStatusAndBothMessageLengthsAreUnderstood() throws Exception {
        byte[] track = {
            0,
            (byte) 0xC1,
            5,
            0,
            (byte) 0x91,
            60,
            100,
            10,
            62,
            90,
            10,
            62,
            0,
            0,
            (byte) 0xFF,
            0x2F,
            0
        };
        MidiSequence sequence = MidiFile.parse("x", MidiBytes.file(96, track));
        assertThat(sequence.size()).isEqualTo(4);
        assertThat(sequence.message(0)).containsExactly(0xC1, 5);
        assertThat(sequence.message(2)).containsExactly(0x91, 62, 90);
        assertThat(sequence.nanos(3)).isEqualTo(20 * 500_000_000L / 96);
    }

    @Test
    void tracksAreMergedByTimeAndKeepTheirOrderAtOneTick() throws Exception {
        byte[] first = {5, (byte) 0x90, 60, 1, 0, (byte) 0xFF, 0x2F, 0};
        byte[] second = {0, (byte) 0x91, 61, 1, 5, 62, 1, 0, (byte) 0xFF, 0x2F, 0};
        MidiSequence sequence = MidiFile.parse("x", MidiBytes.file(96, first, second));
        assertThat(List.of(sequence.message(0)[1], sequence.message(1)[1], sequence.message(2)[1]))
                .containsExactly((byte) 61, (byte) 60, (byte) 62);
    }

    @Test
    void aTrackThatBreaksOffKeepsWhatWasReadAndTheNextOneIsFound() throws Exception {
        byte[] broken = {0, (byte) 0x90, 60, 1, 0, (byte) 0xF4, 9, 9, 9};
        byte[] good = {0, (byte) 0x91, 61, 1, 0, (byte) 0xFF, 0x2F, 0};
        assertThat(MidiFile.parse("x", MidiBytes.file(96, broken, good)).size()).isEqualTo(2);
    }

    @Test
    void aSystemExclusiveMessageWithoutEndMarkGetsOne() throws Exception {
        byte[] file = new MidiBytes(96).event(0, 0xF0, 2, 0x7E, 1).end(1);
        assertThat(MidiFile.parse("x", file).message(0)).containsExactly(0xF0, 0x7E, 0x01, 0xF7);
    }

    @Test
    void filesTimedByFramesTickByTheSecond() throws Exception {
        byte[] track = {50, (byte) 0x90, 60, 1, 50, (byte) 0xFF, 0x2F, 0};
        MidiSequence sequence = MidiFile.parse("x", MidiBytes.file(0xE728, track));
        assertThat(sequence.endNanos()).isEqualTo(100_000_000);
    }

    @Test
    void theLastLoopMarkCountsFromTheFirstEventOfItsTick() throws Exception {
        byte[] file =
                new MidiBytes(96)
                        .event(0, 0xB0, 111, 0)
                        .note(96, 0, 60, 10)
                        .event(192, 0xC0, 3)
                        .event(192, 0xB5, 111, 64)
                        .end(288);
        MidiSequence sequence = MidiFile.parse("x", file);
        assertThat(sequence.loopNanos()).isEqualTo(1_000_000_000);
        assertThat(sequence.message(sequence.loopIndex())).containsExactly(0xC0, 3);
    }

    @Test
    void aFileWithoutHeaderOrTrackIsBroken() {
        assertThatThrownBy(() -> MidiFile.parse("x", new byte[40]))
                .isInstanceOf(SoundException.class);
        assertThatThrownBy(() -> MidiFile.parse("x", MidiBytes.file(96)))
                .hasMessageContaining("no MIDI track");
    }

    @Test
    void everyMidiFileOfTheSharedGamesIsReadWhole() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(SharedData.path("games"))) {
            files = all.filter(p -> p.toString().endsWith(".mid")).toList();
        }
        assertThat(files).hasSizeGreaterThan(11);
        for (Path path : files) {
            SoundFile file = SoundFile.of(path.toString(), Files.readAllBytes(path));
            assertThat(file.format()).isEqualTo(SoundFormat.MIDI);
            assertThat(file.midi().size()).as(path.toString()).isPositive();
            assertThat(file.timing().endMicros()).as(path.toString()).isGreaterThan(1_000_000);
        }
    }
}
