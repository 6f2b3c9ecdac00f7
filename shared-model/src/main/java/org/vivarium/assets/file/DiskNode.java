package org.vivarium.assets.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file or folder on disk, with its attributes as they were when it was listed. */
public final class DiskNode implements FileNode {
    /** Longest file a game may have: more cannot be held in one array. */
    private static final long MAX_SIZE = 1L << 30;

    private final Path path;
    private final boolean folder;
    private final long size;

    private DiskNode(Path path, BasicFileAttributes attributes) {
        this.path = path;
        this.folder = attributes.isDirectory();
        this.size = folder ? 0 : attributes.size();
    }

    public static DiskNode of(Path path) throws IOException {
        return new DiskNode(path, Files.readAttributes(path, BasicFileAttributes.class));
    }

    @Override
    public String name() {
        Path name = path.getFileName();
        return name == null ? path.toString() : name.toString();
    }

    @Override
    public String address() {
        return path.toString();
    }

    @Override
    public boolean isFolder() {
        return folder;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public List<FileNode> children() throws IOException {
        List<FileNode> children = new ArrayList<>();
        if (!folder) {
            return children;
        }
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
            for (Path entry : entries) {
                try {
                    children.add(of(entry));
                } catch (IOException e) {
                    continue; // a dangling link, or gone since it was listed
                }
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return children;
    }

    @Override
    public byte[] read() throws IOException {
        if (size > MAX_SIZE) {
            throw new IOException("the file is larger than " + (MAX_SIZE >> 20) + " MiB");
        }
        return Files.readAllBytes(path);
    }

    @Override
    public Optional<Path> path() {
        return Optional.of(path);
    }

    @Override
    public String toString() {
        return address();
    }
}
