package org.vivarium.engine.text.font;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A bitmap font in Adobe's BDF text format with Unicode encodings. Glyphs are moved so that the
 * baseline lies where the cell wants it (tall ones begin above it), and cut to {@value #MAX_WIDTH}
 * columns.
 */
public final class BdfFont implements GlyphSource {
    private static final String START = "STARTFONT";
    private static final int MAX_WIDTH = 32;
    private static final int MAX_HEIGHT = 64;

    private final Map<Integer, Glyph> glyphs = new HashMap<>();

    /**
     * Reads a font whose baseline is row {@code baseline} of the cell (10 for a font drawn on the
     * usual line).
     *
     * @throws IOException when it isn't BDF; names the line
     */
    public static BdfFont read(byte[] file, String name, int baseline) throws IOException {
        try (BufferedReader in =
                new BufferedReader(
                        new InputStreamReader(
                                new ByteArrayInputStream(file), StandardCharsets.ISO_8859_1))) {
            return new BdfFont(in, name, baseline);
        }
    }

    /** Whether a file begins like one. */
    public static boolean is(byte[] file) {
        return file.length > START.length()
                && new String(file, 0, START.length(), StandardCharsets.ISO_8859_1).equals(START);
    }

    private BdfFont(BufferedReader in, String name, int baseline) throws IOException {
        int code = -1;
        int advance = 0;
        int[] box = new int[4];
        int line = 0;
        try {
            for (String s = in.readLine(); s != null; s = in.readLine()) {
                line++;
                if (line == 1 && !s.startsWith(START)) {
                    throw new IOException(name + ": not a BDF font");
                } else if (s.startsWith("ENCODING ")) {
                    code = Integer.parseInt(s.substring(9).trim());
                } else if (s.startsWith("DWIDTH ")) {
                    advance = Integer.parseInt(s.split(" ")[1]);
                } else if (s.startsWith("BBX ")) {
                    box = numbers(s);
                } else if (s.equals("BITMAP")) {
                    List<String> rows = new ArrayList<>();
                    for (s = in.readLine(); s != null && !s.equals("ENDCHAR"); s = in.readLine()) {
                        rows.add(s);
                    }
                    line += rows.size() + 1;
                    add(code, advance, box, rows, baseline);
                }
            }
        } catch (RuntimeException e) {
            throw new IOException(name + ": line " + line + " is not BDF", e);
        }
    }

    private static int[] numbers(String line) {
        String[] words = line.trim().split("\\s+");
        int[] out = new int[4];
        for (int i = 0; i < 4; i++) {
            out[i] = Integer.parseInt(words[i + 1]);
        }
        return out;
    }

    private void add(int code, int advance, int[] box, List<String> bitmap, int baseline) {
        int height = Math.min(bitmap.size(), MAX_HEIGHT);
        if (code < 0 || advance <= 0 || advance > MAX_WIDTH) {
            return;
        }
        int[] rows = new int[height];
        for (int y = 0; y < height; y++) {
            String hex = bitmap.get(y).trim();
            for (int x = 0; x < Math.min(box[0], hex.length() * 4); x++) {
                int column = x + box[2];
                boolean ink = (Character.digit(hex.charAt(x / 4), 16) >> 3 - x % 4 & 1) != 0;
                if (ink && column >= 0 && column < MAX_WIDTH) {
                    rows[y] |= 1 << column;
                }
            }
        }
        glyphs.put(code, new Glyph(code, advance, baseline - box[3] - height, rows));
    }

    @Override
    public Glyph find(int codePoint) {
        return glyphs.get(codePoint);
    }

    public Iterable<Glyph> all() {
        return glyphs.values();
    }
}
