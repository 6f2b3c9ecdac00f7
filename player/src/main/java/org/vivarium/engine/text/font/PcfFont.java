package org.vivarium.engine.text.font;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A bitmap font in the X11 PCF format: metrics, bitmaps and an encoding table by character code
 * (not Unicode). Enough of the format to take glyphs out of fixed-width fonts.
 */
final class PcfFont {
    private static final int METRICS = 4;
    private static final int BITMAPS = 8;
    private static final int ENCODINGS = 32;
    private static final int COMPRESSED = 0x100;

    private final ByteBuffer data;
    private final int[] table = new int[64];

    PcfFont(byte[] bytes) throws IOException {
        data = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (data.getInt(0) != 0x70636601) {
            throw new IOException("not a PCF font");
        }
        int count = data.getInt(4);
        for (int i = 0; i < count; i++) {
            int type = data.getInt(8 + 16 * i);
            if (type == METRICS || type == BITMAPS || type == ENCODINGS) {
                table[type] = data.getInt(8 + 16 * i + 12);
            }
        }
    }

    /** The glyph for a one- or two-byte code with the baseline at row {@code baseline}, or null. */
    Glyph find(int code, int codePoint, int baseline) {
        int index = index(code);
        if (index < 0) {
            return null;
        }
        int[] m = metrics(index);
        int width = m[1] - m[0];
        int height = m[3] + m[4];
        int at = open(BITMAPS);
        int format = data.order(ByteOrder.LITTLE_ENDIAN).getInt(at);
        order(format);
        int glyphs = data.getInt(at + 4);
        int bits = at + 8 + 4 * glyphs + 16 + data.getInt(at + 8 + 4 * index);
        int pad = 1 << (format & 3);
        int stride = ((width + 7) / 8 + pad - 1) / pad * pad;
        int[] rows = new int[height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int b = data.get(bits + y * stride + bytePosition(format, x)) & 255;
                int bit = (format & 8) != 0 ? 7 - x % 8 : x % 8;
                if ((b >> bit & 1) != 0 && x + m[0] >= 0) {
                    rows[y] |= 1 << x + m[0];
                }
            }
        }
        return new Glyph(codePoint, m[2], baseline - m[3], rows);
    }

    /** Bytes inside a scan unit are swapped where byte order and bit order differ. */
    private static int bytePosition(int format, int x) {
        int unit = 1 << (format >> 4 & 3);
        boolean swapped = ((format & 4) != 0) != ((format & 8) != 0);
        int at = x / 8;
        return swapped ? at / unit * unit + unit - 1 - at % unit : at;
    }

    private int index(int code) {
        int at = open(ENCODINGS);
        order(data.order(ByteOrder.LITTLE_ENDIAN).getInt(at));
        int firstLow = data.getShort(at + 4);
        int lastLow = data.getShort(at + 6);
        int firstHigh = data.getShort(at + 8);
        int lastHigh = data.getShort(at + 10);
        int low = code & 255;
        int high = code >> 8;
        if (low < firstLow || low > lastLow || high < firstHigh || high > lastHigh) {
            return -1;
        }
        int slot = (high - firstHigh) * (lastLow - firstLow + 1) + low - firstLow;
        int found = data.getShort(at + 14 + 2 * slot) & 0xFFFF;
        return found == 0xFFFF ? -1 : found;
    }

    /** Left bearing, right bearing, advance, ascent, descent. */
    private int[] metrics(int index) {
        int at = open(METRICS);
        int format = data.order(ByteOrder.LITTLE_ENDIAN).getInt(at);
        order(format);
        int[] out = new int[5];
        for (int i = 0; i < 5; i++) {
            out[i] =
                    (format & COMPRESSED) != 0
                            ? (data.get(at + 6 + 5 * index + i) & 255) - 0x80
                            : data.getShort(at + 8 + 12 * index + 2 * i);
        }
        return out;
    }

    private int open(int type) {
        return table[type];
    }

    private void order(int format) {
        data.order((format & 4) != 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }
}
