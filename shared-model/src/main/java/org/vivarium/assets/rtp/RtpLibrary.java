package org.vivarium.assets.rtp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.NameKey;

/**
 * All installed runtime packages of one engine. A name the game takes from the edition it was made
 * with is translated to the editions installed here; which edition that was becomes clearer with
 * every name asked for (spec assets-and-audio 5.3, 5.4). Safe for use by several threads.
 */
public final class RtpLibrary {
    /**
     * An extension of another edition: it says nothing about which edition a game was made with.
     */
    private static final String ADDON = "donmiguel_addon";

    private final boolean rpg2003;
    private final List<? extends FileNode> roots;
    private RtpTable table;
    private List<RtpFolder> folders;

    /**
     * Columns the game can have been made with; null before the first name of the table was asked
     * for.
     */
    private Set<Integer> gameEditions;

    /**
     * @param roots the packages' folders, the preferred one first
     */
    public RtpLibrary(List<? extends FileNode> roots, boolean rpg2003) {
        this.rpg2003 = rpg2003;
        this.roots = List.copyOf(roots);
    }

    /**
     * The table and the folders' listings are read when the first name is asked for that the game
     * itself lacks.
     */
    private synchronized RtpTable table() {
        if (table == null) {
            RtpTable read = RtpTable.of(rpg2003);
            folders = new ArrayList<>();
            for (FileNode root : roots) {
                folders.add(new RtpFolder(root, read));
            }
            table = read;
        }
        return table;
    }

    public boolean isEmpty() {
        return roots.isEmpty();
    }

    /** Whether any edition has an asset of this name. */
    public boolean knows(AssetKind kind, String name) {
        return table().knows(kind.folder(), name);
    }

    /** The packages in use with the editions recognised, one line each. */
    public synchronized List<String> describe() {
        table();
        return folders.stream()
                .map(
                        folder ->
                                folder.address()
                                        + " ("
                                        + String.join(
                                                ", ",
                                                folder.editions().stream()
                                                        .map(table.editions()::get)
                                                        .toList())
                                        + ")")
                .toList();
    }

    /**
     * The file an asset's name stands for: translated where editions differ, else under the name
     * itself.
     */
    public synchronized Optional<FileNode> find(AssetKind kind, String name) {
        List<RtpTable.Row> rows = table().rows(kind.folder(), name);
        Set<Integer> possible = narrow(rows, name);
        for (RtpFolder folder : folders) {
            for (int installed : folder.editions()) {
                for (RtpTable.Row row : rows) {
                    String translated = row.names()[installed];
                    if (translated != null && isNamedIn(row, possible, name)) {
                        Optional<FileNode> found = folder.find(kind, translated);
                        if (found.isPresent()) {
                            return found;
                        }
                    }
                }
            }
        }
        return folders.stream().flatMap(folder -> folder.find(kind, name).stream()).findFirst();
    }

    /** Takes a name as evidence of the game's edition, and gives the editions still possible. */
    private Set<Integer> narrow(List<RtpTable.Row> rows, String name) {
        Set<Integer> named = new HashSet<>();
        for (RtpTable.Row row : rows) {
            for (int edition = 0; edition < row.names().length; edition++) {
                if (!table.editions().get(edition).equals(ADDON) && isNamed(row, edition, name)) {
                    named.add(edition);
                }
            }
        }
        if (!named.isEmpty()) {
            Set<Integer> left = new HashSet<>(named);
            if (gameEditions != null) {
                left.retainAll(gameEditions);
            }
            gameEditions = left.isEmpty() ? named : left;
        }
        return gameEditions == null ? Set.of() : gameEditions;
    }

    private static boolean isNamedIn(RtpTable.Row row, Set<Integer> editions, String name) {
        for (int edition : editions) {
            if (isNamed(row, edition, name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamed(RtpTable.Row row, int edition, String name) {
        String own = row.names()[edition];
        return own != null && NameKey.of(own).equals(NameKey.of(name));
    }
}
