package org.vivarium.inspector.map;

import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.chipset.TileBlock;
import org.vivarium.inspector.view.FxImages;

/** A colour for every tile of a map: one pixel a tile, painted over the map at any zoom. */
final class TileTint {
    private static final int BLOCKED = argb(0x78, 0xE0, 0x40, 0x48);
    private static final int PARTLY = argb(0x60, 0xE8, 0xB0, 0x40);

    private TileTint() {}

    static WritableImage of(MapModel map, MapLayer layer) {
        int[] pixels = new int[map.width * map.height];
        for (int y = 0; y < map.height; y++) {
            for (int x = 0; x < map.width; x++) {
                pixels[y * map.width + x] = colour(map, layer, x, y);
            }
        }
        return FxImages.of(map.width, map.height, pixels);
    }

    private static int colour(MapModel map, MapLayer layer, int x, int y) {
        int lower = map.lower(x, y);
        return switch (layer) {
            case PASSABILITY -> {
                int edges = map.flags.edges(lower, map.upper(x, y));
                yield edges == ChipFlags.ALL_EDGES ? 0 : edges == 0 ? BLOCKED : PARTLY;
            }
            case TERRAIN -> hue(map.flags.terrain(lower) * 5);
            case CHIPSET_USE -> region(lower, map.upper(x, y));
            default -> 0;
        };
    }

    /** Water, animated tiles, each terrain, and lower tiles by rows of the chipset. */
    private static int region(int lower, int upper) {
        if (TileBlock.of(upper) == TileBlock.UPPER && upper > TileBlock.UPPER.first()) {
            return hue(23);
        }
        int chip = ChipsetGeometry.chipIndex(lower);
        return switch (TileBlock.of(lower)) {
            case WATER, ANIMATED, TERRAIN -> hue(chip);
            case LOWER -> hue(19);
            case UPPER, NONE -> BLOCKED;
        };
    }

    /** The colour of a region, far from those of its neighbours. */
    static int hue(int number) {
        var colour = Color.hsb(number * 137.508 % 360, 0.75, 0.95);
        return argb(
                0x78,
                (int) (colour.getRed() * 255),
                (int) (colour.getGreen() * 255),
                (int) (colour.getBlue() * 255));
    }

    private static int argb(int alpha, int red, int green, int blue) {
        return alpha << 24
                | red * alpha / 255 << 16
                | green * alpha / 255 << 8
                | blue * alpha / 255;
    }
}
