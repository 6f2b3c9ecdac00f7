package org.vivarium.app.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.image.Image;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Chipset;
import org.vivarium.model.Database;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;

class SampleGameTest {
    private static final Path SOURCES =
            Path.of(System.getProperty("vivarium.root", "..")).resolve("samples/saltmeadow");

    @TempDir private static Path folder;

    @BeforeAll
    static void build() throws IOException {
        GameBuilder.build(SOURCES, folder);
    }

    @Test
    void itOpensAsAGameOf2000WithoutAnyWarning() throws Exception {
        GameFolder game = GameFolder.open(folder);

        assertThat(game.title()).isEqualTo("Saltmeadow");
        assertThat(game.profile().is2000()).isTrue();
        for (AssetKind kind : AssetKind.values()) {
            Path images = folder.resolve(kind.folder());
            if (kind.isImage() && Files.isDirectory(images)) {
                try (Stream<Path> files = Files.list(images)) {
                    files.forEach(
                            file ->
                                    game.assets()
                                            .image(
                                                    kind,
                                                    file.getFileName()
                                                            .toString()
                                                            .replace(".png", "")));
                }
            }
        }
        assertThat(game.warnings().all()).isEmpty();
    }

    @Test
    void theSameSourcesGiveTheSameBytes(@TempDir Path again) throws Exception {
        GameBuilder.build(SOURCES, again);

        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(again.resolve(folder.relativize(file)))
                        .as("%s", file)
                        .hasSameBinaryContentAs(file);
            }
        }
    }

    @Test
    void everyTileOfItsMapsShowsSomething() throws Exception {
        GameFolder game = GameFolder.open(folder);
        for (int id = 1; id <= 3; id++) {
            MapUnit map = MapUnit.of(game.map(id));
            LcfArray lower = map.lowerLayer();
            assertThat(lower.size()).isEqualTo(map.width() * map.height());
            for (int i = 0; i < lower.size(); i++) {
                assertThat(ChipsetGeometry.source(lower.get(i), 0, 0, 0))
                        .isNotEqualTo(ChipsetGeometry.NOTHING);
            }
        }
    }

    @Test
    void whatItsEventsShowAndPlayExists() throws Exception {
        GameFolder game = GameFolder.open(folder);
        List<String> missing = new ArrayList<>();
        for (int id = 1; id <= 3; id++) {
            for (MapEvent event : MapUnit.of(game.map(id)).events()) {
                for (EventPage page : event.pages()) {
                    String name = page.characterName();
                    if (!name.isEmpty() && !game.assets().has(AssetKind.CHARSET, name)) {
                        missing.add(event.name() + ": " + name);
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void doorsCanBeWalkedThroughAndWallsCannot() throws Exception {
        GameFolder game = GameFolder.open(folder);
        MapUnit green = MapUnit.of(game.map(1));
        Chipset chipset = Database.of(game.database()).chipsets().get(1);
        int width = green.width();
        LcfArray pass = chipset.passableDataUpper();

        int door = green.upperLayer().get(19 + 7 * width) - 10_000;
        int wall = green.upperLayer().get(17 + 7 * width) - 10_000;

        assertThat(pass.get(door) & 0x0F).isEqualTo(0x0F);
        assertThat(pass.get(wall) & 0x0F).isZero();
    }

    @Test
    void itsImagesHaveTheSizesOfTheirKinds() throws Exception {
        GameFolder game = GameFolder.open(folder);
        Image chipset = game.assets().image(AssetKind.CHIPSET, "Saltmeadow");
        Image system = game.assets().image(AssetKind.SYSTEM, "System");

        assertThat(chipset.width()).isEqualTo(480);
        assertThat(chipset.height()).isEqualTo(256);
        assertThat(chipset.hasIndices()).isTrue();
        assertThat(system.width()).isEqualTo(160);
        assertThat(system.height()).isEqualTo(80);
    }

    @Test
    void aMistakeInTheSourcesIsNamedWithItsPlace(@TempDir Path broken) throws Exception {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = broken.resolve(SOURCES.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Path map = broken.resolve("maps/2.yaml");
        Files.writeString(
                map, Files.readString(map).replace("trigger: touched", "trigger: sneezed"));

        assertThatThrownBy(() -> GameBuilder.build(broken, broken.resolve("out")))
                .isInstanceOf(BuildException.class)
                .hasMessageContaining("maps/2.yaml: map.events[0].pages[0].trigger")
                .hasMessageContaining("sneezed");
    }
}
