package org.vivarium.assets.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Optional;
import org.vivarium.assets.file.FileNode;

/** Opens archives by what their first bytes say. */
public final class Archives {
    private static final int PEEK = 512;

    private Archives() {}

    /**
     * The archive's content as a folder; empty when the file is no archive.
     *
     * @throws IOException for an archive that is broken, or of a kind that must be extracted first
     */
    public static Optional<FileNode> open(FileNode file) throws IOException {
        byte[] head = head(file);
        if (startsWith(head, 0, "PK\u0003\u0004") || startsWith(head, 0, "PK\u0005\u0006")) {
            return Optional.of(ZipTree.open(file));
        }
        if (head.length > 7 && startsWith(head, 2, "-l") && head[6] == '-') {
            return Optional.of(LzhTree.open(file));
        }
        if (startsWith(head, 257, "ustar")) {
            return Optional.of(TarTree.open(file));
        }
        if (startsWith(head, 0, "7z\u00BC\u00AF") || startsWith(head, 0, "Rar!")) {
            throw new IOException(
                    "7z and RAR archives are not supported: extract it, and open the folder");
        }
        return Optional.empty();
    }

    private static byte[] head(FileNode file) throws IOException {
        if (file.path().isEmpty()) {
            byte[] all = file.read();
            return Arrays.copyOf(all, Math.min(all.length, PEEK));
        }
        try (InputStream in = Files.newInputStream(file.path().get())) {
            return in.readNBytes(PEEK);
        }
    }

    private static boolean startsWith(byte[] bytes, int offset, String signature) {
        byte[] wanted = signature.getBytes(StandardCharsets.ISO_8859_1);
        return bytes.length >= offset + wanted.length
                && Arrays.equals(bytes, offset, offset + wanted.length, wanted, 0, wanted.length);
    }
}
