package org.vivarium.app.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vivarium.app.build.art.Art;
import org.vivarium.app.build.art.Canvas;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.chipset.TileBlock;

/**
 * A chipset put together from named tiles: its picture, and what may be walked on. Numbers inside a
 * block follow spec map-scene 1.2.
 */
final class TileSet {
    private static final int TILE = ChipsetGeometry.TILE;
    private static final int ALL_WAYS = 0x0F;
    private static final int ABOVE = 0x10;
    private static final int COUNTER = 0x40;

    private final Map<String, Tile> tiles = new LinkedHashMap<>();
    private final Canvas picture = new Canvas(ChipsetGeometry.WIDTH, ChipsetGeometry.HEIGHT);
    private final int[] lowerPass = new int[ChipsetGeometry.LOWER_CHIPS];
    private final int[] upperPass = new int[ChipsetGeometry.UPPER_CHIPS];
    private final int[] terrain = new int[ChipsetGeometry.LOWER_CHIPS];

    /**
     * A named tile, or several that belong together.
     *
     * @param number its number inside the block: of the water, animated tile or terrain, or of the
     *     first cell
     * @param width size in tiles; 1 for autotiles
     * @param joins the autotiles that take this tile for their own kind
     */
    record Tile(
            String name, TileBlock block, int number, int width, int height, List<String> joins) {
        boolean isAutotile() {
            return block == TileBlock.WATER || block == TileBlock.TERRAIN;
        }

        /** The tile id of a cell of it; cells of one row follow each other, rows are six apart. */
        int id(int column, int row) {
            return switch (block) {
                case WATER -> number * 1000;
                case ANIMATED, TERRAIN -> block.first() + number * 50;
                default -> block.first() + number + column + row * 6;
            };
        }
    }

    TileSet(SourceNode source) throws BuildException {
        Arrays.fill(lowerPass, ALL_WAYS);
        Arrays.fill(upperPass, ALL_WAYS);
        Arrays.fill(terrain, 1);
        upperPass[0] = ALL_WAYS | ABOVE;
        SourceNode named = source.get("tiles");
        for (String name : named.keys()) {
            add(name, named.get(name));
        }
    }

    Optional<Tile> find(String name) {
        return Optional.ofNullable(tiles.get(name));
    }

    Canvas picture() {
        return picture;
    }

    int[] lowerPass() {
        return lowerPass;
    }

    int[] upperPass() {
        return upperPass;
    }

    int[] terrain() {
        return terrain;
    }

    private void add(String name, SourceNode source) throws BuildException {
        TileBlock block = block(source.get("block"));
        int number = source.get("number").number();
        Canvas drawn =
                Art.tile(name)
                        .orElseThrow(() -> source.error("nothing draws the tile '" + name + "'"));
        boolean whole = block == TileBlock.LOWER || block == TileBlock.UPPER;
        Tile tile =
                new Tile(
                        name,
                        block,
                        number,
                        whole ? drawn.width() / TILE : 1,
                        whole ? drawn.height() / TILE : 1,
                        joins(source));
        tiles.put(name, tile);
        place(tile, drawn);
        pass(tile, source.get("pass"));
        if (block != TileBlock.UPPER) {
            terrain[ChipsetGeometry.chipIndex(tile.id(0, 0))] = source.number("terrain", 1);
        }
    }

    private static List<String> joins(SourceNode source) throws BuildException {
        List<String> names = new ArrayList<>();
        if (source.find("joins").isPresent()) {
            for (SourceNode name : source.get("joins").listOrOne()) {
                names.add(name.text());
            }
        }
        return List.copyOf(names);
    }

    private static TileBlock block(SourceNode name) throws BuildException {
        return switch (name.text()) {
            case "water" -> TileBlock.WATER;
            case "animated" -> TileBlock.ANIMATED;
            case "terrain" -> TileBlock.TERRAIN;
            case "lower" -> TileBlock.LOWER;
            case "upper" -> TileBlock.UPPER;
            default -> throw name.error("there is no block '" + name.text() + "'");
        };
    }

    private void place(Tile tile, Canvas drawn) {
        int n = tile.number();
        switch (tile.block()) {
            case WATER -> picture.draw(drawn, n == 1 ? 3 * TILE : 0, n == 2 ? 4 * TILE : 0);
            case ANIMATED -> picture.draw(drawn, (3 + n) * TILE, 4 * TILE);
            case TERRAIN -> {
                int column = n < 4 ? n % 2 * 3 : 6 + n % 2 * 3;
                int row = n < 4 ? 8 + n / 2 * 4 : (n - 4) / 2 * 4;
                picture.draw(drawn, column * TILE, row * TILE);
            }
            default -> {
                for (int row = 0; row < tile.height(); row++) {
                    for (int column = 0; column < tile.width(); column++) {
                        int source = ChipsetGeometry.source(tile.id(column, row), 0, 0, 0);
                        Canvas cell = drawn.cut(column * TILE, row * TILE, TILE, TILE);
                        picture.draw(cell, source & 0xFFFF, source >> 16);
                    }
                }
            }
        }
    }

    /**
     * One character a cell, one text a row: {@code .} open, {@code #} closed, {@code ^} above the
     * hero, {@code c} counter.
     */
    private void pass(Tile tile, SourceNode source) throws BuildException {
        List<String> rows = new ArrayList<>();
        for (SourceNode row : source.listOrOne()) {
            rows.add(row.text());
        }
        for (int row = 0; row < tile.height(); row++) {
            for (int column = 0; column < tile.width(); column++) {
                if (row >= rows.size() || column >= rows.get(row).length()) {
                    throw source.error(
                            "the tile is " + tile.width() + "x" + tile.height() + " cells");
                }
                int chip = ChipsetGeometry.chipIndex(tile.id(column, row));
                int[] table = tile.block() == TileBlock.UPPER ? upperPass : lowerPass;
                table[chip] =
                        switch (rows.get(row).charAt(column)) {
                            case '.' -> ALL_WAYS;
                            case '#' -> 0;
                            case '^' -> ALL_WAYS | ABOVE;
                            case 'c' -> COUNTER;
                            default -> throw source.error("passability is one of . # ^ c");
                        };
            }
        }
    }
}
