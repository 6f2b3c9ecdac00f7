package org.vivarium.assets.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vivarium.assets.file.FileNode;

/**
 * A file or folder inside an archive. Folders that no entry names are there when something lies in
 * them.
 */
final class ArchiveNode implements FileNode {
    private final String name;
    private final String address;
    private final Content content;
    private final Map<String, ArchiveNode> children = new LinkedHashMap<>();

    /** How to get at an entry's bytes. */
    interface Content {
        long size();

        byte[] read() throws IOException;
    }

    private ArchiveNode(String name, String address, Content content) {
        this.name = name;
        this.address = address;
        this.content = content;
    }

    /** The folder that stands for a whole archive. */
    static ArchiveNode root(FileNode archive) {
        return new ArchiveNode(archive.name(), archive.address(), null);
    }

    /**
     * Adds an entry below this folder; a later one of the same path wins. Paths that lead out of
     * the archive are dropped.
     *
     * @param content null for a folder
     */
    void add(String path, Content content) {
        List<String> parts = new ArrayList<>();
        for (String part : path.replace('\\', '/').split("/")) {
            if (part.equals("..") || part.endsWith(":")) {
                return;
            }
            if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        if (parts.isEmpty()) {
            return;
        }
        ArchiveNode folder = this;
        for (String part : parts.subList(0, parts.size() - 1)) {
            folder = folder.folder(part);
        }
        String last = parts.getLast();
        if (content == null) {
            folder.folder(last);
        } else {
            folder.children.put(last, new ArchiveNode(last, folder.address + "/" + last, content));
        }
    }

    private ArchiveNode folder(String part) {
        ArchiveNode known = children.get(part);
        if (known != null && known.isFolder()) {
            return known;
        }
        ArchiveNode made = new ArchiveNode(part, address + "/" + part, null);
        children.put(part, made);
        return made;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public boolean isFolder() {
        return content == null;
    }

    @Override
    public long size() {
        return content == null ? 0 : content.size();
    }

    @Override
    public List<FileNode> children() {
        return List.copyOf(children.values());
    }

    @Override
    public byte[] read() throws IOException {
        if (content == null) {
            throw new IOException(address + " is a folder");
        }
        return content.read();
    }

    @Override
    public Optional<Path> path() {
        return Optional.empty();
    }

    @Override
    public String toString() {
        return address;
    }
}
