package org.vivarium.lcf.text;

import java.nio.charset.Charset;
import java.util.HexFormat;
import org.vivarium.lcf.LcfText;

/** Reads texts of a document into bytes of the game's code page. */
final class TextReader {
    private static final byte[] NOTHING = {};

    private final Problems problems;
    private final Charset charset;

    TextReader(Problems problems, Charset charset) {
        this.problems = problems;
        this.charset = charset;
    }

    /** The bytes of a text or of {@code {bytes: ...}}; none after a problem. */
    byte[] bytes(TextNode node, String path) {
        if (node instanceof TextNode.Mapping mapping
                && mapping.entries().size() == 1
                && mapping.entries().get(TextKeys.BYTES) instanceof TextNode.Text hex) {
            return hex(hex, hex.text(), path);
        }
        if (!(node instanceof TextNode.Text text)) {
            problems.add(node, path, "a text");
            return NOTHING;
        }
        byte[] bytes = LcfText.encode(text.text(), charset);
        if (bytes == null) {
            problems.add(node, path, "a text in code page " + charset);
            return NOTHING;
        }
        return bytes;
    }

    byte[] hex(TextNode node, String digits, String path) {
        try {
            return HexFormat.of().parseHex(digits);
        } catch (IllegalArgumentException e) {
            problems.add(node, path, "bytes in hexadecimal");
            return NOTHING;
        }
    }
}
