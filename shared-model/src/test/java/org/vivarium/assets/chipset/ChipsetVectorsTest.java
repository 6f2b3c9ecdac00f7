package org.vivarium.assets.chipset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.image.Image;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Database;
import org.vivarium.model.MapUnit;
import org.vivarium.testing.SharedData;

/** Whole maps drawn by the tables have the checksums of spec map-scene 1.8. */
class ChipsetVectorsTest {
    private static final int[][] STEPS = {{0, 0}, {1, 1}, {2, 2}, {1, 3}};

    @ParameterizedTest
    @CsvSource({
        "30, f6008821d203a678, 7250d4d13f2f6553, 8c42829e4a608ca5, e2c45e157aec6d18",
        "31, fcc6b9552f0f687f, 99aeb527c4524f09, ea42bb5d7bc638e3, 99aeb527c4524f09",
        "32, af62f041c9b9c438, af62f041c9b9c438, af62f041c9b9c438, af62f041c9b9c438",
        "63, e6a4537bbd71e919, e6a4537bbd71e919, e6a4537bbd71e919, e6a4537bbd71e919",
        "72, 9b970fe5f57fa96d, c1f1335828ff4760, c3c883ac814450fb, f881aa9bc5819a6d"
    })
    void mapsLookAsMeasured(int map, String first, String second, String third, String fourth)
            throws Exception {
        Path path = SharedData.game("testgame-2000");
        GameFolder game = GameFolder.open(path);
        MapUnit unit = MapUnit.of(game.map(map));
        String name = Database.of(game.database()).chipsets().get(unit.chipsetId()).chipsetName();
        Image chipset = game.assets().image(AssetKind.CHIPSET, name);
        String[] expected = {first, second, third, fourth};
        for (int i = 0; i < STEPS.length; i++) {
            byte[] raster = draw(unit, chipset, STEPS[i][0], STEPS[i][1]);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(raster);
            assertThat(HexFormat.of().formatHex(digest, 0, 8))
                    .as("map %d, steps %d", map, i)
                    .isEqualTo(expected[i]);
        }
    }

    private static byte[] draw(MapUnit map, Image chipset, int waterStep, int blockStep) {
        byte[] raster = new byte[map.width() * 16 * map.height() * 16 * 3];
        for (LcfArray layer : new LcfArray[] {map.lowerLayer(), map.upperLayer()}) {
            for (int cell = 0; cell < map.width() * map.height(); cell++) {
                for (int q = 0; q < 4; q++) {
                    int source = ChipsetGeometry.source(layer.get(cell), q, waterStep, blockStep);
                    if (source != ChipsetGeometry.NOTHING) {
                        quarter(raster, map, chipset, source, cell, q);
                    }
                }
            }
        }
        return raster;
    }

    private static void quarter(
            byte[] raster, MapUnit map, Image chipset, int source, int cell, int q) {
        for (int i = 0; i < 64; i++) {
            int pixel =
                    chipset.pixels()[
                            ((source >> 16) + i / 8) * chipset.width() + (source & 0xFFFF) + i % 8];
            if (pixel != 0) {
                int x = cell % map.width() * 16 + (q & 1) * 8 + i % 8;
                int y = cell / map.width() * 16 + (q >> 1) * 8 + i / 8;
                int at = (y * map.width() * 16 + x) * 3;
                raster[at] = (byte) (pixel >> 16);
                raster[at + 1] = (byte) (pixel >> 8);
                raster[at + 2] = (byte) pixel;
            }
        }
    }
}
