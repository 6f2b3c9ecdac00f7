package org.vivarium.assets.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** What an archive may ask of the machine (spec assets-and-audio 11.2). */
final class ArchiveLimits {
    static final int MAX_ENTRIES = 200_000;

    /** Largest archive that is read whole, where its format allows nothing else. */
    static final long MAX_IN_MEMORY = 256L << 20;

    private static final long MAX_ENTRY = 512L << 20;
    private static final long SUSPICIOUS_FROM = 64L << 20;
    private static final long MAX_RATIO = 1_000;

    private ArchiveLimits() {}

    /** Refuses an entry that claims more than its packed bytes can mean. */
    static void check(String name, long size, long packed) throws IOException {
        if (size < 0 || size > MAX_ENTRY || size > SUSPICIOUS_FROM && size > packed * MAX_RATIO) {
            throw new IOException("the entry " + name + " claims " + size + " bytes");
        }
    }

    /**
     * Reads what a stream holds, at most the size it claims; memory grows only with what really
     * comes.
     */
    static byte[] read(InputStream in, long size) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream((int) Math.min(size, 1 << 20));
        byte[] buffer = new byte[16_384];
        while (out.size() < size) {
            int got = in.read(buffer, 0, (int) Math.min(buffer.length, size - out.size()));
            if (got <= 0) {
                break;
            }
            out.write(buffer, 0, got);
        }
        return out.toByteArray();
    }
}
