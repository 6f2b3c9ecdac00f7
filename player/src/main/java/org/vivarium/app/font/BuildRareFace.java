package org.vivarium.app.font;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.vivarium.engine.text.font.Face;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphSource;
import org.vivarium.engine.text.font.GlyphTable;
import org.vivarium.engine.text.font.GlyphTableWriter;

/**
 * Makes the face of rare characters: what the bitmap fonts lack of the East Asian code pages, drawn
 * from an outline font without smoothing. A development tool, run by hand when one of the other
 * faces changes.
 *
 * <pre>BuildRareFace DroidSansFallbackFull.ttf OUTPUT-FOLDER</pre>
 */
public final class BuildRareFace {
    private static final List<String> CODE_PAGES =
            List.of("windows-31j", "GBK", "x-windows-949", "x-windows-950");
    private static final int SPACE = 0x20;

    private BuildRareFace() {}

    public static void main(String[] args) throws IOException {
        Path font = Path.of(args[0]);
        GlyphSource outlines = OutlineGlyphs.readIdeographs(Files.readAllBytes(font), args[0]);
        SortedMap<Integer, Glyph> rare = new TreeMap<>();
        for (String codePage : CODE_PAGES) {
            CharsetEncoder encoder = Charset.forName(codePage).newEncoder();
            for (char c = SPACE; c < Character.MAX_VALUE; c++) {
                if (encoder.canEncode(c) && isWritten(c) && !isKnown(c)) {
                    Glyph glyph = outlines.find(c);
                    if (glyph != null) {
                        rare.put((int) c, glyph);
                    }
                }
            }
        }
        byte[] table = GlyphTableWriter.write(rare);
        Files.write(Path.of(args[1]).resolve(Face.RARE.resource()), table);
        System.out.println(rare.size() + " glyphs, " + table.length + " bytes");
    }

    private static boolean isWritten(char c) {
        int type = Character.getType(c);
        return Character.isDefined(c)
                && !Character.isISOControl(c)
                && type != Character.PRIVATE_USE
                && type != Character.SURROGATE;
    }

    private static boolean isKnown(char c) {
        for (Face face : Face.values()) {
            if (face != Face.RARE && Tables.of(face).find(c) != null) {
                return true;
            }
        }
        return false;
    }

    /** The other faces, read once. */
    private static final class Tables {
        private static final GlyphTable[] ALL = new GlyphTable[Face.values().length];

        static GlyphTable of(Face face) {
            if (ALL[face.ordinal()] == null) {
                ALL[face.ordinal()] = GlyphTable.load(face);
            }
            return ALL[face.ordinal()];
        }
    }
}
