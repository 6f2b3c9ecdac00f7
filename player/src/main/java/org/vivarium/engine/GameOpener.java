package org.vivarium.engine;

import org.vivarium.assets.Assets;
import org.vivarium.assets.ImageCache;
import org.vivarium.assets.file.DiskNode;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.assets.text.CodePage;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Database;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.telemetry.WarningLog;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Opens a game folder. */
public final class GameOpener {
    private final List<Path> rtp;
    private final WarningLog warnings;

    public GameOpener(List<Path> rtp, WarningLog warnings) {
        this.rtp = rtp;
        this.warnings = warnings;
    }

    /**
     * @param path the game's folder
     * @throws GameOpenException naming the file that keeps the game from being opened
     */
    public Game open(Path path) throws GameOpenException {
        FolderIndex folder;
        try {
            folder = FolderIndex.of(DiskNode.of(path));
        } catch (IOException e) {
            throw new GameOpenException(path.toString(), "there is no such folder");
        }
        LcfFile ldb = read(folder, "RPG_RT.ldb", path);
        boolean rpg2003 = ldb.engine() == org.vivarium.lcf.Engine.RPG2003;
        Charset charset = CodePage.WESTERN;
        LcfFile database = ldb.withCharset(charset);
        LcfFile tree =
                read(folder, "RPG_RT.lmt", path).withEngine(ldb.engine()).withCharset(charset);
        List<FileNode> roots = new ArrayList<>();
        for (Path root : rtp) {
            try {
                roots.add(DiskNode.of(root));
            } catch (IOException e) {
                throw new GameOpenException(root.toString(), "there is no such folder");
            }
        }
        Assets assets =
                new Assets(
                        List.of(folder),
                        new RtpLibrary(roots, rpg2003),
                        ImageCache.of(ImageCache.DEFAULT_BYTES),
                        false,
                        warnings);
        MapFiles maps =
                id -> {
                    String name = String.format(Locale.ROOT, "Map%04d.lmu", id);
                    FileNode node =
                            folder.file(name)
                                    .orElseThrow(() -> new IOException(name + " is missing"));
                    return MapUnit.of(LcfFile.of(node.read(), name, ldb.engine(), charset));
                };
        try {
            return new Game(
                    Database.of(database),
                    MapTree.of(tree),
                    maps,
                    assets,
                    GameProfile.of(
                            rpg2003
                                    ? EngineVersion.RPG_2003_ENGLISH
                                    : EngineVersion.RPG_2000_UPDATED),
                    charset,
                    warnings);
        } catch (LcfException e) {
            throw new GameOpenException(path.toString(), e.getMessage());
        }
    }

    private static LcfFile read(FolderIndex folder, String name, Path path)
            throws GameOpenException {
        FileNode node =
                folder.file(name)
                        .orElseThrow(
                                () ->
                                        new GameOpenException(
                                                path.resolve(name).toString(),
                                                "the file is missing: this is no game folder"));
        try {
            return LcfFile.of(node.read(), node.address());
        } catch (IOException e) {
            throw new GameOpenException(node.address(), e.getMessage());
        }
    }
}
