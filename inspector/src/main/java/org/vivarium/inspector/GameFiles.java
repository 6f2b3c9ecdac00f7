package org.vivarium.inspector;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.vivarium.assets.Assets;
import org.vivarium.assets.ImageCache;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.inspector.edit.Document;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.telemetry.WarningLog;

/**
 * The data files that are browsed: those of a game, or a single one. Each is a {@link Document}, so
 * what is read here shows the user's edits; a map or save is read when it is looked at.
 */
public final class GameFiles {
    private final GameFolder folder;
    private final Assets assets;
    private final Path saveFolder;
    private final Address address;
    private final Document database;
    private final Document mapTree;
    private final Map<Integer, Document> maps = new HashMap<>();
    private final Map<String, Document> others = new LinkedHashMap<>();
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();

    public GameFiles(GameFolder folder) {
        this(folder, folder.saveFolder());
    }

    /**
     * @param saveFolder where the game's saves lie
     */
    public GameFiles(GameFolder folder, Path saveFolder) {
        this.folder = folder;
        this.assets = folder.assets();
        this.saveFolder = saveFolder;
        address = Address.game(folder.title());
        database = document(folder.database(), folder.files().database().path().orElse(null));
        mapTree = document(folder.mapTree(), folder.files().writableMapTree().orElse(null));
    }

    private GameFiles(LcfFile file, Path path) {
        folder = null;
        saveFolder = null;
        address = Address.game(file.name());
        var none = new RtpLibrary(List.of(), false);
        assets = new Assets(List.of(), none, ImageCache.off(), false, new WarningLog());
        boolean isDatabase = file.kind() == FileKind.DATABASE;
        boolean isTree = file.kind() == FileKind.MAP_TREE;
        database =
                isDatabase ? document(file, path) : document(empty(FileKind.DATABASE, file), null);
        mapTree = isTree ? document(file, path) : document(empty(FileKind.MAP_TREE, file), null);
        if (!isDatabase && !isTree) {
            others.put(file.name(), document(file, path));
        }
    }

    /** A file without a game around it: what it refers to stays numbers. */
    public static GameFiles single(LcfFile file, Path path) {
        return new GameFiles(file, path);
    }

    private static LcfFile empty(FileKind kind, LcfFile like) {
        var document = new DocumentBuilder(kind, like.engine(), like.charset());
        try {
            return LcfFile.of(document.toBytes(), "", like.engine(), like.charset());
        } catch (LcfException e) {
            throw new IllegalStateException("an empty file has a header", e);
        }
    }

    private Document document(LcfFile file, Path path) {
        return new Document(file, address.at(Level.FILE, file.name()), path, this::changed);
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }

    /** Grows with every edit, undo, save or change of code page: whoever shows bytes listens. */
    public ReadOnlyIntegerProperty revision() {
        return revision.getReadOnlyProperty();
    }

    /** Where the game lies and how it was recognised; null when a single file is looked at. */
    public GameFolder folder() {
        return folder;
    }

    /** Whether a single file is looked at, without a game. */
    public boolean isSingle() {
        return folder == null;
    }

    /** Pictures and sounds; none when a single file is looked at. */
    public Assets assets() {
        return assets;
    }

    /** What the game calls itself, or its folder's name. */
    public String title() {
        return address.name();
    }

    /** The place of the whole game: every other address begins with it. */
    public Address address() {
        return address;
    }

    public LcfFile database() {
        return database.file();
    }

    public LcfFile mapTree() {
        return mapTree.file();
    }

    public Document databaseDocument() {
        return database;
    }

    public Document mapTreeDocument() {
        return mapTree;
    }

    /** IDs of the maps in the tree, in its order. */
    public List<Integer> maps() {
        var ids = new ArrayList<Integer>();
        Table infos = mapTree().root().table(MapTree.MAPS);
        for (int i = 0; i < infos.size(); i++) {
            Row info = infos.row(i);
            if (info.getInt(MapInfo.TYPE) == MapTree.MapType.MAP) {
                ids.add(info.id());
            }
        }
        return List.copyOf(ids);
    }

    /** The name of a map in the tree; empty when it has none. */
    public String mapName(int id) {
        Row info = mapTree().root().table(MapTree.MAPS).byId(id);
        return info == null ? "" : info.getString(MapInfo.NAME);
    }

    /**
     * Opens a map's file, or gives the one opened before.
     *
     * @throws GameOpenException when the file is missing or no map; the message names it
     */
    public LcfFile map(int id) throws GameOpenException {
        return mapDocument(id).file();
    }

    /** As {@link #map}, for those who change it. */
    public Document mapDocument(int id) throws GameOpenException {
        Document map = maps.get(id);
        if (map == null) {
            if (folder == null) {
                throw new GameOpenException("Map " + id, Texts.of("tables.noGame"));
            }
            LcfFile file = folder.map(id);
            Path path = folder.files().map(id).flatMap(node -> node.path()).orElse(null);
            map = new Document(file, address.at(Level.MAP, id), path, this::changed);
            maps.put(id, map);
        }
        return map;
    }

    /** Names of the saves in the game's save folder, in order. */
    public List<String> saves() {
        if (saveFolder == null || !Files.isDirectory(saveFolder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(saveFolder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(".lsd"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The folder the saves lie in; null when a single file is looked at. */
    public Path saveFolder() {
        return saveFolder;
    }

    /** Files opened beside those of the game, by name. */
    public Collection<Document> others() {
        return List.copyOf(others.values());
    }

    /** Opens a file that doesn't belong to the game's own beside them. */
    public Document add(LcfFile file, Path path) {
        return others.computeIfAbsent(file.name(), name -> document(file, path));
    }

    /**
     * The file of that name: the database, the map tree, a save, or one opened beside them.
     *
     * @throws IOException when there is none or it cannot be read; the message names it
     */
    public Document file(String name) throws IOException {
        if (name.equals(database.name())) {
            return database;
        }
        if (name.equals(mapTree.name())) {
            return mapTree;
        }
        Document other = others.get(name);
        if (other == null) {
            if (!saves().contains(name)) {
                throw new IOException(Texts.of("tables.noFile", name));
            }
            Path path = saveFolder.resolve(name);
            other = add(LcfFile.open(path, database().engine(), database().charset()), path);
        }
        return other;
    }

    /** Every file read so far, edited or not. */
    public List<Document> documents() {
        var all = new ArrayList<Document>(List.of(database, mapTree));
        all.addAll(maps.values());
        all.addAll(others.values());
        return all;
    }

    /** Whether anything is changed and not saved. */
    public boolean isDirty() {
        return documents().stream().anyMatch(Document::isDirty);
    }
}
