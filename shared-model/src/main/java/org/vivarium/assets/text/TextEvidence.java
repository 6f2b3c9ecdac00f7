package org.vivarium.assets.text;

import java.util.List;
import org.vivarium.assets.AssetKind;

/**
 * Bytes of a game that tell something about its code page.
 *
 * @param text words of the game's own language: names, terms, messages
 * @param files names of files in non-ASCII bytes; the right page makes them exist
 */
public record TextEvidence(byte[] text, List<FileName> files) {
    /** A file name in the bytes the database holds. */
    public record FileName(AssetKind kind, byte[] name) {}

    public TextEvidence {
        files = List.copyOf(files);
    }

    /** Whether no text byte is beyond ASCII. */
    boolean isAscii() {
        return isAscii(text);
    }

    /** Whether bytes say nothing about a code page. */
    public static boolean isAscii(byte[] bytes) {
        for (byte b : bytes) {
            if (b < 0) {
                return false;
            }
        }
        return true;
    }
}
