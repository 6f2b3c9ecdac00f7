package org.vivarium.engine.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files SaveNN.lsd of one game, found in any spelling; a file that exists keeps its own (spec
 * menus-and-saves 20.1).
 */
public final class SaveFolder {
    private final Path folder;
    private long uses;

    /** Nothing is written: a frame runs to its end that nobody will have seen. */
    private boolean sealed;

    public SaveFolder(Path folder) {
        this.folder = folder;
    }

    /** Whether files are left as they are, whatever is to be written. */
    void setSealed(boolean sealed) {
        this.sealed = sealed;
    }

    /** A place without saves, where none can be written. */
    public static SaveFolder none() {
        return new SaveFolder(null);
    }

    /**
     * Where a game's saves go: the folder the user names, else the game's own, else, when the game
     * is an archive or can't be written to, one of the user's for this game alone.
     *
     * @param game the game's folder, archive or database
     * @param named by the user; null for none
     */
    public static SaveFolder of(Path game, Path named) {
        if (named != null) {
            return new SaveFolder(named);
        }
        Path absolute = game.toAbsolutePath().normalize();
        boolean database = absolute.toString().toLowerCase(Locale.ROOT).endsWith(".ldb");
        Path own = database ? absolute.getParent() : absolute;
        if (Files.isDirectory(own) && Files.isWritable(own)) {
            return new SaveFolder(own);
        }
        String name = absolute.getFileName() + "-" + Integer.toHexString(absolute.hashCode());
        Path home = Path.of(System.getProperty("user.home"));
        return new SaveFolder(home.resolve(".local/share/vivarium/saves").resolve(name));
    }

    /**
     * The file of a slot.
     *
     * @param slot from 0
     */
    public Path file(int slot) {
        String name = String.format(Locale.ROOT, "Save%02d.lsd", slot + 1);
        if (folder == null) {
            return Path.of(name);
        }
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(f -> f.getFileName().toString().equalsIgnoreCase(name))
                        .sorted()
                        .findFirst()
                        .orElse(folder.resolve(name));
            } catch (IOException e) {
                return folder.resolve(name);
            }
        }
        return folder.resolve(name);
    }

    /**
     * Grows whenever a file was looked for, read or written: what came of it is no part of the
     * game's state.
     */
    public long uses() {
        return uses;
    }

    /** The files of all slots, by slot from 1. */
    public Map<Integer, byte[]> all() throws IOException {
        Map<Integer, byte[]> files = new TreeMap<>();
        for (int slot = 0; slot < SaveSlots.COUNT; slot++) {
            if (exists(slot)) {
                files.put(slot + 1, read(slot));
            }
        }
        return files;
    }

    /** Puts files there that {@link #all} found elsewhere. */
    public void putAll(Map<Integer, byte[]> files) throws IOException {
        for (var file : files.entrySet()) {
            write(file.getKey() - 1, file.getValue());
        }
    }

    public boolean exists(int slot) {
        uses++;
        return folder != null && Files.isRegularFile(file(slot));
    }

    public byte[] read(int slot) throws IOException {
        uses++;
        return Files.readAllBytes(file(slot));
    }

    /** A file beside the saves. */
    byte[] readNamed(String name) throws IOException {
        uses++;
        if (folder == null) {
            throw new NoSuchFileException(name);
        }
        return Files.readAllBytes(inside(name));
    }

    /** Replaces a file beside the saves. */
    void writeNamed(String name, byte[] contents) throws IOException {
        uses++;
        if (folder == null) {
            throw new IOException("this run has no folder for saves");
        }
        if (sealed) {
            return;
        }
        Files.createDirectories(folder);
        SafeFile.replace(inside(name), contents);
    }

    /** Scripts choose names: none of them leads out of the folder. */
    private Path inside(String name) throws IOException {
        try {
            return folder.resolve(Path.of(name).getFileName());
        } catch (InvalidPathException | NullPointerException e) {
            throw new IOException("no file can be called " + name, e);
        }
    }

    /** Where the save before the present one is kept. */
    public Path backup(int slot) {
        return SafeFile.backupOf(file(slot));
    }

    /**
     * The save before the present one.
     *
     * @throws IOException when none was kept
     */
    public byte[] readBackup(int slot) throws IOException {
        uses++;
        return Files.readAllBytes(backup(slot));
    }

    /** Replaces the save of a slot; see {@link SafeFile}. */
    public void write(int slot, byte[] contents) throws IOException {
        write(slot, contents, SafeFile.Backup.RENEW);
    }

    /** As {@link #write(int, byte[])}, with a choice about the backup. */
    public void write(int slot, byte[] contents, SafeFile.Backup backup) throws IOException {
        uses++;
        if (folder == null) {
            throw new IOException("this run has no folder for saves");
        }
        if (sealed) {
            return;
        }
        Files.createDirectories(folder);
        SafeFile.replace(file(slot), contents, backup);
    }
}
