package org.vivarium.app.build.art;

/** The inside of a house: walls and furniture. */
final class Interiors {
    private Interiors() {}

    /** The upper part of an inner wall: plaster under a beam. */
    static Canvas wallTop() {
        Canvas wall = new Canvas(16, 16);
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                wall.set(x, y, Ramp.PLASTER.at(Noise.smooth(x, y, 4, 16, 8) > 0.6 ? 2 : 1));
            }
        }
        wall.fill(0, 0, 16, 4, Ramp.WOOD.at(2));
        wall.fill(0, 0, 16, 1, Ramp.WOOD.at(3));
        wall.fill(0, 4, 16, 1, Ramp.WOOD.at(0));
        wall.fill(0, 5, 16, 1, Ramp.PLASTER.at(0));
        return wall;
    }

    /** The lower part: panels down to the floor. */
    static Canvas wallBase() {
        Canvas wall = new Canvas(16, 16);
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                wall.set(x, y, Ramp.PLASTER.at(Noise.smooth(x, y, 4, 16, 8) > 0.6 ? 2 : 1));
            }
        }
        wall.fill(0, 5, 16, 11, Ramp.WOOD.at(2));
        wall.fill(0, 5, 16, 1, Ramp.WOOD.at(4));
        for (int x = 0; x < 16; x += 8) {
            wall.frame(x + 1, 7, 6, 7, Ramp.WOOD.at(1));
            wall.fill(x + 2, 8, 4, 5, Ramp.WOOD.at(3));
            wall.fill(x + 2, 8, 4, 1, Ramp.WOOD.at(2));
        }
        wall.fill(0, 15, 16, 1, Ramp.WOOD.at(0));
        return wall;
    }

    /** What lies beyond the walls. */
    static Canvas dark() {
        Canvas dark = new Canvas(16, 16);
        dark.fill(Ramp.INK.at(0));
        return dark;
    }

    /** A window in the wall, over the upper part. */
    static Canvas window() {
        Canvas window = new Canvas(16, 16);
        window.fill(2, 5, 12, 11, Ramp.WOOD.at(1));
        for (int y = 6; y < 15; y++) {
            for (int x = 3; x < 13; x++) {
                window.set(x, y, Ramp.SKY.at(x + y < 14 ? 6 : x + y < 20 ? 4 : 3));
            }
        }
        window.fill(7, 6, 2, 9, Ramp.WOOD.at(3));
        window.fill(3, 10, 10, 1, Ramp.WOOD.at(3));
        window.fill(1, 5, 3, 9, Ramp.RED.at(1));
        window.fill(12, 5, 3, 9, Ramp.RED.at(1));
        window.fill(1, 5, 1, 9, Ramp.RED.at(2));
        window.fill(12, 5, 1, 9, Ramp.RED.at(2));
        return window;
    }

    /** A bed of 1x2 tiles. */
    static Canvas bed() {
        Canvas bed = new Canvas(16, 32);
        bed.fill(0, 2, 16, 29, Ramp.WOOD.at(1));
        bed.fill(1, 3, 14, 4, Ramp.WOOD.at(3));
        bed.fill(1, 3, 14, 1, Ramp.WOOD.at(5));
        bed.fill(1, 7, 14, 7, Ramp.WHITE.at(2));
        bed.fill(3, 8, 10, 5, Ramp.WHITE.at(3));
        bed.fill(3, 12, 10, 1, Ramp.WHITE.at(1));
        for (int y = 13; y < 28; y++) {
            for (int x = 1; x < 15; x++) {
                boolean patch = (x / 4 + y / 4) % 2 == 0;
                bed.set(x, y, y < 15 ? Ramp.BLUE.at(3) : patch ? Ramp.BLUE.at(2) : Ramp.BLUE.at(1));
            }
        }
        bed.fill(1, 28, 14, 3, Ramp.WOOD.at(3));
        bed.frame(0, 2, 16, 30, Ramp.WOOD.at(0));
        return bed;
    }

    /** A table of 2x1 tiles, with supper. */
    static Canvas table() {
        Canvas table = new Canvas(32, 16);
        table.fill(3, 10, 3, 6, Ramp.WOOD.at(1));
        table.fill(26, 10, 3, 6, Ramp.WOOD.at(1));
        table.fill(0, 1, 32, 11, Ramp.WOOD.at(3));
        table.fill(0, 1, 32, 2, Ramp.WOOD.at(5));
        table.fill(0, 10, 32, 2, Ramp.WOOD.at(2));
        table.frame(0, 0, 32, 13, Ramp.WOOD.at(0));
        table.ellipse(9, 6, 4.5, 2.8, Ramp.WHITE.at(1));
        table.ellipse(9, 5.6, 3.5, 2, Ramp.GOLD.at(1));
        table.fill(20, 2, 4, 6, Ramp.BLUE.at(2));
        table.fill(20, 2, 1, 6, Ramp.BLUE.at(3));
        table.fill(19, 2, 6, 1, Ramp.BLUE.at(1));
        table.fill(26, 5, 3, 3, Ramp.RED.at(2));
        table.set(26, 5, Ramp.RED.at(3));
        return table;
    }

    static Canvas stool() {
        Canvas stool = new Canvas(16, 16);
        stool.fill(4, 8, 2, 6, Ramp.WOOD.at(1));
        stool.fill(10, 8, 2, 6, Ramp.WOOD.at(1));
        stool.ellipse(8, 7, 5.5, 3.2, Ramp.WOOD.at(2));
        stool.ellipse(8, 6.2, 5.2, 2.6, Ramp.WOOD.at(4));
        stool.outline(Ramp.WOOD.at(0));
        return stool;
    }

    /** A shelf of 1x2 tiles with books and jars. */
    static Canvas shelf() {
        Canvas shelf = new Canvas(16, 32);
        shelf.fill(0, 4, 16, 27, Ramp.WOOD.at(2));
        shelf.fill(0, 4, 16, 2, Ramp.WOOD.at(4));
        Ramp[] books = {Ramp.RED, Ramp.BLUE, Ramp.GREEN, Ramp.GOLD, Ramp.PURPLE};
        for (int board = 0; board < 3; board++) {
            int y = 7 + board * 8;
            shelf.fill(1, y, 14, 7, Ramp.WOOD.at(0));
            for (int x = 2; x < 14; x += 2) {
                int height = 4 + (int) (Noise.at(x, board, 3) * 3);
                Ramp ramp = books[(x / 2 + board * 2) % books.length];
                shelf.fill(x, y + 7 - height, 1, height, ramp.at(2));
                shelf.fill(x + 1, y + 7 - height, 1, height, ramp.at(1));
            }
            shelf.fill(0, y + 7, 16, 1, Ramp.WOOD.at(4));
        }
        shelf.frame(0, 4, 16, 28, Ramp.WOOD.at(0));
        return shelf;
    }

    /** A counter's tile: a keeper stands behind it. */
    static Canvas counter() {
        Canvas counter = new Canvas(16, 16);
        counter.fill(0, 0, 16, 7, Ramp.WOOD.at(4));
        counter.fill(0, 0, 16, 1, Ramp.WOOD.at(5));
        counter.fill(0, 6, 16, 1, Ramp.WOOD.at(2));
        counter.fill(0, 7, 16, 9, Ramp.WOOD.at(2));
        counter.fill(0, 8, 16, 1, Ramp.WOOD.at(1));
        for (int x = 3; x < 16; x += 4) {
            counter.fill(x, 8, 1, 7, Ramp.WOOD.at(1));
        }
        counter.fill(0, 15, 16, 1, Ramp.WOOD.at(0));
        return counter;
    }

    static Canvas pot() {
        Canvas pot = new Canvas(16, 16);
        pot.ellipse(8, 11, 4.5, 4, Ramp.ROOF.at(2));
        pot.ellipse(7, 10, 2.5, 2.5, Ramp.ROOF.at(3));
        pot.fill(4, 6, 8, 2, Ramp.ROOF.at(4));
        for (int[] leaf :
                new int[][] {{8, 1}, {5, 2}, {11, 2}, {3, 4}, {13, 4}, {8, 3}, {6, 4}, {10, 4}}) {
            pot.ellipse(leaf[0], leaf[1] + 1, 1.6, 2, Ramp.LEAF.at(3 + leaf[0] % 2));
        }
        pot.outline(Ramp.INK.at(0));
        return pot;
    }

    /** The mat in front of a door that leads out. */
    static Canvas mat() {
        Canvas mat = Textures.planks();
        mat.fill(1, 3, 14, 11, Ramp.DIRT.at(1));
        for (int x = 2; x < 14; x++) {
            mat.fill(x, 4, 1, 9, Ramp.DIRT.at(x % 2 == 0 ? 3 : 2));
        }
        mat.frame(3, 5, 10, 7, Ramp.DIRT.at(4));
        return mat;
    }
}
