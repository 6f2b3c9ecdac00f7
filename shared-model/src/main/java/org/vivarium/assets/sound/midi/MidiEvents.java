package org.vivarium.assets.sound.midi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Collects the events of all tracks and puts them in order. */
final class MidiEvents {

    /** A message and when it is due; sysex messages are longer than three bytes. */
    private record Event(long tick, byte[] message) {}

    private record Tempo(long tick, int tempo) {}

    private final List<Event> events = new ArrayList<>();
    private final List<Tempo> tempos = new ArrayList<>();
    private long end;

    /** Adds a channel message, its bytes from the lowest up. */
    void add(long tick, int message) {
        byte[] bytes = {(byte) message, (byte) (message >> 8), (byte) (message >> 16)};
        events.add(new Event(tick, (message & 0xE0) == 0xC0 ? Arrays.copyOf(bytes, 2) : bytes));
        end(tick);
    }

    /** Adds a system exclusive message; a missing end mark is put there. */
    void addSysex(long tick, byte[] data, int from, int length) {
        boolean marked = length > 0 && data[from + length - 1] == (byte) 0xF7;
        byte[] message = new byte[1 + length + (marked ? 0 : 1)];
        message[0] = (byte) 0xF0;
        System.arraycopy(data, from, message, 1, length);
        message[message.length - 1] = (byte) 0xF7;
        events.add(new Event(tick, message));
        end(tick);
    }

    void tempo(long tick, int microsPerQuarter) {
        tempos.add(new Tempo(tick, microsPerQuarter));
        end(tick);
    }

    /** Notes that the file lasts at least to a tick. */
    void end(long tick) {
        end = Math.max(end, tick);
    }

    /** Everything by tick; events of one tick stay in the order of their tracks. */
    MidiSequence sorted(int division) {
        events.sort(Comparator.comparingLong(Event::tick));
        tempos.sort(Comparator.comparingLong(Tempo::tick));
        TempoMap map =
                TempoMap.of(
                        division,
                        tempos.stream().mapToLong(Tempo::tick).toArray(),
                        tempos.stream().mapToInt(Tempo::tempo).toArray());
        return new MidiSequence(
                events.stream().mapToLong(Event::tick).toArray(),
                events.stream().map(Event::message).toArray(byte[][]::new),
                end,
                map);
    }
}
