package org.vivarium.app.build.art;

/** Small things that stand about in a village. */
final class Props {
    private Props() {}

    private static byte wood(char c) {
        return switch (c) {
            case 'o' -> Ramp.WOOD.at(0);
            case '1' -> Ramp.WOOD.at(1);
            case '2' -> Ramp.WOOD.at(2);
            case '3' -> Ramp.WOOD.at(3);
            case '4' -> Ramp.WOOD.at(4);
            case '5' -> Ramp.WOOD.at(5);
            case 'i' -> Ramp.STONE.at(1);
            case 'I' -> Ramp.STONE.at(3);
            case 'g' -> Ramp.GOLD.at(2);
            case 'G' -> Ramp.GOLD.at(3);
            case 's' -> Ramp.GRASS.at(1);
            case 'k' -> Ramp.INK.at(0);
            case 'w' -> Ramp.PLASTER.at(3);
            default -> Ramp.CLEAR;
        };
    }

    private static Canvas tile(String... rows) {
        Canvas tile = new Canvas(16, 16);
        tile.draw(rows, 0, 16 - rows.length, Props::wood);
        return tile;
    }

    static Canvas sign() {
        return tile(
                "..oooooooooooo..",
                ".o555555555544o.",
                ".o544444444443o.",
                ".o4oo4ooo4oo43o.",
                ".o444444444433o.",
                ".o4ooo4oo4oo43o.",
                ".o433333333332o.",
                ".oooooo22oooooo.",
                "......o32o......",
                "......o32o......",
                "......o32o......",
                "....ssoooosss...");
    }

    static Canvas fence() {
        return tile(
                "...oo......oo...",
                "..o54o....o54o..",
                "..o43o....o43o..",
                "oooooooooooooooo",
                "5555555555555555",
                "3333333333333333",
                "oooooooooooooooo",
                "..o43o....o43o..",
                "oooooooooooooooo",
                "5555555555555555",
                "3333333333333333",
                "oooooooooooooooo",
                "..o32o....o32o..",
                ".ssooosssssooss.");
    }

    static Canvas fencePost() {
        return tile(
                "......oo........",
                ".....o54o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o43o.......",
                ".....o32o.......",
                "....ssoosss.....");
    }

    static Canvas barrel() {
        return tile(
                "....oooooooo....",
                "..oo55444433oo..",
                ".o554444443333o.",
                ".oo3333333322oo.",
                ".oiiIIIIiiiiiio.",
                ".o344344334322o.",
                "o34434433443322o",
                "o34434433443322o",
                "oiiIIIIiiiiiiiio",
                "o34434433443322o",
                ".o344344334322o.",
                ".oiiIIIIiiiiiio.",
                ".o334334333222o.",
                "..oo33333322oos.",
                "...ssooooooosss.");
    }

    static Canvas crate() {
        return tile(
                ".oooooooooooooo.",
                ".o555555555554o.",
                ".o544444444443o.",
                ".oooooooooooooo.",
                ".o4o4333333o32o.",
                ".o4oo433333o32o.",
                ".o4o4o43333o32o.",
                ".o4o33o4333o32o.",
                ".o4o333o433o32o.",
                ".o4o3333o43o32o.",
                ".o4o33333o4o32o.",
                ".o4oooooooooo2o.",
                ".o433333333322o.",
                ".oooooooooooooos",
                "..sssssssssssss.");
    }

    static Canvas chest(boolean open) {
        if (open) {
            return tile(
                    ".oooooooooooooo.",
                    ".o211111111112o.",
                    ".o1kkkkkkkkkk1o.",
                    ".o1kkkkkkkkkk1o.",
                    ".oooooooooooooo.",
                    ".okkkGkkgkkkkko.",
                    ".ogggggggggggGo.",
                    ".o433333333332o.",
                    ".o4333oggo3332o.",
                    ".o3222oGgo2221o.",
                    ".o322222222221o.",
                    ".ogggggggggggGo.",
                    ".oooooooooooooos");
        }
        return tile(
                "..oooooooooooo..",
                ".o555544444443o.",
                ".o544444444433o.",
                ".o433333333332o.",
                ".ogggggggggggGo.",
                ".oooooooooooooo.",
                ".o4333oggo3332o.",
                ".o4333oGgo3332o.",
                ".o3222oggo2221o.",
                ".o3222oooo2221o.",
                ".o322222222221o.",
                ".ogggggggggggGo.",
                ".oooooooooooooos");
    }

    /** A well of 2x2 tiles with its little roof. */
    static Canvas well() {
        Canvas well = new Canvas(32, 32);
        for (int y = 16; y < 30; y++) {
            int half = y < 20 ? 11 + (y - 16) / 2 : 13 - Math.max(0, y - 27);
            for (int x = 16 - half; x < 16 + half; x++) {
                int row = (y - 16) / 4;
                boolean joint = (y - 16) % 4 == 3 || (x + row * 3) % 7 == 0;
                well.set(x, y, Ramp.STONE.at(joint ? 1 : x < 10 ? 4 : x > 23 ? 2 : 3));
            }
        }
        well.ellipse(16, 18, 11, 4, Ramp.STONE.at(4));
        well.ellipse(16, 18.5, 8.5, 2.8, Ramp.WATER.at(0));
        well.fill(11, 19, 7, 1, Ramp.WATER.at(3));
        well.fill(5, 8, 2, 12, Ramp.WOOD.at(2));
        well.fill(25, 8, 2, 12, Ramp.WOOD.at(1));
        well.fill(7, 12, 18, 1, Ramp.WOOD.at(3));
        well.fill(16, 12, 1, 6, Ramp.SAND.at(1));
        for (int y = 0; y < 9; y++) {
            for (int x = 11 - y; x < 21 + y; x++) {
                int shade = y % 3 == 2 ? 1 : (x + y / 3 * 2) % 5 == 0 ? 2 : x < 16 ? 4 : 3;
                well.set(x, y + 1, Ramp.ROOF.at(shade));
            }
        }
        well.outline(Ramp.INK.at(0));
        return well;
    }

    /** A lamp post of 1x2 tiles. */
    static Canvas lamp() {
        Canvas lamp = new Canvas(16, 32);
        Trees.shadow(lamp, 8, 29, 5, 2);
        lamp.fill(7, 12, 2, 17, Ramp.STONE.at(1));
        lamp.fill(7, 12, 1, 17, Ramp.STONE.at(3));
        lamp.fill(5, 27, 6, 2, Ramp.STONE.at(2));
        lamp.fill(5, 4, 6, 8, Ramp.FIRE.at(3));
        lamp.fill(6, 5, 3, 5, Ramp.FIRE.at(4));
        lamp.fill(4, 3, 8, 1, Ramp.STONE.at(1));
        lamp.fill(5, 2, 6, 1, Ramp.STONE.at(2));
        lamp.fill(7, 1, 2, 1, Ramp.STONE.at(2));
        lamp.fill(4, 11, 8, 1, Ramp.STONE.at(1));
        lamp.fill(8, 4, 1, 7, Ramp.FIRE.at(2));
        lamp.outline(Ramp.INK.at(0));
        return lamp;
    }

    /** A rock of one tile. */
    static Canvas rock() {
        Canvas rock = new Canvas(16, 16);
        Trees.shadow(rock, 8, 13, 7.5, 2.5);
        for (int y = 3; y < 14; y++) {
            for (int x = 1; x < 15; x++) {
                double dx = (x - 7.5) / 6.2;
                double dy = (y - 9) / 5.4;
                if (dx * dx + dy * dy + 0.25 * Noise.at(x / 3, y / 3, 2) < 1) {
                    double light =
                            0.55 - dx * 0.25 - dy * 0.4 + (Noise.at(x / 2, y / 2, 8) - 0.5) * 0.25;
                    rock.set(x, y, Ramp.STONE.lit(Math.clamp(light, 0.1, 0.99)));
                }
            }
        }
        rock.outline(Ramp.INK.at(1));
        return rock;
    }

    /** A boat's landing: boards over water. */
    static Canvas pier() {
        Canvas pier = new Canvas(16, 16);
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                int in = y % 4;
                int shade = in == 3 ? 1 : in == 0 ? 4 : Noise.at(x / 5, y / 4, 12) > 0.5 ? 3 : 4;
                pier.set(x, y, Ramp.WOOD.at(x == 0 || x == 15 ? 1 : shade));
            }
        }
        pier.set(2, 1, Ramp.WOOD.at(1));
        pier.set(13, 9, Ramp.WOOD.at(1));
        return pier;
    }

    /** A small rowing boat of 2x1 tiles. */
    static Canvas boat() {
        Canvas boat = new Canvas(32, 16);
        boat.ellipse(16, 8, 15, 6.5, Ramp.WOOD.at(1));
        boat.ellipse(16, 7, 13.5, 5, Ramp.WOOD.at(4));
        boat.ellipse(16, 7.5, 11.5, 3.6, Ramp.WOOD.at(2));
        boat.fill(9, 5, 3, 5, Ramp.WOOD.at(5));
        boat.fill(19, 5, 3, 5, Ramp.WOOD.at(5));
        boat.line(10, 2, 24, 13, Ramp.SAND.at(3));
        boat.outline(Ramp.INK.at(0));
        return boat;
    }

    /** Flowers in the meadow that sway, one of four steps. */
    static Canvas swaying(int step) {
        Canvas tile = Textures.grass(0);
        int sway = new int[] {0, 1, 0, -1}[step];
        int[][] places = {{4, 5}, {11, 4}, {8, 11}, {2, 12}, {13, 12}};
        for (int i = 0; i < places.length; i++) {
            int x = places[i][0];
            int y = places[i][1];
            tile.set(x, y + 2, Ramp.GRASS.at(1));
            tile.set(x, y + 3, Ramp.GRASS.at(1));
            Ramp petals = i % 3 == 0 ? Ramp.RED : i % 3 == 1 ? Ramp.GOLD : Ramp.PURPLE;
            Textures.flower(
                    tile,
                    x + (i % 2 == 0 ? sway : -sway),
                    y,
                    petals,
                    i % 3 == 1 ? Ramp.FIRE : Ramp.GOLD);
        }
        return tile;
    }

    /** A camp or hearth fire on boards, one of four steps. */
    static Canvas hearth(int step) {
        Canvas tile = Textures.planks();
        tile.fill(1, 9, 14, 6, Ramp.STONE.at(1));
        tile.frame(0, 8, 16, 8, Ramp.STONE.at(3));
        tile.fill(0, 8, 16, 1, Ramp.STONE.at(4));
        tile.fill(3, 12, 10, 2, Ramp.WOOD.at(1));
        int[] heights = {9, 11, 8, 10};
        for (int x = 3; x < 13; x++) {
            double lean = 1 - Math.abs(x - 7.5) / 6;
            int height = (int) (heights[(step + x) % 4] * lean) + 1;
            for (int y = 0; y < height; y++) {
                tile.set(
                        x,
                        12 - y,
                        Ramp.FIRE.at(
                                y < height * 0.35
                                        ? 4
                                        : y < height * 0.7 ? 3 : y < height - 1 ? 2 : 1));
            }
        }
        return tile;
    }

    /** Water with a lily, one of four steps. */
    static Canvas lily(int step) {
        Canvas tile = Textures.water(step == 3 ? 1 : step, 3);
        int bob = step % 2;
        tile.ellipse(7, 8 + bob, 5.2, 3.6, Ramp.LEAF.at(1));
        tile.ellipse(7, 7.4 + bob, 5, 3.2, Ramp.LEAF.at(4));
        tile.line(7, 7 + bob, 12, 5 + bob, Ramp.WATER.at(3));
        Textures.flower(tile, 6, 6 + bob, Ramp.BLOSSOM, Ramp.GOLD);
        return tile;
    }
}
