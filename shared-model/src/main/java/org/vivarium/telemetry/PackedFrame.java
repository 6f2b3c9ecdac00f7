package org.vivarium.telemetry;

/**
 * A frame's record as a run of ints, which is how the {@link FrameLog} keeps it: a steady frame
 * takes some 80 of them, one after the other, where the record's own arrays lie all over the heap.
 *
 * <p>Order: the frame's own numbers, the counters that aren't zero, four words a span, the runs of
 * event lists, five words a note.
 */
final class PackedFrame {
    private static final int HEADER = 13;
    private static final int SPAN = 4;
    private static final int NOTE = 5;

    /** The longest frame there can be. */
    static final int MAX_WORDS =
            HEADER
                    + 1
                    + Counter.count()
                    + SPAN * FrameRecord.MAX_SPANS
                    + EventRuns.WORDS * EventRuns.MAX
                    + NOTE * FrameNotes.MAX;

    private PackedFrame() {}

    /** How many words a record takes, the counters at most. */
    static int size(FrameRecord record) {
        return size(record.spanCount, record.runs.count(), record.notes.count());
    }

    static int size(int spans, int runs, int notes) {
        return HEADER + 1 + Counter.count() + SPAN * spans + EventRuns.WORDS * runs + NOTE * notes;
    }

    /** Writes a record from {@code at} on; the notes' texts go into {@code texts}. */
    static void write(FrameRecord record, int[] words, int at, TextRing texts) {
        words[at] = (int) record.frame;
        words[at + 1] = (int) (record.frame >> 32);
        words[at + 2] = (int) record.startNanos;
        words[at + 3] = (int) (record.startNanos >> 32);
        words[at + 4] = (int) record.startBytes;
        words[at + 5] = (int) (record.startBytes >> 32);
        words[at + 6] = record.workNanos;
        words[at + 7] = record.allocatedBytes;
        words[at + 8] = record.gcMicros;
        words[at + 9] = record.pacedNanos;
        words[at + 10] = record.spanCount | record.runs.count() << 10 | record.notes.count() << 20;
        words[at + 11] = record.droppedSpans;
        words[at + 12] = record.runs.commandsLeftOut();
        int to = writeCounters(record.counters, words, at + HEADER);
        for (int span = 0; span < record.spanCount; span++) {
            words[to] = record.spanSection[span] | record.spanDepth[span] << 8;
            words[to + 1] = record.spanBegin[span];
            words[to + 2] = record.spanEnd[span];
            words[to + 3] = record.spanBytes[span];
            to += SPAN;
        }
        record.runs.write(words, to);
        to += EventRuns.WORDS * record.runs.count();
        for (int note = 0; note < record.notes.count(); note++) {
            words[to] = record.notes.kind(note).ordinal();
            words[to + 1] = record.notes.number(note, 0);
            words[to + 2] = record.notes.number(note, 1);
            words[to + 3] = record.notes.number(note, 2);
            words[to + 4] = texts.add(record.notes.text(note));
            to += NOTE;
        }
    }

    /** A word with a bit for each counter that isn't zero, then these counters. */
    private static int writeCounters(int[] counters, int[] words, int at) {
        int used = 0;
        int to = at + 1;
        for (int i = 0; i < counters.length; i++) {
            if (counters[i] != 0) {
                used |= 1 << i;
                words[to++] = counters[i];
            }
        }
        words[at] = used;
        return to;
    }

    /**
     * Reads what {@link #write} wrote. The words may be overwritten meanwhile: nothing is trusted,
     * and the caller throws the result away then.
     */
    static void read(int[] words, int at, FrameRecord target, TextRing texts) {
        target.frame = wide(words, at);
        target.startNanos = wide(words, at + 2);
        target.startBytes = wide(words, at + 4);
        target.workNanos = words[at + 6];
        target.allocatedBytes = words[at + 7];
        target.gcMicros = words[at + 8];
        target.pacedNanos = words[at + 9];
        int counts = words[at + 10];
        int spans = Math.min(counts & 0x3FF, FrameRecord.MAX_SPANS);
        int runs = Math.min(counts >> 10 & 0x3FF, EventRuns.MAX);
        int notes = Math.min(counts >>> 20, FrameNotes.MAX);
        if (at + size(spans, runs, notes) > words.length) {
            return;
        }
        target.droppedSpans = words[at + 11];
        target.spanCount = spans;
        int from = readCounters(words, at + HEADER, target.counters);
        for (int span = 0; span < spans; span++) {
            target.spanSection[span] = (byte) words[from];
            target.spanDepth[span] = (byte) (words[from] >> 8);
            target.spanBegin[span] = words[from + 1];
            target.spanEnd[span] = words[from + 2];
            target.spanBytes[span] = words[from + 3];
            from += SPAN;
        }
        target.runs.read(words, from, runs, words[at + 12]);
        from += EventRuns.WORDS * runs;
        target.notes.clear();
        for (int note = 0; note < notes; note++) {
            target.notes.add(
                    NoteKind.at(Math.floorMod(words[from], NoteKind.count())),
                    words[from + 1],
                    words[from + 2],
                    words[from + 3],
                    texts.get(words[from + 4]));
            from += NOTE;
        }
    }

    private static int readCounters(int[] words, int at, int[] counters) {
        int used = words[at];
        int from = at + 1;
        for (int i = 0; i < counters.length; i++) {
            counters[i] = (used & 1 << i) == 0 ? 0 : words[from++];
        }
        return from;
    }

    private static long wide(int[] words, int at) {
        return words[at] & 0xFFFF_FFFFL | (long) words[at + 1] << 32;
    }
}
