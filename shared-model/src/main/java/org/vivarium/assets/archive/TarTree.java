package org.vivarium.assets.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarFile;
import org.vivarium.assets.file.FileNode;

/** A plain tar archive as a folder, read whole. */
final class TarTree {
    private TarTree() {}

    static FileNode open(FileNode archive) throws IOException {
        if (archive.size() > ArchiveLimits.MAX_IN_MEMORY) {
            throw new IOException(
                    "the tar archive is too large to be played from: extract it, and open the"
                            + " folder");
        }
        try {
            TarFile tar = new TarFile(archive.read(), StandardCharsets.ISO_8859_1.name());
            List<byte[]> names = new ArrayList<>();
            for (TarArchiveEntry entry : tar.getEntries()) {
                names.add(entry.getName().getBytes(StandardCharsets.ISO_8859_1));
            }
            Charset charset = EntryNames.charset(names);
            ArchiveNode root = ArchiveNode.root(archive);
            for (int i = 0; i < names.size(); i++) {
                TarArchiveEntry entry = tar.getEntries().get(i);
                if (entry.isDirectory() || entry.isFile()) {
                    root.add(
                            new String(names.get(i), charset),
                            entry.isDirectory() ? null : new Entry(tar, entry));
                }
            }
            return root;
        } catch (RuntimeException e) {
            throw new IOException("the tar archive is broken (" + e.getMessage() + ")", e);
        }
    }

    /** One entry of the archive. */
    private record Entry(TarFile tar, TarArchiveEntry entry) implements ArchiveNode.Content {
        @Override
        public long size() {
            return Math.max(0, entry.getSize());
        }

        @Override
        public byte[] read() throws IOException {
            ArchiveLimits.check(entry.getName(), entry.getSize(), entry.getSize());
            synchronized (tar) {
                try (InputStream in = tar.getInputStream(entry)) {
                    return ArchiveLimits.read(in, entry.getSize());
                } catch (RuntimeException e) {
                    throw new IOException("the entry is broken (" + e.getMessage() + ")", e);
                }
            }
        }
    }
}
