package org.vivarium.assets.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.text.TextEvidence;

/**
 * A zip archive as a folder. It stays open as long as any of its nodes is in use: entries are
 * unpacked when read.
 */
final class ZipTree {
    private final ZipFile zip;

    private ZipTree(ZipFile zip) {
        this.zip = zip;
    }

    static FileNode open(FileNode archive) throws IOException {
        SeekableByteChannel channel =
                archive.path().isPresent()
                        ? FileChannel.open(archive.path().get())
                        : new SeekableInMemoryByteChannel(archive.read());
        try {
            ZipFile zip =
                    ZipFile.builder()
                            .setSeekableByteChannel(channel)
                            .setCharset(StandardCharsets.ISO_8859_1)
                            .setIgnoreLocalFileHeader(true)
                            .get();
            return new ZipTree(zip).tree(archive);
        } catch (RuntimeException e) {
            channel.close();
            throw new IOException("the zip archive is broken (" + e.getMessage() + ")", e);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private FileNode tree(FileNode archive) throws IOException {
        List<ZipArchiveEntry> entries = Collections.list(zip.getEntries());
        if (entries.size() > ArchiveLimits.MAX_ENTRIES) {
            throw new IOException("the archive has " + entries.size() + " entries");
        }
        List<byte[]> names = new ArrayList<>();
        for (ZipArchiveEntry entry : entries) {
            if (!entry.getGeneralPurposeBit().usesUTF8ForNames()) {
                names.add(rawName(entry));
            }
        }
        Charset charset = EntryNames.charset(names);
        ArchiveNode root = ArchiveNode.root(archive);
        for (ZipArchiveEntry entry : entries) {
            ArchiveNode.Content content = entry.isDirectory() ? null : new Entry(entry);
            byte[] name = rawName(entry);
            if (entry.getGeneralPurposeBit().usesUTF8ForNames()) {
                root.add(new String(name, StandardCharsets.UTF_8), content);
            } else {
                if (!TextEvidence.isAscii(name) && !charset.equals(EntryNames.DOS)) {
                    root.add(new String(name, EntryNames.DOS), content);
                }
                root.add(new String(name, charset), content);
            }
        }
        return root;
    }

    private static byte[] rawName(ZipArchiveEntry entry) {
        byte[] raw = entry.getRawName();
        return raw == null ? entry.getName().getBytes(StandardCharsets.UTF_8) : raw;
    }

    /** One entry of the archive. */
    private final class Entry implements ArchiveNode.Content {
        private final ZipArchiveEntry entry;

        Entry(ZipArchiveEntry entry) {
            this.entry = entry;
        }

        @Override
        public long size() {
            return Math.max(0, entry.getSize());
        }

        @Override
        public byte[] read() throws IOException {
            ArchiveLimits.check(entry.getName(), entry.getSize(), entry.getCompressedSize());
            if (entry.getGeneralPurposeBit().usesEncryption()) {
                throw new IOException("the entry is encrypted");
            }
            synchronized (zip) {
                try (InputStream in = zip.getInputStream(entry)) {
                    return ArchiveLimits.read(in, entry.getSize());
                } catch (IOException | RuntimeException e) {
                    throw new IOException("the entry cannot be unpacked (" + e + ")", e);
                }
            }
        }
    }
}
