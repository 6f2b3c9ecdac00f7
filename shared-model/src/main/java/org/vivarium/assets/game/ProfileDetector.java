package org.vivarium.assets.game;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;

/**
 * Decides which runtime a game was made for: what is configured, else what the executable is, else
 * what the database says (spec assets-and-audio 3), and which patches it relies on (12.1).
 */
final class ProfileDetector {
    private static final String PATCHES = "Patch";
    private static final long OFFICIAL_HARMONY = 473_600;
    private static final long SIZE_UPDATED_2000 = 735_000;
    private static final long SIZE_UPDATED_2003 = 927_000;

    private final FolderIndex game;
    private final IniFile ini;
    private final LcfFile database;
    private final Optional<FileNode> executable;
    private final Optional<RuntimeProbe.Found> probed;

    /**
     * @param ini EasyRPG.ini, empty when there is none
     */
    ProfileDetector(FolderIndex game, IniFile ini, LcfFile database) {
        this.game = game;
        this.ini = ini;
        this.database = database;
        this.executable = game.file("RPG_RT.exe");
        this.probed = executable.flatMap(ProfileDetector::probe);
    }

    private static Optional<RuntimeProbe.Found> probe(FileNode file) {
        try {
            return RuntimeProbe.probe(file.read());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * @param configured the name of a version, empty for none; {@code 2000} and {@code 2003} leave
     *     the choice among the versions of that engine to the files
     */
    GameProfile detect(String configured, Charset charset) {
        Set<Patch> patches = patches();
        Optional<EngineVersion> wanted = EngineVersion.named(configured);
        Optional<EngineVersion> stated =
                ini.text("Game", "Engine", StandardCharsets.ISO_8859_1)
                        .flatMap(EngineVersion::named);
        if (wanted.isPresent()) {
            EngineVersion found = stated.orElseGet(() -> byFiles(charset));
            boolean confirms = wanted.get().isPlain() && found.is2003() == wanted.get().is2003();
            return new GameProfile(
                    confirms ? found : wanted.get(), patches, GameProfile.Source.CONFIGURED);
        }
        if (stated.isPresent()) {
            return new GameProfile(stated.get(), patches, GameProfile.Source.EASYRPG_INI);
        }
        GameProfile.Source source =
                probed.isPresent() ? GameProfile.Source.EXECUTABLE : GameProfile.Source.DATABASE;
        return new GameProfile(byFiles(charset), patches, source);
    }

    private EngineVersion byFiles(Charset charset) {
        return probed.map(RuntimeProbe.Found::version).orElseGet(() -> byDatabase(charset));
    }

    private EngineVersion byDatabase(Charset charset) {
        Row root = database.root();
        boolean rpg2003 = database.engine() == Engine.RPG2003;
        if (rpg2003 && game.has("ultimate_rt_eb.dll")) {
            return EngineVersion.RPG_2003_ENGLISH;
        }
        if (!rpg2003 && root.getInt(Schema.field("Database", "version")) >= 1) {
            return EngineVersion.RPG_2000_ENGLISH;
        }
        EngineVersion base = rpg2003 ? EngineVersion.RPG_2003 : EngineVersion.RPG_2000;
        return isUpdated(rpg2003, charset) ? base.updated() : base;
    }

    private boolean isUpdated(boolean rpg2003, Charset charset) {
        Optional<FileNode> harmony = game.file("Harmony.dll");
        boolean patchedSound = harmony.isPresent() && harmony.get().size() != OFFICIAL_HARMONY;
        if (!patchedSound && playsMp3()) {
            return true;
        }
        if (executable.isPresent()) {
            return executable.get().size() > (rpg2003 ? SIZE_UPDATED_2003 : SIZE_UPDATED_2000);
        }
        return rpg2003 || charset.name().equalsIgnoreCase("windows-31j");
    }

    private boolean playsMp3() {
        return game.folder("Music").stream()
                .flatMap(music -> music.all().stream())
                .anyMatch(
                        node ->
                                node.name()
                                        .regionMatches(
                                                true, node.name().length() - 4, ".mp3", 0, 4));
    }

    /** Any patch named in EasyRPG.ini switches detection off. */
    private Set<Patch> patches() {
        Set<Patch> patches = EnumSet.noneOf(Patch.class);
        boolean configured = false;
        for (Patch patch : Patch.values()) {
            configured |= ini.has(PATCHES, patch.key());
            if (ini.isOn(PATCHES, patch.key())) {
                patches.add(patch);
            }
        }
        if (configured) {
            return patches;
        }
        for (Patch patch : Patch.values()) {
            if (patch.isIn(game)) {
                patches.add(patch);
            }
        }
        if (probed.isPresent() && probed.get().maniac()) {
            patches.add(Patch.MANIAC);
        }
        return patches;
    }
}
