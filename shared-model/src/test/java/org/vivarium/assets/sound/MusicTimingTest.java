package org.vivarium.assets.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.sound.midi.MidiFile;
import org.vivarium.testing.MidiBytes;

class MusicTimingTest {

    private static final long SECOND = 1_000_000;

    @Test
    void sampledMusicCountsWholeSecondsAndStartsOver() {
        MusicTiming timing = MusicTiming.sampled(SoundFormat.MP3, 3 * SECOND, SECOND);
        assertThat(timing.ticks(2_999_999)).isEqualTo(2);
        assertThat(timing.playedOnce(2_999_999)).isFalse();
        assertThat(timing.ticks(3 * SECOND)).isEqualTo(1);
        assertThat(timing.playedOnce(3 * SECOND)).isTrue();
        assertThat(timing.loops(5 * SECOND)).isEqualTo(2);
    }

    @Test
    void wavHasLoopsButIsNeverPlayedOnce() {
        MusicTiming timing = MusicTiming.sampled(SoundFormat.WAV, SECOND, 0);
        assertThat(timing.playedOnce(10 * SECOND)).isFalse();
        assertThat(timing.loops(10 * SECOND)).isEqualTo(10);
    }

    @Test
    void midiTicksFollowTheTempo() throws Exception {
        byte[] file =
                new MidiBytes(96)
                        .note(0, 0, 60, 96)
                        .tempo(96, 250_000)
                        .note(96, 0, 62, 96)
                        .end(288);
        MusicTiming timing = MidiFile.parse("x", file).timing();
        assertThat(timing.endMicros()).isEqualTo(SECOND);
        assertThat(timing.ticks(250_000)).isEqualTo(48);
        assertThat(timing.ticks(500_000)).isEqualTo(96);
        assertThat(timing.ticks(750_000)).isEqualTo(192);
        assertThat(timing.ticks(SECOND)).isZero();
    }

    @Test
    void afterTheLoopPointTicksGoOnFromThere() throws Exception {
        byte[] file =
                new MidiBytes(96)
                        .note(0, 0, 60, 48)
                        .event(96, 0xB0, 111, 0)
                        .note(96, 0, 62, 48)
                        .end(288);
        MusicTiming timing = MidiFile.parse("x", file).timing();
        assertThat(timing.endMicros()).isEqualTo(1_500_000);
        assertThat(timing.ticks(1_500_000)).isEqualTo(96);
        assertThat(timing.ticks(2 * SECOND)).isEqualTo(192);
        assertThat(timing.playedOnce(1_500_000)).isTrue();
    }

    @Test
    void aLoopPointAtTheEndStaysSilentWhileTicksGrow() throws Exception {
        byte[] file = new MidiBytes(96).note(0, 0, 60, 48).event(96, 0xB0, 111, 0).end(96);
        MusicTiming timing = MidiFile.parse("x", file).timing();
        assertThat(timing.playedOnce(500_000)).isTrue();
        assertThat(timing.loops(5 * SECOND)).isEqualTo(1);
        assertThat(timing.ticks(SECOND)).isEqualTo(192);
    }

    @Test
    void leadingSilenceOfMidiIsSkippedToShortlyBeforeTheFirstNote() throws Exception {
        byte[] file = new MidiBytes(96).note(192, 0, 60, 96).end(288);
        MusicTiming timing = MidiFile.parse("x", file).timing();
        assertThat(timing.startMicros()).isEqualTo(761_904);
        byte[] sysexFirst =
                new MidiBytes(96).event(0, 0xF0, 2, 1, 0xF7).note(192, 0, 60, 96).end(288);
        assertThat(MidiFile.parse("x", sysexFirst).timing().startMicros()).isZero();
    }

    @Test
    void aMissingFileHasNoTimeAtAll() {
        assertThat(MusicTiming.NONE.ticks(5 * SECOND)).isZero();
        assertThat(MusicTiming.NONE.playedOnce(5 * SECOND)).isFalse();
    }
}
