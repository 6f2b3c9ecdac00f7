package org.vivarium.assets.sound.midi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import javax.sound.midi.Soundbank;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.sound.SoundException;
import org.vivarium.assets.sound.midi.MidiRenderer.AtEnd;
import org.vivarium.testing.MidiBytes;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.Waves;

class MidiRendererTest {

    private static final int RATE = 44_100;

    /** A held sound; its third partial is the strongest. */
    private static final int FLUTE = 73;

    private static Soundbank bank;

    @BeforeAll
    static void computeTheBuiltInBankOnce() throws IOException {
        bank = SoundBanks.builtIn(SharedData.repository().resolve("shared-model/target")).bank();
    }

    @Test
    void aNoteHasItsPitchAtAnyTempo() throws Exception {
        byte[] file = new MidiBytes(96).event(0, 0xC0, FLUTE).note(0, 0, 69, 960).end(960);
        for (int tempo : new int[] {100, 150}) {
            try (MidiRenderer renderer = renderer(file, AtEnd.LOOP)) {
                renderer.setTempo(tempo);
                float[] left = Waves.channel(read(renderer, RATE), 0);
                double strongest = Waves.pitch(left, 20_000, RATE);
                assertThat(strongest / Math.round(strongest / 440)).isCloseTo(440, within(2.0));
            }
        }
    }

    @Test
    void tempoMovesNotesAndNotTheirPitch() throws Exception {
        byte[] file = new MidiBytes(96).event(0, 0xF0, 1, 0xF7).note(192, 0, 69, 960).end(1920);
        assertThat(firstSound(file, 100)).isCloseTo(RATE, within(500));
        assertThat(firstSound(file, 200)).isCloseTo(RATE / 2, within(500));
    }

    private static int firstSound(byte[] file, int tempo) throws Exception {
        try (MidiRenderer renderer = renderer(file, AtEnd.LOOP)) {
            renderer.setTempo(tempo);
            float[] left = Waves.channel(read(renderer, 2 * RATE), 0);
            int at = 0;
            while (Math.abs(left[at]) < 0.001f) {
                at++;
            }
            return at;
        }
    }

    @Test
    void theEndJumpsToTheLoopPointOnTime() throws Exception {
        byte[] file =
                new MidiBytes(96)
                        .event(0, 0xC0, 115)
                        .note(0, 0, 60, 10)
                        .event(96, 0xB0, 111, 0)
                        .note(192, 0, 60, 10)
                        .end(384);
        try (MidiRenderer renderer = renderer(file, AtEnd.LOOP)) {
            float[] left = Waves.channel(read(renderer, 4 * RATE), 0);
            int secondNote = RATE;
            int again = RATE * 2 + RATE / 2;
            assertThat(Waves.peak(left, again - 3000, again - 400)).isLessThan(0.01f);
            assertThat(Waves.peak(left, again, again + 3000))
                    .isCloseTo(Waves.peak(left, secondNote, secondNote + 3000), within(0.05f))
                    .isGreaterThan(0.02f);
        }
    }

    @Test
    void withoutLoopPointItStartsOverAndASoundEffectEnds() throws Exception {
        byte[] file = new MidiBytes(96).note(0, 0, 60, 10).end(96);
        try (MidiRenderer looped = renderer(file, AtEnd.LOOP);
                MidiRenderer once = renderer(file, AtEnd.STOP)) {
            float[] left = Waves.channel(read(looped, RATE), 0);
            assertThat(Waves.peak(left, RATE / 2, RATE / 2 + 3000)).isGreaterThan(0.02f);
            float[] piece = new float[2 * 1024];
            int frames = 0;
            for (int got = once.read(piece, 0, 1024); got > 0; got = once.read(piece, 0, 1024)) {
                frames += got;
            }
            assertThat(frames).isBetween(RATE / 2, RATE / 2 + 600);
        }
    }

    @Test
    void balanceMovesTheChannelsOwnPlace() throws Exception {
        byte[] file = new MidiBytes(96).event(0, 0xC0, FLUTE).note(0, 0, 69, 960).end(960);
        try (MidiRenderer renderer = renderer(file, AtEnd.LOOP)) {
            renderer.setBalance(0);
            float[] stereo = read(renderer, RATE);
            assertThat(Waves.peak(Waves.channel(stereo, 0), RATE / 2, RATE))
                    .isGreaterThan(5 * Waves.peak(Waves.channel(stereo, 1), RATE / 2, RATE));
        }
    }

    @Test
    void twoRunsSoundTheSame() throws Exception {
        byte[] file = new MidiBytes(96).note(0, 0, 60, 90).note(96, 9, 38, 90).end(192);
        try (MidiRenderer first = renderer(file, AtEnd.LOOP);
                MidiRenderer second = renderer(file, AtEnd.LOOP)) {
            assertThat(read(first, 2 * RATE)).containsExactly(read(second, 2 * RATE));
        }
    }

    private static MidiRenderer renderer(byte[] file, AtEnd atEnd) throws SoundException {
        return new MidiRenderer("x", MidiFile.parse("x", file), bank, atEnd);
    }

    private static float[] read(MidiRenderer renderer, int frames) throws SoundException {
        float[] stereo = new float[2 * frames];
        int done = 0;
        while (done < frames) {
            done += renderer.read(stereo, 2 * done, frames - done);
        }
        return stereo;
    }
}
