package org.vivarium.app.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vivarium.assets.chipset.AutotileVariants;
import org.vivarium.assets.chipset.TileBlock;

/**
 * Turns a map drawn in characters into its two layers: a legend gives each character its ground and
 * what stands on it, autotiles join their neighbours, and objects of several tiles are set on top.
 */
final class MapPainter {
    private static final int BLANK = TileBlock.UPPER.first();
    private static final int[][] NEIGHBOURS = {
        {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}
    };
    private static final int[][] CORNERS = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};

    private final TileSet tiles;
    private final String[] grid;
    private final Map<Character, List<TileSet.Tile>> ground = new HashMap<>();
    private final Map<Character, TileSet.Tile> standing = new HashMap<>();
    private final boolean loopX;
    private final boolean loopY;
    private final int width;
    private final int[] lower;
    private final int[] upper;

    MapPainter(TileSet tiles, SourceNode map) throws BuildException {
        this.tiles = tiles;
        this.grid = map.get("grid").text().stripTrailing().split("\n");
        this.width = grid[0].length();
        this.loopX = map.number("loop_x", 0) != 0;
        this.loopY = map.number("loop_y", 0) != 0;
        for (String row : grid) {
            if (row.length() != width) {
                throw map.get("grid").error("rows are of different length: '" + row + "'");
            }
        }
        SourceNode legend = map.get("legend");
        for (String key : legend.keys()) {
            legend(key.charAt(0), legend.get(key));
        }
        this.lower = new int[width * grid.length];
        this.upper = new int[width * grid.length];
        paint(map);
        if (map.find("objects").isPresent()) {
            for (SourceNode object : map.get("objects").list()) {
                stamp(object);
            }
        }
    }

    int width() {
        return width;
    }

    int height() {
        return grid.length;
    }

    int[] lower() {
        return lower;
    }

    int[] upper() {
        return upper;
    }

    /** Names of tiles: grounds to choose from, and at most one of the upper layer. */
    private void legend(char key, SourceNode names) throws BuildException {
        List<TileSet.Tile> choices = new ArrayList<>();
        for (SourceNode name : names.listOrOne()) {
            TileSet.Tile tile = tile(name);
            if (tile.block() == TileBlock.UPPER) {
                standing.put(key, tile);
            } else {
                choices.add(tile);
            }
        }
        if (choices.isEmpty()) {
            throw names.error("no ground is named for '" + key + "'");
        }
        ground.put(key, choices);
    }

    private TileSet.Tile tile(SourceNode name) throws BuildException {
        return tiles.find(name.text())
                .orElseThrow(() -> name.error("there is no tile '" + name.text() + "'"));
    }

    private void paint(SourceNode map) throws BuildException {
        for (int y = 0; y < grid.length; y++) {
            for (int x = 0; x < width; x++) {
                char key = grid[y].charAt(x);
                if (!ground.containsKey(key)) {
                    throw map.get("grid").error("the legend does not tell what '" + key + "' is");
                }
                lower[y * width + x] = ground(x, y);
                TileSet.Tile object = standing.get(key);
                upper[y * width + x] = object == null ? BLANK : object.id(0, 0);
            }
        }
    }

    private int ground(int x, int y) {
        List<TileSet.Tile> choices = ground.get(grid[y].charAt(x));
        TileSet.Tile tile = choices.get(scatter(x, y, choices.size()));
        if (!tile.isAutotile()) {
            return tile.id(0, 0);
        }
        int same = 0;
        for (int[] step : NEIGHBOURS) {
            same = same << 1 | (joins(tile, x + step[0], y + step[1]) ? 1 : 0);
        }
        int depth = 0;
        if (tile.block() == TileBlock.WATER && tile.number() != 2) {
            for (int q = 0; q < CORNERS.length; q++) {
                int dx = CORNERS[q][0];
                int dy = CORNERS[q][1];
                if (isDeep(x + dx, y + dy) || isDeep(x + dx, y) || isDeep(x, y + dy)) {
                    depth |= 1 << q;
                }
            }
        }
        return tile.id(0, 0) + depth * 50 + AutotileVariants.variantFor(same);
    }

    /**
     * Whether a place continues an autotile: its own kind, any water next to water, or what lies
     * beyond the map.
     */
    private boolean joins(TileSet.Tile tile, int x, int y) {
        TileSet.Tile other = at(x, y);
        if (other == null || other == tile || other.joins().contains(tile.name())) {
            return true;
        }
        return other.block() == TileBlock.WATER && tile.block() == TileBlock.WATER;
    }

    private boolean isDeep(int x, int y) {
        TileSet.Tile other = at(x, y);
        return other != null && other.block() == TileBlock.WATER && other.number() == 2;
    }

    /** The first ground named for a place; null beyond an edge that does not loop. */
    private TileSet.Tile at(int x, int y) {
        int column = loopX ? Math.floorMod(x, width) : x;
        int row = loopY ? Math.floorMod(y, grid.length) : y;
        if (column < 0 || row < 0 || column >= width || row >= grid.length) {
            return null;
        }
        List<TileSet.Tile> choices = ground.get(grid[row].charAt(column));
        return choices == null ? null : choices.getFirst();
    }

    private static int scatter(int x, int y, int count) {
        int hash = (x * 73_856_093 ^ y * 19_349_663) * 0x9E3779B1;
        return Math.floorMod(hash >>> 12, count);
    }

    /** Sets an object {@code [name, x, y]}; its upper left cell stands at x, y. */
    private void stamp(SourceNode object) throws BuildException {
        List<SourceNode> parts = object.list();
        TileSet.Tile tile = tile(parts.get(0));
        int left = parts.get(1).number();
        int top = parts.get(2).number();
        for (int row = 0; row < tile.height(); row++) {
            for (int column = 0; column < tile.width(); column++) {
                int x = loopX ? Math.floorMod(left + column, width) : left + column;
                int y = loopY ? Math.floorMod(top + row, grid.length) : top + row;
                if (x >= 0 && y >= 0 && x < width && y < grid.length) {
                    int[] layer = tile.block() == TileBlock.UPPER ? upper : lower;
                    layer[y * width + x] = tile.id(column, row);
                }
            }
        }
    }
}
