package org.vivarium.engine.rehearsal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.vivarium.assets.file.FileNode;

/** A file or folder that exists in memory alone. */
record MadeFile(String name, byte[] read, List<FileNode> children) implements FileNode {
    static MadeFile file(String name, byte[] content) {
        return new MadeFile(name, content, List.of());
    }

    static MadeFile folder(String name, FileNode... children) {
        return new MadeFile(name, new byte[0], List.of(children));
    }

    @Override
    public String address() {
        return name;
    }

    @Override
    public boolean isFolder() {
        return !children.isEmpty();
    }

    @Override
    public long size() {
        return read.length;
    }

    @Override
    public Optional<Path> path() {
        return Optional.empty();
    }
}
