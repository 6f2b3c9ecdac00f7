package org.vivarium.assets.chipset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.Transparency;
import org.vivarium.testing.SharedData;

class ChipsetGeometryTest {
    @Test
    void everyAutotileQuarterIsWhereTheTableOfTheSpecPutsIt() throws Exception {
        int rows = 0;
        for (String line : Files.readAllLines(SharedData.path("spec/lcf-autotiles.tsv"))) {
            String[] f = line.split("\t");
            if (f.length < 12 || f[0].equals("block")) {
                continue;
            }
            boolean water = f[0].equals("W");
            int variant = Integer.parseInt(f[3]);
            int tile =
                    water
                            ? Integer.parseInt(f[1]) * 1000 + Integer.parseInt(f[2]) * 50 + variant
                            : TileBlock.TERRAIN.first() + 4 * 50 + variant;
            for (int q = 0; q < 4; q++) {
                int x = Integer.parseInt(f[4 + q * 2]) * 8 + (water ? 0 : 6 * 16);
                int y = Integer.parseInt(f[5 + q * 2]) * 8;
                assertThat(ChipsetGeometry.source(tile, q, 0, 0)).as(line).isEqualTo(y << 16 | x);
                assertThat(ChipsetGeometry.source(tile, q, 2, 3))
                        .isEqualTo(y << 16 | x + (water ? 32 : 0));
            }
            rows++;
        }
        assertThat(rows).isEqualTo(2256 + 50);
    }

    @Test
    void wholeTilesComeFromTheirBlocksCells() {
        assertThat(ChipsetGeometry.source(5000, 0, 0, 0)).isEqualTo(source(12, 0));
        assertThat(ChipsetGeometry.source(5095, 0, 0, 0)).isEqualTo(source(17, 15));
        assertThat(ChipsetGeometry.source(5096, 0, 0, 0)).isEqualTo(source(18, 0));
        assertThat(ChipsetGeometry.source(10_000, 0, 0, 0)).isEqualTo(source(18, 8));
        assertThat(ChipsetGeometry.source(10_048, 0, 0, 0)).isEqualTo(source(24, 0));
        assertThat(ChipsetGeometry.source(3050, 0, 2, 3)).isEqualTo(source(4, 7));
        assertThat(ChipsetGeometry.isWhole(5000)).isTrue();
        assertThat(ChipsetGeometry.eventTile(96)).isEqualTo(source(24, 8));
        assertThat(ChipsetGeometry.eventTile(200)).isEqualTo(source(18, 8));
    }

    @Test
    void idsBetweenTheBlocksDrawNothing() {
        for (int tile : new int[] {-1, 47, 800, 3150, 3999, 4600, 5144, 9999, 10_144, 32_767}) {
            assertThat(ChipsetGeometry.source(tile, 0, 0, 0))
                    .as("%d", tile)
                    .isEqualTo(ChipsetGeometry.NOTHING);
        }
        assertThat(TileBlock.of(3150)).isEqualTo(TileBlock.NONE);
        assertThat(TileBlock.of(4599)).isEqualTo(TileBlock.TERRAIN);
    }

    @Test
    void chipIndexesFollowTheBlocks() {
        assertThat(ChipsetGeometry.chipIndex(0)).isZero();
        assertThat(ChipsetGeometry.chipIndex(2999)).isEqualTo(2);
        assertThat(ChipsetGeometry.chipIndex(3149)).isEqualTo(5);
        assertThat(ChipsetGeometry.chipIndex(4000)).isEqualTo(6);
        assertThat(ChipsetGeometry.chipIndex(4599)).isEqualTo(17);
        assertThat(ChipsetGeometry.chipIndex(5143)).isEqualTo(161);
        assertThat(ChipsetGeometry.chipIndex(10_143)).isEqualTo(143);
        assertThat(ChipsetGeometry.chipIndex(9999)).isEqualTo(-1);
    }

    @Test
    void everyNeighbourhoodHasAVariant() {
        assertThat(AutotileVariants.variantFor(0xFF)).isZero();
        assertThat(AutotileVariants.variantFor(0)).isEqualTo(46);
        assertThat(AutotileVariants.variantFor(0b101_00_101)).as("diagonals alone").isEqualTo(46);
        for (int neighbours = 0; neighbours < 256; neighbours++) {
            assertThat(AutotileVariants.variantFor(neighbours)).isBetween(0, 46);
        }
    }

    @Test
    void coverageTellsBlankMixedAndOpaqueCellsApart() {
        byte[] indices = new byte[480 * 256];
        indices[5] = 1;
        for (int y = 16; y < 32; y++) {
            java.util.Arrays.fill(indices, y * 480, y * 480 + 16, (byte) 1);
        }
        Image chipset =
                Image.indexed(480, 256, indices, new int[] {0, 0xFFFFFF}, Transparency.INDEX_ZERO);

        ChipsetCoverage coverage = new ChipsetCoverage(chipset);

        assertThat(coverage.cell(source(0, 0))).isEqualTo(ChipsetCoverage.MIXED);
        assertThat(coverage.cell(source(0, 1))).isEqualTo(ChipsetCoverage.OPAQUE);
        assertThat(coverage.cell(source(18, 8))).isEqualTo(ChipsetCoverage.BLANK);
        assertThat(coverage.tile(10_000, 0, 0)).isEqualTo(ChipsetCoverage.BLANK);
        assertThat(coverage.unit(source(0, 0))).isEqualTo(ChipsetCoverage.MIXED);
    }

    private static int source(int column, int row) {
        return row * 16 << 16 | column * 16;
    }
}
