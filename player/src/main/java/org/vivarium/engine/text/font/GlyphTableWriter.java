package org.vivarium.engine.text.font;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.SortedMap;

/**
 * Writes a face in the format of {@link GlyphTable}, big-endian: magic, number of runs; for each
 * run {@code advance << 24 | first character} and a 16-bit count; then all glyphs of all runs, each
 * 12 rows of {@code advance} bits.
 */
public final class GlyphTableWriter {
    private GlyphTableWriter() {}

    public static byte[] write(SortedMap<Integer, Glyph> glyphs) throws IOException {
        ByteArrayOutputStream heads = new ByteArrayOutputStream();
        ByteArrayOutputStream bits = new ByteArrayOutputStream();
        DataOutputStream head = new DataOutputStream(heads);
        int runs = 0;
        Glyph first = null;
        int count = 0;
        for (Glyph g : glyphs.values()) {
            boolean joins =
                    first != null
                            && g.codePoint() == first.codePoint() + count
                            && g.advance() == first.advance();
            if (!joins) {
                runs += run(head, first, count);
                first = g;
                count = 0;
            }
            count++;
            bits.write(pack(g));
        }
        runs += run(head, first, count);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(all);
        out.writeInt(GlyphTable.MAGIC);
        out.writeInt(runs);
        heads.writeTo(out);
        bits.writeTo(out);
        return all.toByteArray();
    }

    private static int run(DataOutputStream head, Glyph first, int count) throws IOException {
        if (first == null) {
            return 0;
        }
        head.writeInt(first.advance() << 24 | first.codePoint());
        head.writeShort(count);
        return 1;
    }

    private static byte[] pack(Glyph g) {
        byte[] out = new byte[GlyphTable.bytesOf(g.advance())];
        for (int y = 0; y < g.rows().length; y++) {
            for (int x = 0; x < g.advance(); x++) {
                int bit = y * g.advance() + x;
                out[bit / 8] |= (byte) ((g.rows()[y] >> x & 1) << 7 - bit % 8);
            }
        }
        return out;
    }
}
