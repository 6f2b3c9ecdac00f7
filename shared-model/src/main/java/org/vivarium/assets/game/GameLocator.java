package org.vivarium.assets.game;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.vivarium.assets.archive.Archives;
import org.vivarium.assets.file.DiskNode;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;

/**
 * Finds the game a path leads to, and says what is wrong when it leads to none (spec
 * assets-and-audio 1).
 */
public final class GameLocator {
    private static final int DATABASE_MAGIC = 11;
    private static final int MAX_DEPTH = 3;

    private final String address;

    private GameLocator(String address) {
        this.address = address;
    }

    /**
     * @param path a folder, an archive, or a file inside a game's folder
     */
    public static GameFiles locate(Path path) throws GameOpenException {
        GameLocator locator = new GameLocator(path.toString());
        if (!Files.exists(path)) {
            throw locator.refuse("there is no such file or folder");
        }
        try {
            DiskNode node = DiskNode.of(path.toAbsolutePath().normalize());
            if (node.isFolder()) {
                return locator.search(FolderIndex.of(node), 0);
            }
            Optional<FileNode> archive = Archives.open(node);
            if (archive.isPresent()) {
                return locator.search(FolderIndex.of(archive.get()), 0);
            }
            return locator.beside(path.toAbsolutePath().normalize(), node);
        } catch (IOException e) {
            throw locator.refuse("it cannot be read (" + e.getMessage() + ")");
        }
    }

    /**
     * Whether a folder or file looks like a game, cheaply enough to be asked of a whole library.
     */
    public static boolean isGame(Path path) {
        try {
            locate(path);
            return true;
        } catch (GameOpenException e) {
            return false;
        }
    }

    /** A file of a game stands for the game; a database among others is the one that is meant. */
    private GameFiles beside(Path path, DiskNode file) throws GameOpenException, IOException {
        Path parent = path.getParent();
        if (file.size() == 0) {
            throw refuse("the file is empty");
        }
        FolderIndex folder = FolderIndex.of(DiskNode.of(parent));
        if (isHeadedBy(file, "LcfDataBase")) {
            String stem = file.name().replaceFirst("\\.[^.]*$", "");
            Optional<FileNode> tree =
                    folder.file(stem + ".lmt").or(() -> folder.file("RPG_RT.lmt"));
            if (tree.isPresent()) {
                return new GameFiles(folder, file, tree.get(), ".lmu");
            }
        }
        return standard(folder)
                .or(() -> renamed(folder))
                .orElseThrow(
                        () ->
                                refuse(
                                        "it is neither a game's folder nor an archive, and no game"
                                                + " lies beside it"));
    }

    private GameFiles search(FolderIndex folder, int depth) throws GameOpenException {
        Optional<GameFiles> found = standard(folder).or(() -> renamed(folder));
        if (found.isPresent()) {
            return found.get();
        }
        if (folder.file("EASY_RT.edb").isPresent()) {
            throw refuse("the game is an XML project (EASY_RT.edb), which is not supported");
        }
        Optional<FileNode> packed = packed(folder);
        if (packed.isPresent()) {
            return search(FolderIndex.of(packed.get()), depth + 1);
        }
        refuseKnown(folder);
        List<FileNode> folders = folder.all().stream().filter(FileNode::isFolder).toList();
        if (folders.size() == 1 && depth < MAX_DEPTH) {
            Optional<FolderIndex> only = folder.folder(folders.getFirst().name());
            if (only.isPresent()) {
                return search(only.get(), depth + 1);
            }
        }
        throw refuse("no RPG Maker 2000/2003 game is in there (RPG_RT.ldb was not found)");
    }

    private void refuseKnown(FolderIndex folder) throws GameOpenException {
        Optional<String> foreign = ForeignEngine.of(folder);
        if (foreign.isPresent()) {
            throw refuse("this is a game of " + foreign.get() + ", which Vivarium does not play");
        }
        if (folder.file("RPG_RT.ldb").isPresent()) {
            throw refuse("the map tree RPG_RT.lmt is missing or empty");
        }
        for (FileNode node : folder.all()) {
            if (node.name().equalsIgnoreCase("RPG_RT.ldb") && node.size() == 0) {
                throw refuse("the database RPG_RT.ldb is empty");
            }
        }
    }

    private static Optional<GameFiles> standard(FolderIndex folder) {
        Optional<FileNode> database = folder.file("RPG_RT.ldb");
        Optional<FileNode> tree = folder.file("RPG_RT.lmt");
        return database.isPresent() && tree.isPresent()
                ? Optional.of(new GameFiles(folder, database.get(), tree.get(), ".lmu"))
                : Optional.empty();
    }

    /** Two files {@code rpg_rt.???}: the headers tell which is which. */
    private static Optional<GameFiles> renamed(FolderIndex folder) {
        FileNode database = null;
        FileNode tree = null;
        Map<String, Integer> extensions = new HashMap<>();
        for (FileNode node : folder.all()) {
            String name = node.name().toLowerCase(Locale.ROOT);
            if (node.isFolder()) {
                continue;
            }
            if (name.matches("rpg_rt\\....") && !name.endsWith(".exe") && !name.endsWith(".ini")) {
                if (isHeadedBy(node, "LcfDataBase")) {
                    database = node;
                } else if (isHeadedBy(node, "LcfMapTree")) {
                    tree = node;
                }
            } else if (name.matches("map[0-9]{4}\\....")) {
                extensions.merge(name.substring(7), 1, Integer::sum);
            }
        }
        if (database == null || tree == null) {
            return Optional.empty();
        }
        String maps =
                extensions.entrySet().stream()
                        .max(
                                Map.Entry.<String, Integer>comparingByValue()
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .map(Map.Entry::getKey)
                        .orElse(".lmu");
        return Optional.of(new GameFiles(folder, database, tree, maps));
    }

    /** The one archive {@code *.easyrpg} of a folder, opened. */
    private Optional<FileNode> packed(FolderIndex folder) throws GameOpenException {
        List<FileNode> archives =
                folder.all().stream()
                        .filter(
                                node ->
                                        !node.isFolder()
                                                && node.name()
                                                        .toLowerCase(Locale.ROOT)
                                                        .endsWith(".easyrpg"))
                        .toList();
        if (archives.size() != 1) {
            return Optional.empty();
        }
        try {
            return Archives.open(archives.getFirst());
        } catch (IOException e) {
            throw refuse(
                    "its archive "
                            + archives.getFirst().name()
                            + " cannot be read ("
                            + e.getMessage()
                            + ")");
        }
    }

    private static boolean isHeadedBy(FileNode node, String header) {
        try {
            byte[] bytes = node.read();
            byte[] text = header.getBytes(StandardCharsets.US_ASCII);
            return bytes.length > DATABASE_MAGIC
                    && bytes[0] == text.length
                    && new String(bytes, 1, text.length, StandardCharsets.US_ASCII).equals(header);
        } catch (IOException e) {
            return false;
        }
    }

    private GameOpenException refuse(String reason) {
        return new GameOpenException(address, reason);
    }
}
