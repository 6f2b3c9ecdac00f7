package org.vivarium.engine.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * Replaces a file's contents so that a kill at any moment leaves either the old file or the new one
 * (spec menus-and-saves 22.1). The target is never opened for writing: the new contents go to a
 * file beside it, are forced to disk and read back; the old file is kept under a second name; then
 * one rename swaps them.
 */
public final class SafeFile {
    private static final String NEW = ".tmp";
    private static final String OLD = ".bak";

    /** What becomes of the backup there is. */
    public enum Backup {
        /** The file that is replaced becomes the backup. */
        RENEW,
        /** The file that is replaced is damaged: the backup there is stays. */
        KEEP
    }

    private SafeFile() {}

    /** Where the previous contents of {@code target} are kept. */
    public static Path backupOf(Path target) {
        return target.resolveSibling(target.getFileName() + OLD);
    }

    /**
     * Writes {@code contents} to {@code target}, keeping the previous file as {@link #backupOf}.
     *
     * @throws IOException when the new file couldn't be written, or read back unchanged; the target
     *     is the old file then
     */
    public static void replace(Path target, byte[] contents) throws IOException {
        replace(target, contents, Backup.RENEW);
    }

    /** As {@link #replace(Path, byte[])}, with a choice about the backup. */
    public static void replace(Path target, byte[] contents, Backup backup) throws IOException {
        Path fresh = target.resolveSibling(target.getFileName() + NEW);
        write(fresh, contents);
        verify(fresh, contents);
        if (backup == Backup.RENEW && Files.exists(target)) {
            keepOld(target);
        }
        move(fresh, target);
        forceFolder(target);
        try {
            verify(target, contents);
        } catch (IOException e) {
            restore(target);
            throw e;
        }
    }

    private static void write(Path file, byte[] contents) throws IOException {
        try (FileChannel out =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(contents);
            while (buffer.hasRemaining()) {
                out.write(buffer);
            }
            out.force(true);
        }
    }

    private static void verify(Path file, byte[] contents) throws IOException {
        if (!Arrays.equals(Files.readAllBytes(file), contents)) {
            throw new IOException(file + " does not read back as it was written");
        }
    }

    /** A second name for the old file where the file system has them, else a copy of it. */
    private static void keepOld(Path target) throws IOException {
        Path backup = backupOf(target);
        Files.deleteIfExists(backup);
        try {
            Files.createLink(backup, target);
        } catch (IOException | UnsupportedOperationException e) {
            Files.copy(target, backup, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void restore(Path target) throws IOException {
        Path backup = backupOf(target);
        if (Files.exists(backup)) {
            move(backup, target);
        }
    }

    /**
     * Makes the rename itself durable. Not every system lets a folder be opened; then it is not.
     */
    private static void forceFolder(Path file) {
        try (FileChannel folder =
                FileChannel.open(file.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            return;
        }
    }
}
