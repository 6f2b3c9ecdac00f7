package org.vivarium.lcf;

/**
 * Walks the chunks of a struct: id, length, payload, until the zero byte or the end of the slice. A
 * chunk that claims more than the slice holds is clamped and is the last one; damage never leaves
 * the slice (spec lcf-format 3, 17).
 */
public final class ChunkCursor {
    private final byte[] data;
    private final int end;
    private int next;
    private int id;
    private int header;
    private int offset;
    private int length;
    private int claimed;
    private boolean terminated;
    private boolean broken;

    public ChunkCursor(byte[] data, int start, int end) {
        this.data = data;
        this.next = start;
        this.end = end;
    }

    /** Moves to the next chunk; false at the end of the struct. */
    public boolean next() {
        if (terminated || broken || next >= end) {
            return false;
        }
        header = next;
        long read = Ber.read(data, next, end);
        if (read >= 0 && Ber.value(read) == 0) {
            next = Ber.next(read);
            terminated = true;
            return false;
        }
        id = Ber.value(read);
        read = read < 0 ? read : Ber.read(data, Ber.next(read), end);
        if (read < 0) {
            broken = true;
            return false;
        }
        offset = Ber.next(read);
        claimed = Ber.value(read);
        length = claimed < 0 || claimed > end - offset ? end - offset : claimed;
        broken = length != claimed;
        next = offset + length;
        return true;
    }

    public int id() {
        return id;
    }

    /** Position of the chunk's id. */
    public int header() {
        return header;
    }

    /** Position of the payload. */
    public int offset() {
        return offset;
    }

    /** Length of the payload that is there. */
    public int length() {
        return length;
    }

    /** Length that the chunk claims. */
    public int claimed() {
        return claimed;
    }

    /** After the last chunk: position behind the terminator, or where reading stopped. */
    public int position() {
        return next;
    }

    /** Whether the struct's zero byte was found. */
    public boolean terminated() {
        return terminated;
    }

    /** Whether the bytes ended inside a chunk. */
    public boolean broken() {
        return broken;
    }
}
