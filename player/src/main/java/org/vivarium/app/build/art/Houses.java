package org.vivarium.app.build.art;

/** A timber-framed cottage of 6x6 tiles and its door. */
final class Houses {
    private static final int WIDTH = 96;
    private static final int HEIGHT = 96;
    private static final int EAVES = 48;
    private static final int GROUND = 92;

    private final Canvas house = new Canvas(WIDTH, HEIGHT);
    private final Ramp roof;

    private Houses(Ramp roof) {
        this.roof = roof;
    }

    /** A cottage; its door stands in the fourth column from the left, at the bottom. */
    static Canvas cottage(Ramp roof) {
        Houses houses = new Houses(roof);
        houses.walls();
        houses.roof();
        houses.chimney();
        return houses.house;
    }

    private void walls() {
        int left = 6;
        int right = WIDTH - 6;
        for (int y = EAVES; y < GROUND; y++) {
            for (int x = left; x < right; x++) {
                int shade = Noise.smooth(x, y, 4, 96, 2) > 0.6 ? 3 : 2;
                house.set(x, y, Ramp.PLASTER.at(y < EAVES + 6 ? 1 : x > right - 5 ? 1 : shade));
            }
        }
        stones(left, GROUND - 7, right - left, 7);
        for (int x : new int[] {left, 66, right - 4}) {
            beam(x, EAVES, 4, GROUND - 7 - EAVES);
        }
        beam(left, EAVES + 14, right - left, 3);
        brace(left + 4, EAVES + 17, 1);
        brace(right - 5, EAVES + 17, -1);
        window(13, EAVES + 21);
        window(73, EAVES + 21);
        window(29, EAVES + 21);
        door();
        house.fill(left - 1, EAVES, 1, GROUND - EAVES, Ramp.WOOD.at(0));
        house.fill(right, EAVES, 1, GROUND - EAVES, Ramp.WOOD.at(0));
        house.fill(left - 1, GROUND, right - left + 2, 1, Ramp.INK.at(0));
        house.fill(left + 2, GROUND + 1, right - left, 2, Ramp.GRASS.at(1));
    }

    private void stones(int x, int y, int w, int h) {
        for (int py = y; py < y + h; py++) {
            for (int px = x; px < x + w; px++) {
                int row = (py - y) / 4;
                boolean joint = (py - y) % 4 == 3 || (px + row * 4) % 8 == 0;
                int shade = joint ? 1 : (py - y) % 4 == 0 ? 4 : 3;
                house.set(px, py, Ramp.STONE.at(shade));
            }
        }
    }

    private void beam(int x, int y, int w, int h) {
        house.fill(x, y, w, h, Ramp.WOOD.at(2));
        if (h > w) {
            house.fill(x, y, 1, h, Ramp.WOOD.at(3));
            house.fill(x + w - 1, y, 1, h, Ramp.WOOD.at(1));
        } else {
            house.fill(x, y, w, 1, Ramp.WOOD.at(3));
            house.fill(x, y + h - 1, w, 1, Ramp.WOOD.at(1));
        }
    }

    private void brace(int x, int y, int direction) {
        for (int i = 0; i < 6; i++) {
            house.fill(direction > 0 ? x + i : x - i - 1, y + 5 - i, 2, 2, Ramp.WOOD.at(2));
        }
    }

    private void window(int x, int y) {
        house.fill(x - 1, y - 1, 14, 12, Ramp.WOOD.at(1));
        for (int py = 0; py < 10; py++) {
            for (int px = 0; px < 12; px++) {
                house.set(x + px, y + py, Ramp.SKY.at(px + py < 8 ? 5 : px + py < 13 ? 3 : 2));
            }
        }
        house.fill(x + 5, y, 2, 10, Ramp.WOOD.at(3));
        house.fill(x, y + 4, 12, 1, Ramp.WOOD.at(3));
        house.fill(x - 2, y + 10, 16, 2, Ramp.WOOD.at(4));
        for (int px = x - 1; px < x + 13; px++) {
            boolean bloom = px % 3 == 0;
            house.set(px, y + 9, bloom ? Ramp.RED.at(3) : Ramp.LEAF.at(4));
            house.set(px, y + 10, bloom ? Ramp.RED.at(2) : Ramp.LEAF.at(3));
        }
    }

    private void door() {
        house.draw(closedDoor(), 48, GROUND - 20);
    }

    /** A door of 16x20 pixels in its frame. */
    static Canvas closedDoor() {
        Canvas door = new Canvas(16, 20);
        door.fill(0, 2, 16, 18, Ramp.WOOD.at(1));
        door.fill(1, 0, 14, 3, Ramp.WOOD.at(1));
        for (int x = 2; x < 14; x++) {
            int shade = x % 4 == 1 ? 2 : x % 4 == 2 ? 4 : 3;
            door.fill(x, x == 2 || x == 13 ? 3 : 2, 1, 18, Ramp.WOOD.at(shade));
        }
        door.fill(2, 6, 12, 1, Ramp.STONE.at(1));
        door.fill(2, 14, 12, 1, Ramp.STONE.at(1));
        door.fill(11, 10, 2, 2, Ramp.GOLD.at(3));
        door.set(12, 11, Ramp.GOLD.at(1));
        return door;
    }

    private void roof() {
        int ridge = 14;
        for (int y = ridge; y < EAVES + 3; y++) {
            double slope = (double) (y - ridge) / (EAVES + 3 - ridge);
            int inset = (int) (10 * (1 - slope));
            for (int x = inset; x < WIDTH - inset; x++) {
                int row = (y - ridge) / 5;
                int in = (y - ridge) % 5;
                int tile = Math.floorMod(x + (row % 2) * 4, 8);
                int shade = in == 4 ? 1 : tile == 0 ? 1 : in == 0 ? 4 : tile < 3 ? 4 : 3;
                if (Noise.at(x / 4, row, 6) > 0.82) {
                    shade--;
                }
                if (x > WIDTH * 0.72) {
                    shade--;
                }
                house.set(x, y, roof.at(shade));
            }
            house.set(inset, y, roof.at(0));
            house.set(WIDTH - inset - 1, y, roof.at(0));
        }
        house.fill(9, ridge - 3, WIDTH - 18, 4, roof.at(2));
        house.fill(9, ridge - 3, WIDTH - 18, 1, roof.at(5));
        house.fill(9, ridge, WIDTH - 18, 1, roof.at(1));
        house.fill(0, EAVES + 3, WIDTH, 2, Ramp.WOOD.at(2));
        house.fill(0, EAVES + 5, WIDTH, 1, Ramp.WOOD.at(0));
        house.fill(6, EAVES + 6, WIDTH - 12, 2, Ramp.PLASTER.at(0));
    }

    private void chimney() {
        stones(70, 4, 12, 20);
        house.fill(68, 2, 16, 4, Ramp.STONE.at(3));
        house.fill(68, 2, 16, 1, Ramp.STONE.at(5));
        house.fill(68, 5, 16, 1, Ramp.STONE.at(0));
        house.fill(69, 6, 1, 18, Ramp.STONE.at(0));
        house.fill(82, 6, 1, 18, Ramp.STONE.at(0));
    }
}
