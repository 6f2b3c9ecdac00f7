package org.vivarium.telemetry;

/** Notes of one frame, in the order they were made. Mutable and reused. */
public final class FrameNotes {
    /** Notes beyond this many in one frame are left out. */
    public static final int MAX = 32;

    private final byte[] kind = new byte[MAX];
    private final int[] numbers = new int[3 * MAX];
    private final String[] text = new String[MAX];
    private int count;

    public int count() {
        return count;
    }

    public NoteKind kind(int note) {
        return NoteKind.at(kind[note]);
    }

    /** Number 0, 1 or 2 of a note, with the meaning {@link NoteKind#meaning} gives it. */
    public int number(int note, int which) {
        return numbers[3 * note + which];
    }

    /** A name or sentence that belongs to the note; empty when there is none. */
    public String text(int note) {
        return text[note];
    }

    /** "map 12, x 3, y 4: Harbour town": the note in words. */
    public String describe(int note) {
        var words = new StringBuilder();
        NoteKind noteKind = kind(note);
        for (int i = 0; i < 3; i++) {
            if (!noteKind.meaning(i).isEmpty()) {
                words.append(words.isEmpty() ? "" : ", ");
                words.append(noteKind.meaning(i)).append(' ').append(number(note, i));
            }
        }
        if (words.isEmpty()) {
            words.append(noteKind.label());
        }
        return text[note].isEmpty()
                ? words.toString()
                : words.append(": ").append(text[note]).toString();
    }

    void clear() {
        count = 0;
    }

    /** Adds a note; beyond {@link #MAX} it is left out. */
    public void add(NoteKind noteKind, int a, int b, int c, String words) {
        if (count < MAX) {
            kind[count] = (byte) noteKind.ordinal();
            numbers[3 * count] = a;
            numbers[3 * count + 1] = b;
            numbers[3 * count + 2] = c;
            text[count++] = words;
        }
    }

    void copyFrom(FrameNotes other) {
        count = other.count;
        System.arraycopy(other.kind, 0, kind, 0, count);
        System.arraycopy(other.numbers, 0, numbers, 0, 3 * count);
        System.arraycopy(other.text, 0, text, 0, count);
    }
}
