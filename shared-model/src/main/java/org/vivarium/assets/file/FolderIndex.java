package org.vivarium.assets.file;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One folder's listing by key, read once. Folders whose names differ in case alone are one: their
 * listings are merged. Safe for use by several threads.
 */
public final class FolderIndex {
    private final List<FileNode> folders;
    private final Map<String, List<FileNode>> entries;
    private final Map<String, FolderIndex> subfolders = new ConcurrentHashMap<>();

    private FolderIndex(List<FileNode> folders) {
        this.folders = folders;
        this.entries = list(folders);
    }

    public static FolderIndex of(FileNode folder) {
        return new FolderIndex(List.of(folder));
    }

    /** The folder itself; the first in byte order when several were merged. */
    public FileNode node() {
        return folders.getFirst();
    }

    /** The folder of this name, whatever its spelling. */
    public Optional<FolderIndex> folder(String name) {
        String key = NameKey.of(name);
        FolderIndex known = subfolders.get(key);
        if (known != null) {
            return Optional.of(known);
        }
        List<FileNode> found =
                entries.getOrDefault(key, List.of()).stream().filter(FileNode::isFolder).toList();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(subfolders.computeIfAbsent(key, k -> new FolderIndex(found)));
    }

    /**
     * The non-empty file of exactly this name, extension included; the exact spelling wins over
     * another case.
     */
    public Optional<FileNode> file(String name) {
        FileNode best = null;
        for (FileNode node : entries.getOrDefault(NameKey.of(name), List.of())) {
            if (!node.isFolder() && node.size() > 0 && (best == null || node.name().equals(name))) {
                best = node;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The empty file of exactly this name. */
    public Optional<FileNode> emptyFile(String name) {
        return entries.getOrDefault(NameKey.of(name), List.of()).stream()
                .filter(node -> !node.isFolder() && node.size() == 0)
                .findFirst();
    }

    /** Whether there is a file of exactly this name, be it empty. */
    public boolean has(String name) {
        return entries.getOrDefault(NameKey.of(name), List.of()).stream()
                .anyMatch(node -> !node.isFolder());
    }

    /** Every file and folder, by key. */
    public Collection<FileNode> all() {
        return entries.values().stream().flatMap(List::stream).toList();
    }

    private static Map<String, List<FileNode>> list(List<FileNode> folders) {
        Map<String, List<FileNode>> entries = new TreeMap<>();
        for (FileNode folder : folders) {
            List<FileNode> children;
            try {
                children = new ArrayList<>(folder.children());
            } catch (IOException e) {
                continue; // a folder that may not be read holds nothing for us
            }
            children.sort(Comparator.comparing(FileNode::name));
            for (FileNode child : children) {
                entries.computeIfAbsent(NameKey.of(child.name()), k -> new ArrayList<>(1))
                        .add(child);
            }
        }
        return entries;
    }
}
