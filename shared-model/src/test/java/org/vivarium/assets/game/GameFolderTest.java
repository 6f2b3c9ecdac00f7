package org.vivarium.assets.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.image.Coverage;
import org.vivarium.assets.image.Image;
import org.vivarium.lcf.Engine;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.testing.SharedData;

class GameFolderTest {
    private static final OpenOptions BARE =
            new OpenOptions(List.of(), true, "", "", false, true, Map.of());

    @TempDir private Path temporary;

    @ParameterizedTest
    @CsvSource({
        "testgame-2000, RPG_2000_UPDATED, DATABASE, RPG Maker 2000 Test suite",
        "testgame-2003, RPG_2003_ENGLISH, EASYRPG_INI, RPG Maker 2003 Test suite",
        "testgame-maniac, RPG_2003_ENGLISH, EASYRPG_INI, RPG Maker Maniac Test suite",
        "cyphersomnia/demo, RPG_2003_ENGLISH, DATABASE, Cyphersomnia",
        "cyphersomnia/leap, RPG_2003_UPDATED, DATABASE, Cyphersomnia",
        "tackbackwards, RPG_2003_UPDATED, DATABASE, tackBACKWARDS",
        "demoscene-2018, RPG_2000_UPDATED, DATABASE, demoscene-2018"
    })
    void theReferenceGamesAreRecognised(
            String name, EngineVersion version, GameProfile.Source source, String title)
            throws Exception {
        GameFolder game = GameFolder.open(SharedData.game(name), BARE, new WarningLog());

        assertThat(game.profile().version()).isEqualTo(version);
        assertThat(game.profile().source()).isEqualTo(source);
        assertThat(game.profile().hasManiac()).isEqualTo(name.equals("testgame-maniac"));
        assertThat(game.title()).isEqualTo(title);
        assertThat(game.describe()).hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void theDatabaseItselfStandsForItsGame() throws Exception {
        Path folder = SharedData.game("testgame-2000");

        GameFolder game = GameFolder.open(folder.resolve("RPG_RT.ldb"));

        assertThat(game.title()).isEqualTo("RPG Maker 2000 Test suite");
        assertThat(game.hasMap(1)).isTrue();
        assertThat(game.map(1).size()).isPositive();
    }

    @Test
    void theUserMayNameEngineAndEncoding() throws Exception {
        Path folder = SharedData.game("testgame-2000");
        OpenOptions options = BARE.withEngine("2003").withEncoding("cp932");

        GameFolder game = GameFolder.open(folder, options, new WarningLog());

        assertThat(game.profile().is2003()).isTrue();
        assertThat(game.charset().name()).isEqualTo("windows-31j");
        assertThat(game.database().engine()).isEqualTo(Engine.RPG2003);
    }

    @Test
    void namesOfTheRuntimePackageAreFoundInItUnlessItIsSwitchedOff() throws Exception {
        Path folder = SharedData.game("testgame-2003");
        OpenOptions options = BARE.withRtp(List.of(SharedData.rtp()));

        GameFolder with = GameFolder.open(folder, options, new WarningLog());
        GameFolder without = GameFolder.open(folder, options.withoutRtp(), new WarningLog());

        assertThat(with.assets().find(AssetKind.CHARSET, "aCTOR1")).isPresent();
        assertThat(without.assets().find(AssetKind.CHARSET, "Actor1")).isEmpty();
        assertThat(with.rtp().describe()).singleElement().asString().contains("(en)");
    }

    @Test
    void aJapaneseNameIsTranslatedToTheInstalledEdition() throws Exception {
        OpenOptions options = BARE.withRtp(List.of(SharedData.rtp()));
        GameFolder game =
                GameFolder.open(SharedData.game("testgame-2003"), options, new WarningLog());

        assertThat(game.assets().find(AssetKind.CHARSET, "主人公1"))
                .get()
                .satisfies(file -> assertThat(file.name()).isEqualTo("Actor1.png"));
    }

    @Test
    void aMissingImageWarnsOnceAndHasAStandIn() throws Exception {
        WarningLog warnings = new WarningLog();
        GameFolder game =
                GameFolder.open(
                        SharedData.game("testgame-2000"), BARE.withImageCache(false), warnings);

        Image first = game.assets().image(AssetKind.CHARSET, "no such charset");
        game.assets().image(AssetKind.CHARSET, "no such charset");
        game.assets().image(AssetKind.TITLE, "");

        assertThat(first.bounds().isEmpty()).isTrue();
        assertThat(warnings.all())
                .singleElement()
                .asString()
                .contains("CharSet/no such charset", "stand-in");
        assertThat(game.assets().image(AssetKind.BACKDROP, "").coverage())
                .isEqualTo(Coverage.OPAQUE);
    }

    @Test
    void aBrokenImageIsNamedWithItsReason() throws Exception {
        Path copy = copyOf("testgame-2000", temporary.resolve("game"));
        Files.createDirectories(copy.resolve("Picture"));
        Files.writeString(
                copy.resolve("Picture/broken.png"), "version https://git-lfs.github.com/spec/v1");
        WarningLog warnings = new WarningLog();

        GameFolder.open(copy, BARE, warnings).assets().image(AssetKind.PICTURE, "broken");

        assertThat(warnings.all()).singleElement().asString().contains("Picture/broken", "Git LFS");
    }

    @Test
    void theImageCacheChangesNoPixel() throws Exception {
        Path folder = SharedData.game("testgame-2000");
        GameFolder cached = GameFolder.open(folder, BARE, new WarningLog());
        GameFolder uncached = GameFolder.open(folder, BARE.withImageCache(false), new WarningLog());

        Image first = cached.assets().image(AssetKind.CHIPSET, "World");

        assertThat(cached.assets().image(AssetKind.CHIPSET, "world")).isSameAs(first);
        assertThat(uncached.assets().image(AssetKind.CHIPSET, "World")).isNotSameAs(first);
        assertThat(uncached.assets().image(AssetKind.CHIPSET, "World").pixels())
                .isEqualTo(first.pixels());
    }

    @Test
    void anArchiveIsPlayedAsItsFolder() throws Exception {
        Path folder = SharedData.game("tackbackwards");
        Path zip = temporary.resolve("tack.zip");
        try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(zip.toFile());
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putArchiveEntry(
                        new ZipArchiveEntry(
                                "tack/" + folder.relativize(file).toString().replace('\\', '/')));
                out.write(Files.readAllBytes(file));
                out.closeArchiveEntry();
            }
        }

        GameFolder game = GameFolder.open(zip, BARE, new WarningLog());

        assertThat(game.title()).isEqualTo("tackBACKWARDS");
        assertThat(game.assets().find(AssetKind.CHARSET, "nothing")).isEmpty();
        assertThat(game.map(1).data()).isEqualTo(Files.readAllBytes(folder.resolve("Map0001.lmu")));
        assertThat(game.saveFolder()).isEqualTo(temporary.resolve("tack.zip.save"));
    }

    @Test
    void whatIsNoGameSaysWhy() throws Exception {
        assertRefused(temporary.resolve("nowhere"), "no such file");
        assertRefused(temporary, "RPG_RT.ldb was not found");
        Files.writeString(temporary.resolve("notes.txt"), "hello");
        assertRefused(temporary.resolve("notes.txt"), "neither a game's folder nor an archive");
        Files.writeString(temporary.resolve("RGSS102E.dll"), "x");
        assertRefused(temporary, "RPG Maker XP");
    }

    @Test
    void aTruncatedDatabaseIsRefusedWithItsFile() throws Exception {
        Path copy = copyOf("testgame-2000", temporary.resolve("game"));
        Path database = copy.resolve("RPG_RT.ldb");
        byte[] whole = Files.readAllBytes(database);
        for (int length : new int[] {0, 5, 12, 1_000, whole.length / 2, whole.length - 1}) {
            Files.write(database, Arrays.copyOf(whole, length));
            assertRefused(copy, "database");
        }
    }

    @Test
    void aMissingMapIsNamed() throws Exception {
        GameFolder game = GameFolder.open(SharedData.game("testgame-2000"));

        assertThatThrownBy(() -> game.map(999))
                .isInstanceOf(GameOpenException.class)
                .hasMessageContaining("Map0999.lmu");
    }

    @Test
    void aShiftedMapTreeIsReadButNeverWrittenOver() throws Exception {
        Path game = SharedData.game("testgame-2000");
        byte[] tree = Files.readAllBytes(game.resolve("RPG_RT.lmt"));
        for (int i = 0; i < tree.length; i++) {
            tree[i]++;
        }
        Files.copy(game.resolve("RPG_RT.ldb"), temporary.resolve("RPG_RT.ldb"));
        Files.write(temporary.resolve("RPG_RT.lmt"), tree);

        GameFolder shifted = GameFolder.open(temporary, BARE, new WarningLog());
        GameFolder plain = GameFolder.open(game, BARE, new WarningLog());

        assertThat(shifted.mapTree().data()).isEqualTo(plain.mapTree().data());
        assertThat(shifted.files().writableMapTree()).isEmpty();
        assertThat(plain.files().writableMapTree()).contains(game.resolve("RPG_RT.lmt"));
    }

    private static void assertRefused(Path path, String reason) {
        assertThatThrownBy(() -> GameFolder.open(path, BARE, new WarningLog()))
                .isInstanceOf(GameOpenException.class)
                .hasMessageContaining(reason);
    }

    private static Path copyOf(String game, Path target) throws IOException {
        Path source = SharedData.game(game);
        Files.createDirectories(target);
        for (String name : List.of("RPG_RT.ldb", "RPG_RT.lmt", "RPG_RT.ini", "Map0001.lmu")) {
            Files.copy(source.resolve(name), target.resolve(name));
        }
        return target;
    }
}
