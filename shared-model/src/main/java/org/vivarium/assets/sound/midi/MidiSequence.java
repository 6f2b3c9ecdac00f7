package org.vivarium.assets.sound.midi;

import org.vivarium.assets.sound.MusicTiming;
import org.vivarium.assets.sound.SoundFormat;

/** All events of a MIDI file in playing order, with the places where it starts, loops and ends. */
public final class MidiSequence {

    private static final int NOTE_ON = 0x90;
    private static final int CONTROL = 0xB0;

    /** The controller that marks the loop point, whatever its channel and value. */
    private static final int LOOP_CONTROLLER = 111;

    private final byte[][] messages;
    private final long[] nanos;
    private final long endNanos;
    private final long startNanos;

    /** The first event played after the end. */
    private final int loopIndex;

    private final long loopNanos;
    private final TempoMap tempoMap;

    MidiSequence(long[] ticks, byte[][] messages, long endTick, TempoMap tempoMap) {
        this.messages = messages;
        this.tempoMap = tempoMap;
        this.nanos = new long[ticks.length];
        for (int i = 0; i < ticks.length; i++) {
            nanos[i] = tempoMap.nanosAt(ticks[i]);
        }
        this.endNanos = tempoMap.nanosAt(endTick);
        this.startNanos = leadingSilence(ticks);
        int loop = lastLoopMark();
        while (loop > 0 && ticks[loop - 1] == ticks[loop]) {
            loop--;
        }
        this.loopIndex = Math.max(0, loop);
        this.loopNanos = loop < 0 ? 0 : nanos[loop];
    }

    /** Where playing begins: a little before the first note or loop mark. */
    private long leadingSilence(long[] ticks) {
        for (int i = 0; i < messages.length; i++) {
            int status = messages[i][0] & 0xF0;
            if (status == 0xF0) {
                return 0;
            }
            if (status == NOTE_ON || isLoopMark(i)) {
                long quarter = tempoMap.quarterNanosAt(ticks[i]);
                return Math.max(0, nanos[i] - quarter * 10 / 21);
            }
        }
        return 0;
    }

    private int lastLoopMark() {
        for (int i = messages.length - 1; i >= 0; i--) {
            if (isLoopMark(i)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isLoopMark(int event) {
        byte[] message = messages[event];
        return (message[0] & 0xF0) == CONTROL && message[1] == LOOP_CONTROLLER;
    }

    public int size() {
        return messages.length;
    }

    public byte[] message(int event) {
        return messages[event];
    }

    /** When an event is due, in nanoseconds of the file. */
    public long nanos(int event) {
        return nanos[event];
    }

    public long startNanos() {
        return startNanos;
    }

    public long endNanos() {
        return endNanos;
    }

    public long loopNanos() {
        return loopNanos;
    }

    public int loopIndex() {
        return loopIndex;
    }

    public MusicTiming timing() {
        return new MusicTiming(
                SoundFormat.MIDI, startNanos / 1000, endNanos / 1000, loopNanos / 1000, tempoMap);
    }
}
