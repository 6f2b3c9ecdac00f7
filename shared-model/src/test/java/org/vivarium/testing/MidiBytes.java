package org.vivarium.testing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes small MIDI files: one track, events at absolute ticks in rising order. */
public final class MidiBytes {
    private final ByteArrayOutputStream track = new ByteArrayOutputStream();
    private final int division;
    private long tick;

    /**
     * @param division ticks in a quarter note, which lasts half a second unless changed
     */
    public MidiBytes(int division) {
        this.division = division;
    }

    public MidiBytes note(long at, int channel, int key, long length) {
        event(at, 0x90 | channel, key, 100);
        return event(at + length, 0x80 | channel, key, 0);
    }

    public MidiBytes event(long at, int... bytes) {
        variable(at - tick);
        tick = at;
        for (int b : bytes) {
            track.write(b);
        }
        return this;
    }

    public MidiBytes tempo(long at, int microsPerQuarter) {
        return event(
                at, 0xFF, 0x51, 3, microsPerQuarter >> 16, microsPerQuarter >> 8, microsPerQuarter);
    }

    /** The file, its track ending at a tick. */
    public byte[] end(long at) {
        event(at, 0xFF, 0x2F, 0);
        return file(division, track.toByteArray());
    }

    public static byte[] file(int division, byte[]... tracks) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes("MThd".getBytes(StandardCharsets.US_ASCII));
        int type = tracks.length > 1 ? 1 : 0;
        byte[] header = {0, 0, 0, 6, 0, (byte) type, 0, (byte) tracks.length};
        out.writeBytes(header);
        out.write(division >> 8);
        out.write(division);
        for (byte[] track : tracks) {
            out.writeBytes("MTrk".getBytes(StandardCharsets.US_ASCII));
            for (int shift = 24; shift >= 0; shift -= 8) {
                out.write(track.length >> shift);
            }
            out.writeBytes(track);
        }
        return out.toByteArray();
    }

    private void variable(long value) {
        for (int shift = 21; shift > 0; shift -= 7) {
            if (value >> shift > 0) {
                track.write((int) (value >> shift & 0x7F | 0x80));
            }
        }
        track.write((int) (value & 0x7F));
    }
}
