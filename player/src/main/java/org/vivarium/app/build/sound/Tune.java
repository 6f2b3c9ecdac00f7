package org.vivarium.app.build.sound;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A tune as a standard MIDI file of format 0, from voices written as notes. */
final class Tune {
    private static final int TICKS = 96;
    private static final String NAMES = "C D EF G A B";

    private final int microsecondsPerBeat;
    private final List<Message> messages = new ArrayList<>();
    private int end;
    private int voices;

    /** A MIDI message at a moment; ends of notes come before beginnings. */
    private record Message(int tick, int order, int... bytes) {}

    Tune(int beatsPerMinute) {
        microsecondsPerBeat = 60_000_000 / beatsPerMinute;
    }

    /**
     * Adds a voice on a channel of its own.
     *
     * @param program General MIDI instrument, 0 to 127
     * @param score notes separated by blanks: a letter, {@code #} for sharp, an octave, and a
     *     length in half beats after a colon; {@code -} is a rest
     */
    Tune voice(int program, int volume, String score) {
        int channel = voices++;
        messages.add(new Message(0, 0, 0xC0 | channel, program));
        messages.add(new Message(0, 1, 0xB0 | channel, 7, volume));
        int at = 0;
        for (String note : score.strip().split("\\s+")) {
            int colon = note.indexOf(':');
            int length =
                    (int)
                            ((colon < 0 ? 1 : Double.parseDouble(note.substring(colon + 1)))
                                    * TICKS
                                    / 2);
            if (!note.startsWith("-")) {
                for (String single :
                        note.substring(0, colon < 0 ? note.length() : colon).split("\\+")) {
                    int key = key(single);
                    messages.add(new Message(at, 3, 0x90 | channel, key, 88));
                    messages.add(new Message(at + length - 4, 2, 0x80 | channel, key, 0));
                }
            }
            at += length;
        }
        end = Math.max(end, at);
        return this;
    }

    private static int key(String note) {
        int tone = NAMES.indexOf(note.charAt(0));
        boolean sharp = note.length() > 2;
        int octave = note.charAt(note.length() - 1) - '0';
        return 12 * (octave + 1) + tone + (sharp ? 1 : 0);
    }

    byte[] toMidi() {
        ByteArrayOutputStream track = new ByteArrayOutputStream();
        track.write(0);
        write(
                track,
                0xFF,
                0x51,
                3,
                microsecondsPerBeat >> 16,
                microsecondsPerBeat >> 8 & 0xFF,
                microsecondsPerBeat & 0xFF);
        messages.sort(Comparator.comparingInt(Message::tick).thenComparingInt(Message::order));
        int at = 0;
        for (Message message : messages) {
            delta(track, message.tick() - at);
            write(track, message.bytes());
            at = message.tick();
        }
        delta(track, end - at);
        write(track, 0xFF, 0x2F, 0);
        ByteBuffer file = ByteBuffer.allocate(22 + track.size());
        file.put("MThd".getBytes(StandardCharsets.US_ASCII)).putInt(6);
        file.putShort((short) 0).putShort((short) 1).putShort((short) TICKS);
        file.put("MTrk".getBytes(StandardCharsets.US_ASCII))
                .putInt(track.size())
                .put(track.toByteArray());
        return file.array();
    }

    private static void write(ByteArrayOutputStream track, int... bytes) {
        for (int b : bytes) {
            track.write(b);
        }
    }

    private static void delta(ByteArrayOutputStream track, int ticks) {
        for (int shift = 21; shift > 0; shift -= 7) {
            if (ticks >> shift != 0) {
                track.write(ticks >> shift & 0x7F | 0x80);
            }
        }
        track.write(ticks & 0x7F);
    }
}
