package org.vivarium.assets.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A name as a database holds it, taken apart: games may step out of the asset's folder once with
 * {@code ..}, or name folders below it (spec assets-and-audio 4.2).
 *
 * @param folders folders from the game's root, the asset's own first unless it was stepped out of
 * @param name the last component, without extension as a rule
 */
public record AssetRequest(List<String> folders, String name) {
    /** Which of a folder's files answer to a whole name. */
    private interface Lookup {
        Optional<FileNode> in(FolderIndex folder, String name);
    }

    /** Takes a name apart; empty when it leaves the game's folder or names nothing. */
    public static Optional<AssetRequest> parse(String folder, String name) {
        List<String> parts = new ArrayList<>();
        parts.add(folder);
        String unified = name.replace('\u00A5', '\\').replace('\u20A9', '\\').replace('\\', '/');
        for (String part : unified.split("/")) {
            if (part.isEmpty() || part.equals(".")) {
                continue;
            }
            if (!part.equals("..")) {
                parts.add(part);
            } else if (parts.isEmpty()) {
                return Optional.empty();
            } else {
                parts.removeLast();
            }
        }
        boolean namesFolderOnly =
                parts.isEmpty() || parts.size() == 1 && parts.getFirst().equals(folder);
        if (namesFolderOnly) {
            return Optional.empty();
        }
        return Optional.of(
                new AssetRequest(List.copyOf(parts.subList(0, parts.size() - 1)), parts.getLast()));
    }

    /**
     * Looks below a root, trying each extension in order; the name as it is when it already ends in
     * one of them.
     */
    public Optional<FileNode> find(FolderIndex root, List<String> extensions) {
        return find(root, extensions, FolderIndex::file);
    }

    /** Looks in the same way for a file without content. */
    public Optional<FileNode> findEmpty(FolderIndex root, List<String> extensions) {
        return find(root, extensions, FolderIndex::emptyFile);
    }

    private Optional<FileNode> find(FolderIndex root, List<String> extensions, Lookup lookup) {
        FolderIndex index = root;
        for (String folder : folders) {
            Optional<FolderIndex> next = index.folder(folder);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            index = next.get();
        }
        Optional<FileNode> found = find(index, name, extensions, lookup);
        String trimmed = name.strip();
        return found.isPresent() || trimmed.equals(name)
                ? found
                : find(index, trimmed, extensions, lookup);
    }

    private static Optional<FileNode> find(
            FolderIndex folder, String name, List<String> extensions, Lookup lookup) {
        for (String extension : extensions) {
            Optional<FileNode> found = lookup.in(folder, name + extension);
            if (found.isPresent()) {
                return found;
            }
        }
        String key = NameKey.of(name);
        boolean hasExtension = extensions.stream().anyMatch(key::endsWith);
        return hasExtension ? lookup.in(folder, name) : Optional.empty();
    }
}
