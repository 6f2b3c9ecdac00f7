package org.vivarium.lcf;

import java.nio.charset.StandardCharsets;

/**
 * The start of a file: a length and that many letters. Only the length must fit; the text may have
 * been altered, and then the first differing kind of that length is decided by the name (spec
 * lcf-format 1).
 *
 * @param end position of the first byte after it
 */
record Header(FileKind kind, int end) {

    static Header read(byte[] data, String name) throws LcfException {
        if (data.length == 0) {
            throw new LcfException(name, 0, "file", "header", "the file is empty");
        }
        int length = data[0];
        if (length != 10 && length != 11 || data.length < length + 1) {
            throw new LcfException(
                    name, 0, "file", "header", "not an LCF file: no header of a known length");
        }
        String text = new String(data, 1, length, StandardCharsets.ISO_8859_1);
        for (FileKind kind : FileKind.values()) {
            if (kind.header().equals(text)) {
                return new Header(kind, length + 1);
            }
        }
        return new Header(byName(name, length), length + 1);
    }

    private static FileKind byName(String name, int length) throws LcfException {
        FileKind kind = FileKind.named(name);
        if (kind == null || kind.header().length() != length) {
            throw new LcfException(
                    name, 1, "file", "header", "not an LCF file: unknown header text");
        }
        return kind;
    }
}
