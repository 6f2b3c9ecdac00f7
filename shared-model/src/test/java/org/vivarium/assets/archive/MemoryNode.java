package org.vivarium.assets.archive;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.vivarium.assets.file.FileNode;

/** A file that exists in memory alone. */
record MemoryNode(byte[] bytes) implements FileNode {
    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String address() {
        return name();
    }

    @Override
    public boolean isFolder() {
        return false;
    }

    @Override
    public long size() {
        return bytes.length;
    }

    @Override
    public List<FileNode> children() {
        return List.of();
    }

    @Override
    public byte[] read() {
        return bytes;
    }

    @Override
    public Optional<Path> path() {
        return Optional.empty();
    }
}
