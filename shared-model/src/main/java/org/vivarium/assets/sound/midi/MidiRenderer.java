package org.vivarium.assets.sound.midi;

import java.io.IOException;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Soundbank;
import org.vivarium.assets.sound.PcmStream;
import org.vivarium.assets.sound.SoundException;
import org.vivarium.assets.sound.SoundException.Fault;

/**
 * Plays a MIDI sequence into samples, over and over by its loop point (spec assets-and-audio 8.5).
 * Tempo and balance act on the events: pitch stays, and the balance moves each channel's own place.
 * Volume is left to the mixer.
 */
public final class MidiRenderer implements PcmStream, AutoCloseable {

    /** What happens at the end of the file. */
    public enum AtEnd {
        LOOP,
        STOP
    }

    private static final int CHANNELS = 16;
    private static final int NOTE_ON = 0x90;
    private static final int CC_VOLUME = 7;
    private static final int CC_PAN = 10;
    private static final int CC_RESET = 121;
    private static final byte[] GM_ON = {(byte) 0xF0, 0x7E, 0x7F, 9, 1, (byte) 0xF7};

    private final String file;
    private final MidiSequence sequence;
    private final AtEnd atEnd;
    private final SoftSynth synth;
    private final float[] block = new float[2 * SoftSynth.BLOCK];
    private final int[] pan = new int[CHANNELS];
    private int taken = SoftSynth.BLOCK;

    /** Next event, and the playing position in nanoseconds of the file. */
    private int next;

    private double position;
    private int sentBalance = 50;

    /** Passing over time: no note begins. */
    private boolean silent;

    private volatile int tempo = 100;
    private volatile int balance = 50;

    /**
     * Opens a synthesizer and brings it to the place where playing starts.
     *
     * @throws SoundException when no synthesizer is to be had
     */
    public MidiRenderer(String file, MidiSequence sequence, Soundbank bank, AtEnd atEnd)
            throws SoundException {
        this.file = file;
        this.sequence = sequence;
        this.atEnd = atEnd;
        try {
            synth = new SoftSynth(bank);
        } catch (MidiUnavailableException e) {
            throw new SoundException(file, Fault.UNSUPPORTED, e.getMessage(), e);
        }
        position = sequence.startNanos();
        try {
            reset(0);
            while (next < sequence.size() && sequence.nanos(next) < sequence.startNanos()) {
                play(next++, 0);
            }
        } catch (InvalidMidiDataException e) {
            throw broken(e);
        }
    }

    /**
     * Renders the first block, which is far slower than those after it: the synthesizer sets up its
     * voices. For whoever opens the sound beside the mixer.
     */
    public void begin() throws SoundException {
        renderBlock();
        taken = 0;
    }

    /** Speed in percent; may be called from any thread. */
    public void setTempo(int percent) {
        tempo = percent;
    }

    /** 0 left to 100 right; may be called from any thread. */
    public void setBalance(int balance) {
        this.balance = balance;
    }

    @Override
    public int rate() {
        return SoftSynth.RATE;
    }

    @Override
    public boolean mono() {
        return false;
    }

    @Override
    public int read(float[] stereo, int offset, int frames) throws SoundException {
        if (taken == SoftSynth.BLOCK) {
            if (over()) {
                return -1;
            }
            renderBlock();
            taken = 0;
        }
        int count = Math.min(frames, SoftSynth.BLOCK - taken);
        System.arraycopy(block, 2 * taken, stereo, offset, 2 * count);
        taken += count;
        return count;
    }

    /**
     * Passes over whole blocks: programs, controllers and the ends of notes take effect, no note
     * begins. Much faster than rendering, for catching up after a standstill.
     */
    @Override
    public long skip(long frames) throws SoundException {
        long skipped = SoftSynth.BLOCK - taken;
        taken = SoftSynth.BLOCK;
        silent = true;
        try {
            while (skipped + SoftSynth.BLOCK <= frames && !over()) {
                dispatchBlock();
                skipped += SoftSynth.BLOCK;
            }
        } catch (InvalidMidiDataException e) {
            throw broken(e);
        } finally {
            silent = false;
        }
        return skipped;
    }

    private boolean over() {
        return atEnd == AtEnd.STOP && position > sequence.endNanos();
    }

    private void renderBlock() throws SoundException {
        try {
            if (balance != sentBalance) {
                sentBalance = balance;
                for (int channel = 0; channel < CHANNELS; channel++) {
                    synth.control(channel, CC_PAN, shifted(pan[channel]), 0);
                }
            }
            dispatchBlock();
            synth.render(block);
        } catch (InvalidMidiDataException | IOException e) {
            throw broken(e);
        }
    }

    /** Sends what falls into the next block, past the end of the file from its loop point on. */
    private void dispatchBlock() throws InvalidMidiDataException {
        double nanosPerFrame = tempo * 1e7 / SoftSynth.RATE;
        double from = position;
        double frame = 0;
        while (true) {
            double until = from + (SoftSynth.BLOCK - frame) * nanosPerFrame;
            while (next < sequence.size() && sequence.nanos(next) < until) {
                double at = frame + (sequence.nanos(next) - from) / nanosPerFrame;
                play(next++, (int) Math.clamp(at, 0, SoftSynth.BLOCK - 1));
            }
            boolean loops = atEnd == AtEnd.LOOP && sequence.loopNanos() < sequence.endNanos();
            if (!loops || until < sequence.endNanos()) {
                position = until;
                return;
            }
            frame += (sequence.endNanos() - from) / nanosPerFrame;
            from = sequence.loopNanos();
            next = sequence.loopIndex();
            if (from == 0) {
                reset((int) Math.clamp(frame, 0, SoftSynth.BLOCK - 1));
            }
        }
    }

    private void play(int event, int frame) throws InvalidMidiDataException {
        byte[] message = sequence.message(event);
        int status = message[0] & 0xF0;
        if (status == 0xB0 && message[1] == CC_PAN) {
            int channel = message[0] & 15;
            pan[channel] = message[2];
            synth.control(channel, CC_PAN, shifted(message[2]), frame);
            return;
        }
        if (silent && status == NOTE_ON && message[2] != 0) {
            return;
        }
        synth.send(message, frame);
    }

    private void reset(int frame) throws InvalidMidiDataException {
        synth.send(GM_ON, frame);
        for (int channel = 0; channel < CHANNELS; channel++) {
            pan[channel] = 64;
            synth.control(channel, CC_RESET, 0, frame);
            synth.control(channel, CC_VOLUME, 127, frame);
            synth.control(channel, CC_PAN, shifted(64), frame);
            bendRange(channel, frame);
        }
    }

    /** Two semitones, by registered parameter 0. */
    private void bendRange(int channel, int frame) throws InvalidMidiDataException {
        synth.control(channel, 101, 0, frame);
        synth.control(channel, 100, 0, frame);
        synth.control(channel, 6, 2, frame);
        synth.control(channel, 38, 0, frame);
    }

    private int shifted(int place) {
        return Math.clamp(place + 2L * (sentBalance - 50), 0, 127);
    }

    private SoundException broken(Exception e) {
        return new SoundException(file, Fault.BROKEN, e.getMessage(), e);
    }

    @Override
    public void close() {
        synth.close();
    }
}
