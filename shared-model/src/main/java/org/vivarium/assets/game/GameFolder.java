package org.vivarium.assets.game;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vivarium.assets.Assets;
import org.vivarium.assets.ImageCache;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.assets.rtp.RtpSearch;
import org.vivarium.assets.text.CodePage;
import org.vivarium.assets.text.Encoding;
import org.vivarium.assets.text.EncodingDetector;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Database;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.WarningLog;

/**
 * An opened game: where its files are, what runtime and code page it was made for, its database and
 * map tree, and its assets. Nothing beyond the two files' chunk headers is decoded by opening it.
 */
public final class GameFolder {
    private static final String INI = "RPG_RT";

    private final Path path;
    private final GameFiles files;
    private final String title;
    private final boolean fullPackage;
    private final GameProfile profile;
    private final Encoding encoding;
    private final LcfFile database;
    private final LcfFile mapTree;
    private final RtpLibrary rtp;
    private final Assets assets;
    private final WarningLog warnings;

    private GameFolder(Path path, GameFiles files, OpenOptions options, WarningLog warnings)
            throws GameOpenException {
        this.path = path;
        this.files = files;
        this.warnings = warnings;
        FolderIndex folder = files.folder();
        IniFile ini = ini(folder, INI + ".ini");
        LcfFile undecided = database(files.database());
        boolean is2003 = undecided.engine() == Engine.RPG2003;
        rtp = rtp(options, is2003);
        options.rtp().stream()
                .filter(named -> !Files.isDirectory(named))
                .forEach(
                        named ->
                                warnings.add(
                                        Domain.ASSETS,
                                        named.toString(),
                                        "there is no such folder of a runtime package"));
        ImageCache cache =
                options.cacheImages() ? ImageCache.of(ImageCache.DEFAULT_BYTES) : ImageCache.off();
        assets = new Assets(List.of(folder), rtp, cache, options.testPlay(), warnings);
        encoding = encoding(options.encoding(), ini, undecided);
        profile =
                new ProfileDetector(folder, ini(folder, "EasyRPG.ini"), undecided)
                        .detect(options.engine(), encoding.charset());
        if (profile.has(Patch.EASY_RPG) || profile.hasManiac()) {
            assets.takeTrueColour();
        }
        Engine engine = profile.is2003() ? Engine.RPG2003 : Engine.RPG2000;
        database = undecided.withEngine(engine).withCharset(encoding.charset());
        mapTree = mapTree(engine, encoding.charset());
        fullPackage = ini.text(INI, "FullPackageFlag", encoding.charset()).orElse("").equals("1");
        title = ini.text(INI, "GameTitle", encoding.charset()).orElse(folder.node().name());
    }

    /**
     * Opens a game.
     *
     * @param path its folder, an archive of it, or its database
     * @throws GameOpenException when it is no game, or its database or map tree cannot be read
     */
    public static GameFolder open(Path path, OpenOptions options, WarningLog warnings)
            throws GameOpenException {
        return new GameFolder(path, GameLocator.locate(path), options, warnings);
    }

    /** Opens a game with everything detected. */
    public static GameFolder open(Path path) throws GameOpenException {
        return open(path, OpenOptions.defaults(), new WarningLog());
    }

    /** What the game calls itself; its folder's name when it does not say. */
    public String title() {
        return title;
    }

    /** Whether the game counts on a runtime package: it doesn't say that it brings all it needs. */
    public boolean wantsRuntimePackage() {
        return !fullPackage;
    }

    /** Where it was opened from. */
    public Path path() {
        return path;
    }

    public GameProfile profile() {
        return profile;
    }

    public Encoding encoding() {
        return encoding;
    }

    public Charset charset() {
        return encoding.charset();
    }

    public LcfFile database() {
        return database;
    }

    public LcfFile mapTree() {
        return mapTree;
    }

    public GameFiles files() {
        return files;
    }

    public Assets assets() {
        return assets;
    }

    /** The symbols and logos of the game's runtime. */
    public RuntimeImages runtimeImages() {
        return new RuntimeImages(files.folder());
    }

    public RtpLibrary rtp() {
        return rtp;
    }

    public WarningLog warnings() {
        return warnings;
    }

    public boolean hasMap(int id) {
        return files.map(id).isPresent();
    }

    /**
     * Opens a map.
     *
     * @throws GameOpenException when its file is missing or no map
     */
    public LcfFile map(int id) throws GameOpenException {
        Optional<FileNode> file = files.map(id);
        if (file.isEmpty()) {
            throw new GameOpenException(files.mapName(id), "there is no such map in the game");
        }
        return read(file.get(), FileKind.MAP, database.engine(), encoding.charset());
    }

    /** The folder the game lies in, when it is one that can be written to. */
    public Optional<Path> folder() {
        return files.folder().node().path().filter(Files::isWritable);
    }

    /**
     * Where saves go unless the user says otherwise: beside the game's files, or beside its archive
     * (spec assets-and-audio 11.3).
     */
    public Path saveFolder() {
        return folder().orElseGet(
                        () -> {
                            Path absolute = path.toAbsolutePath().normalize();
                            return absolute.resolveSibling(absolute.getFileName() + ".save");
                        });
    }

    /** How the game was recognised, one line each: for the log and for whoever asks. */
    public List<String> describe() {
        List<String> lines = new ArrayList<>();
        lines.add("game: " + title + " in " + files.folder().node().address());
        lines.add("runtime: " + profile.version().title() + ", " + profile.source().description());
        lines.add("code page: " + charset().name() + ", " + encoding.source().description());
        if (!profile.patches().isEmpty()) {
            lines.add("patches: " + profile.patches().stream().map(Patch::key).sorted().toList());
        }
        rtp.describe().forEach(line -> lines.add("runtime package: " + line));
        return lines;
    }

    private static IniFile ini(FolderIndex folder, String name) {
        Optional<FileNode> file = folder.file(name);
        try {
            return file.isEmpty() ? IniFile.EMPTY : IniFile.of(file.get().read());
        } catch (IOException e) {
            return IniFile.EMPTY;
        }
    }

    private static LcfFile database(FileNode node) throws GameOpenException {
        LcfFile file;
        try {
            file = LcfFile.of(node.read(), node.name());
        } catch (LcfException e) {
            throw new GameOpenException(
                    node.address(), "the database cannot be read: " + e.getMessage());
        } catch (IOException e) {
            throw new GameOpenException(
                    node.address(), "it cannot be read (" + e.getMessage() + ")");
        }
        if (file.kind() != FileKind.DATABASE) {
            throw new GameOpenException(
                    node.address(), "it is no database but a file of another kind");
        }
        if (file.truncated() || !file.root().has(Database.SYSTEM)) {
            throw new GameOpenException(
                    node.address(), "the database is truncated: it ends before its data does");
        }
        return file;
    }

    private LcfFile mapTree(Engine engine, Charset charset) throws GameOpenException {
        FileNode node = files.mapTree();
        try {
            return LcfFile.of(files.readMapTree(), node.name(), engine, charset);
        } catch (LcfException e) {
            throw new GameOpenException(
                    node.address(), "the map tree cannot be read: " + e.getMessage());
        } catch (IOException e) {
            throw new GameOpenException(
                    node.address(), "it cannot be read (" + e.getMessage() + ")");
        }
    }

    private static LcfFile read(FileNode node, FileKind kind, Engine engine, Charset charset)
            throws GameOpenException {
        try {
            LcfFile file = LcfFile.of(node.read(), node.name(), engine, charset);
            if (file.kind() != kind) {
                throw new GameOpenException(node.address(), "it is a file of another kind");
            }
            return file;
        } catch (LcfException e) {
            throw new GameOpenException(node.address(), e.getMessage());
        } catch (IOException e) {
            throw new GameOpenException(
                    node.address(), "it cannot be read (" + e.getMessage() + ")");
        }
    }

    private static RtpLibrary rtp(OpenOptions options, boolean is2003) {
        return new RtpLibrary(
                options.useRtp()
                        ? RtpSearch.folders(options.rtp(), options.environment(), is2003)
                        : List.of(),
                is2003);
    }

    private Encoding encoding(String configured, IniFile ini, LcfFile undecided)
            throws GameOpenException {
        if (!configured.isEmpty()) {
            Charset charset =
                    CodePage.named(configured)
                            .orElseThrow(
                                    () ->
                                            new GameOpenException(
                                                    path.toString(),
                                                    "the encoding " + configured + " is unknown"));
            return new Encoding(charset, Encoding.Source.CONFIGURED);
        }
        Optional<Charset> stated =
                ini.text("EasyRPG", "Encoding", StandardCharsets.ISO_8859_1)
                        .filter(value -> !value.equals("0"))
                        .flatMap(CodePage::named);
        return stated.isPresent()
                ? new Encoding(stated.get(), Encoding.Source.INI)
                : EncodingDetector.detect(EvidenceCollector.collect(undecided, files), assets::has);
    }
}
