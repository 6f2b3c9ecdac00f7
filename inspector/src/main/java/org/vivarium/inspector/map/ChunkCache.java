package org.vivarium.inspector.map;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.image.WritableImage;
import org.vivarium.inspector.view.FxImages;

/**
 * The tiles of a map as square images, made when they come into view and forgotten when others need
 * their room. A coarser level covers more tiles with as many pixels.
 */
final class ChunkCache {
    /** Side of an image in pixels. */
    static final int SIDE = 256;

    /** Covers a large window at any zoom; 64 MB at most. */
    private static final int MOST = 256;

    /** One image: its level and its place among those of that level. */
    private record Key(int level, int column, int row) {}

    private final MapModel map;
    private final TileRaster raster;
    private final boolean lower;
    private final boolean upper;
    private final Map<Key, WritableImage> chunks =
            new LinkedHashMap<>(64, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, WritableImage> eldest) {
                    return size() > MOST;
                }
            };

    /**
     * @param lower whether the lower layer is drawn
     * @param upper whether the upper layer is drawn
     */
    ChunkCache(MapModel map, TileRaster raster, boolean lower, boolean upper) {
        this.map = map;
        this.raster = raster;
        this.lower = lower;
        this.upper = upper;
    }

    /** Tiles along a side of an image. */
    static int tiles(int level) {
        return SIDE / TileRaster.TILE << level;
    }

    /** The image if it is there already, or null. */
    WritableImage get(int level, int column, int row) {
        return chunks.get(new Key(level, column, row));
    }

    /** The image, made now when it isn't there. */
    WritableImage make(int level, int column, int row) {
        return chunks.computeIfAbsent(new Key(level, column, row), this::draw);
    }

    private WritableImage draw(Key key) {
        int[] pixels = new int[SIDE * SIDE];
        int tiles = tiles(key.level());
        int side = TileRaster.TILE >> key.level();
        int left = key.column() * tiles;
        int top = key.row() * tiles;
        int right = Math.min(map.width, left + tiles);
        int bottom = Math.min(map.height, top + tiles);
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int to = (y - top) * side * SIDE + (x - left) * side;
                if (lower) {
                    put(raster.tile(map.lower(x, y), key.level()), side, pixels, to);
                }
                if (upper) {
                    put(raster.tile(map.upper(x, y), key.level()), side, pixels, to);
                }
            }
        }
        return FxImages.of(SIDE, SIDE, pixels);
    }

    private static void put(int[] tile, int side, int[] pixels, int to) {
        if (tile.length == 0) {
            return;
        }
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                int over = tile[y * side + x];
                int at = to + y * SIDE + x;
                pixels[at] = over >>> 24 == 0xFF ? over : blend(over, pixels[at]);
            }
        }
    }

    /** Premultiplied source over destination. */
    private static int blend(int over, int under) {
        int rest = 255 - (over >>> 24);
        if (rest == 255) {
            return under;
        }
        int mixed = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            mixed |= ((over >>> shift & 0xFF) + (under >>> shift & 0xFF) * rest / 255) << shift;
        }
        return mixed;
    }

    /** Images held now. */
    int size() {
        return chunks.size();
    }

    void clear() {
        chunks.clear();
    }
}
