package org.vivarium.engine.text.font;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/**
 * A built-in face: runs of consecutive characters of equal width, found by binary search, and 12
 * rows of 6 or 12 bits for each glyph, packed without gaps from its first byte. {@link
 * GlyphTableWriter} describes and writes the format.
 */
public final class GlyphTable implements GlyphSource {
    static final int MAGIC = 0x56474C59;
    static final int HALF_BYTES = 9;
    static final int FULL_BYTES = 18;

    private final int[] firsts;
    private final int[] counts;
    private final int[] advances;
    private final int[] offsets;
    private final byte[] bits;

    private GlyphTable(ByteBuffer in) throws IOException {
        if (in.getInt() != MAGIC) {
            throw new IOException("not a glyph table");
        }
        int runs = in.getInt();
        firsts = new int[runs];
        counts = new int[runs];
        advances = new int[runs];
        offsets = new int[runs];
        int at = 0;
        for (int i = 0; i < runs; i++) {
            int packed = in.getInt();
            firsts[i] = packed & 0xFFFFFF;
            advances[i] = packed >>> 24;
            counts[i] = in.getShort() & 0xFFFF;
            offsets[i] = at;
            at += counts[i] * bytesOf(advances[i]);
        }
        bits = new byte[at];
        in.get(bits);
    }

    static int bytesOf(int advance) {
        return advance == Glyph.HALF_WIDTH ? HALF_BYTES : FULL_BYTES;
    }

    /** Reads the face from the class path. */
    public static GlyphTable load(Face face) {
        try (InputStream in = GlyphTable.class.getResourceAsStream("/fonts/" + face.resource())) {
            if (in == null) {
                throw new IOException("resource fonts/" + face.resource() + " is missing");
            }
            return new GlyphTable(ByteBuffer.wrap(new DataInputStream(in).readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Glyph find(int codePoint) {
        int low = 0;
        int high = firsts.length - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int nth = codePoint - firsts[mid];
            if (nth < 0) {
                high = mid - 1;
            } else if (nth >= counts[mid]) {
                low = mid + 1;
            } else {
                return unpack(
                        codePoint, advances[mid], offsets[mid] + nth * bytesOf(advances[mid]));
            }
        }
        return null;
    }

    private Glyph unpack(int codePoint, int advance, int at) {
        int[] rows = new int[Glyph.CELL_HEIGHT];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < advance; x++) {
                int bit = y * advance + x;
                rows[y] |= (bits[at + bit / 8] >> 7 - bit % 8 & 1) << x;
            }
        }
        if (advance == Glyph.HALF_WIDTH) {
            moveGap(rows);
        }
        return new Glyph(codePoint, advance, 0, rows);
    }

    /**
     * Half-width letters have their blank column at the left, as in the fonts that the recordings
     * of the reference were made with.
     */
    private static void moveGap(int[] rows) {
        int ink = 0;
        for (int row : rows) {
            ink |= row;
        }
        if ((ink >> Glyph.HALF_WIDTH - 1 & 1) == 0) {
            for (int y = 0; y < rows.length; y++) {
                rows[y] <<= 1;
            }
        }
    }

    /** How many characters this face has. */
    public int size() {
        int n = 0;
        for (int c : counts) {
            n += c;
        }
        return n;
    }
}
