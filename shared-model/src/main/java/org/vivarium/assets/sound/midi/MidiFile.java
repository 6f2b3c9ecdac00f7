package org.vivarium.assets.sound.midi;

import org.vivarium.assets.sound.Bytes;
import org.vivarium.assets.sound.SoundException;
import org.vivarium.assets.sound.SoundException.Fault;

/**
 * Reads standard MIDI files of all types (spec assets-and-audio 8.5). Tracks are merged; a track
 * that breaks off, or a chunk with a wrong length, keeps what was read and goes on at the next
 * track.
 */
public final class MidiFile {

    private static final int META = 0xFF;
    private static final int META_END = 0x2F;
    private static final int META_TEMPO = 0x51;
    private static final int SYSEX = 0xF0;
    private static final int SYSEX_PACKET = 0xF7;

    private final byte[] data;
    private final MidiEvents events = new MidiEvents();
    private int at;
    private int end;

    private MidiFile(byte[] data) {
        this.data = data;
    }

    /**
     * Reads a whole file.
     *
     * @throws SoundException when it has no header or no track
     */
    public static MidiSequence parse(String name, byte[] data) throws SoundException {
        if (!Bytes.tagAt(data, 0, "MThd") || data.length < 14) {
            throw new SoundException(name, Fault.BROKEN, "no MIDI header");
        }
        MidiFile file = new MidiFile(data);
        int tracks = file.readTracks();
        if (tracks == 0) {
            throw new SoundException(name, Fault.BROKEN, "no MIDI track");
        }
        return file.events.sorted(Bytes.u16be(data, 12));
    }

    private int readTracks() {
        int tracks = 0;
        int chunk = Bytes.find(data, 14, data.length, "MTrk");
        while (chunk >= 0) {
            long size = Bytes.s32be(data, chunk + 4) & 0xFFFF_FFFFL;
            at = chunk + 8;
            end = (int) Math.min(data.length, at + size);
            boolean whole = readTrack();
            tracks++;
            chunk = Bytes.find(data, whole ? end : at, data.length, "MTrk");
        }
        return tracks;
    }

    /** Whether the track was read up to its end mark or the chunk's end without a fault. */
    private boolean readTrack() {
        long tick = 0;
        int running = 0;
        while (at < end) {
            tick += variableLength();
            int status = Bytes.u8(data, at);
            if (status >= 0x80) {
                at++;
            } else if (running == 0) {
                return false;
            } else {
                status = running;
            }
            if (status < SYSEX) {
                running = status;
                int first = Bytes.u8(data, at++) & 0x7F;
                boolean two = (status & 0xE0) != 0xC0;
                int second = two ? Bytes.u8(data, at++) & 0x7F : 0;
                if (at <= end) {
                    events.add(tick, status | first << 8 | second << 16);
                }
            } else if (status == META) {
                if (meta(tick)) {
                    return true;
                }
            } else if (status == SYSEX || status == SYSEX_PACKET) {
                int length = content();
                if (status == SYSEX) {
                    events.addSysex(tick, data, at, length);
                }
                at += length;
            } else {
                return false;
            }
        }
        events.end(tick);
        return at == end;
    }

    /** Reads a meta event; true for the end of the track. */
    private boolean meta(long tick) {
        int type = Bytes.u8(data, at++);
        int length = content();
        if (type == META_TEMPO && length >= 3) {
            int tempo =
                    Bytes.u8(data, at) << 16 | Bytes.u8(data, at + 1) << 8 | Bytes.u8(data, at + 2);
            events.tempo(tick, tempo);
        }
        at += length;
        events.end(tick);
        return type == META_END;
    }

    /** The length in front of variable content, cut at the chunk's end. */
    private int content() {
        return (int) Math.min(variableLength(), Math.max(0, end - at));
    }

    private long variableLength() {
        long value = 0;
        for (int i = 0; i < 4 && at < end; i++) {
            int part = Bytes.u8(data, at++);
            value = value << 7 | part & 0x7F;
            if (part < 0x80) {
                break;
            }
        }
        return value;
    }
}
