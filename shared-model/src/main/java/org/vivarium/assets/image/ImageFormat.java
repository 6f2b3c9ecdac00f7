package org.vivarium.assets.image;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What the first bytes of a file in an image folder turn out to be (spec assets-and-audio 6.1,
 * 13.1).
 */
public enum ImageFormat {
    PNG("a PNG image", "\u0089PNG\r\n\u001A\n"),
    BMP("a BMP image", "BM"),
    XYZ("an XYZ image", "XYZ1"),
    GIF("a GIF image", "GIF8"),
    JPEG("a JPEG image", "\u00FF\u00D8\u00FF"),
    LFS_POINTER(
            "the file is a Git LFS pointer, its content was never fetched",
            "version https://git-lfs"),
    HTML(
            "the file is a web page, probably from a failed download",
            "<!DOCTYPE",
            "<!doctype",
            "<html",
            "<HTML"),
    EMPTY("the file is empty"),
    UNKNOWN("the file is no PNG, BMP or XYZ image");

    private final String description;
    private final byte[][] signatures;

    ImageFormat(String description, String... signatures) {
        this.description = description;
        this.signatures =
                Arrays.stream(signatures)
                        .map(text -> text.getBytes(StandardCharsets.ISO_8859_1))
                        .toArray(byte[][]::new);
    }

    public String description() {
        return description;
    }

    public static ImageFormat of(byte[] bytes) {
        if (bytes.length == 0) {
            return EMPTY;
        }
        for (ImageFormat format : values()) {
            for (byte[] signature : format.signatures) {
                if (startsWith(bytes, signature)) {
                    return format;
                }
            }
        }
        return UNKNOWN;
    }

    private static boolean startsWith(byte[] bytes, byte[] signature) {
        return bytes.length >= signature.length
                && Arrays.equals(bytes, 0, signature.length, signature, 0, signature.length);
    }
}
