package org.vivarium.lcf.edit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files so that at every moment either the old or the new content is there, whole. */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Replaces a file: the new content goes to a file beside it, to the disk, and then takes its
     * name.
     *
     * @param keepPrevious whether the old content stays beside it as {@code NAME.bak}
     */
    public static void write(Path file, byte[] content, boolean keepPrevious) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "it is a folder");
        }
        Path temporary = Files.createTempFile(folder, "." + file.getFileName(), ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(content);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            if (keepPrevious && Files.exists(file)) {
                Path previous = file.resolveSibling(file.getFileName() + ".bak");
                Files.copy(file, previous, StandardCopyOption.REPLACE_EXISTING);
            }
            Files.move(
                    temporary,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
