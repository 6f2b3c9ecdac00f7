package org.vivarium.lcf;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;

/**
 * Text between the bytes of a game's code page and strings (spec lcf-format 15). Unassigned bytes
 * 80 to 9F of a single-byte page stand for the control characters of the same number, both ways, as
 * other tools do.
 */
public final class LcfText {
    private static final char REPLACEMENT = '\uFFFD';

    private LcfText() {}

    /**
     * Decodes for display: undecodable bytes become replacement characters; the empty text is one
     * shared constant.
     */
    public static String decode(byte[] data, int offset, int length, Charset charset) {
        if (length == 0) {
            return "";
        }
        String text = new String(data, offset, length, charset);
        if (text.length() == length && text.indexOf(REPLACEMENT) >= 0) {
            return withControls(text, data, offset);
        }
        return text;
    }

    private static String withControls(String text, byte[] data, int offset) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            int b = data[offset + i] & 0xFF;
            if (chars[i] == REPLACEMENT && b >= 0x80 && b <= 0x9F) {
                chars[i] = (char) b;
            }
        }
        return new String(chars);
    }

    /** Encodes a text, or gives null when the code page cannot hold one of its characters. */
    public static byte[] encode(String text, Charset charset) {
        try {
            ByteBuffer encoded =
                    charset.newEncoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .onUnmappableCharacter(CodingErrorAction.REPORT)
                            .encode(CharBuffer.wrap(text));
            byte[] bytes = new byte[encoded.remaining()];
            encoded.get(bytes);
            return bytes;
        } catch (CharacterCodingException e) {
            return encodeWithControls(text, charset);
        }
    }

    private static byte[] encodeWithControls(String text, Charset charset) {
        if (charset.newEncoder().maxBytesPerChar() > 1) {
            return null;
        }
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            char c = text.charAt(i);
            byte[] one = text.substring(i, i + 1).getBytes(charset);
            boolean lost = c != '?' && one[0] == '?';
            if (lost && (c < 0x80 || c > 0x9F)) {
                return null;
            }
            bytes[i] = lost ? (byte) c : one[0];
        }
        return bytes;
    }

    /** Whether the bytes are text of that code page without a malformed or unmapped sequence. */
    public static boolean isDecodable(byte[] data, int offset, int length, Charset charset) {
        return decode(data, offset, length, charset).indexOf(REPLACEMENT) < 0;
    }
}
