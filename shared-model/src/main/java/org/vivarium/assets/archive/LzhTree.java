package org.vivarium.assets.archive;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import org.vivarium.assets.file.FileNode;

/** An LZH archive as a folder, read whole. */
final class LzhTree {
    private LzhTree() {}

    static FileNode open(FileNode archive) throws IOException {
        if (archive.size() > ArchiveLimits.MAX_IN_MEMORY) {
            throw new IOException(
                    "the LZH archive is too large to be played from: extract it, and open the"
                            + " folder");
        }
        byte[] bytes = archive.read();
        List<LzhEntry> entries = LzhEntry.readAll(bytes);
        Charset charset = EntryNames.charset(entries.stream().map(LzhEntry::path).toList());
        ArchiveNode root = ArchiveNode.root(archive);
        for (LzhEntry entry : entries) {
            String path = new String(entry.path(), charset);
            root.add(path, entry.isFolder() ? null : new Entry(bytes, entry));
        }
        return root;
    }

    /** One entry of the archive. */
    private record Entry(byte[] archive, LzhEntry entry) implements ArchiveNode.Content {
        @Override
        public long size() {
            return entry.size();
        }

        @Override
        public byte[] read() throws IOException {
            ArchiveLimits.check(entry.method(), entry.size(), entry.packedSize());
            return LzhDecoder.decode(archive, entry);
        }
    }
}
