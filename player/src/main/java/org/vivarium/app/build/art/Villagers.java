package org.vivarium.app.build.art;

/**
 * Characters of 24x32 pixels drawn from two templates, one seen from front or back and one from the
 * side. A charset holds three steps for each of four directions: up, right, down, left.
 */
final class Villagers {
    private static final int WIDTH = 24;
    private static final int HEIGHT = 32;

    /**
     * Left half, mirrored to a whole: h hair, s skin, e eye, c top, a arm, p legs, b shoes, o
     * outline.
     */
    private static final String[] FRONT = {
        ".....ooo",
        "...oohhh",
        "..ohhhhh",
        ".ohhhhhh",
        ".ohhhhhh",
        ".ohhshhs",
        ".ohhsshs",
        ".ohssess",
        ".ohssess",
        "..osssss",
        "...oosss",
        "...oococ",
        "..oacccc",
        ".oaocccc",
        ".oaocccc",
        ".ososccc",
        "..oocccc"
    };

    private static final String[] BACK = {
        ".....ooo",
        "...oohhh",
        "..ohhhhh",
        ".ohhhhhh",
        ".ohhhhhh",
        ".ohhhhhh",
        ".ohhhhhh",
        ".ohhhhhh",
        ".oohhhhh",
        "..oohhhh",
        "...oosss",
        "...ooccc",
        "..oacccc",
        ".oaocccc",
        ".oaocccc",
        ".ososccc",
        "..oocccc"
    };

    private static final String[] LEGS = {
        "...opppp", "...opppo", "...oppoo", "...obbo.", "....oo.."
    };

    /** Facing left. */
    private static final String[] SIDE = {
        "....oooooo......", "..oohhhhhhoo....", ".ohhhhhhhhhho...", ".ohhhhhhhhhhho..",
                ".ohhhhhhhhhhho..",
        ".oshhhhhhhhhho..", ".ossshhhshhhho..", ".osesshsshhhho..", ".osessssshhho...",
                "..osssssshho....",
        "...oossssoo.....", "....ooccco......", "....occcccco....", "....occaacco....",
                "....occaacco....",
        "....occsscco....", "....occcccco...."
    };

    private static final String[][] SIDE_LEGS = {
        {
            "....oppppppo....",
            "...opppoppo.....",
            "..obbo..oppo....",
            "..ooo...obbo....",
            ".........ooo...."
        },
        {
            "....oppppppo....",
            "....oppppo......",
            "....oppppo......",
            "...obbbbo.......",
            "...oooooo......."
        },
        {
            "....oppppppo....",
            "....opppoppo....",
            "...oppoobbo.....",
            "...obbo.ooo.....",
            "....oo.........."
        }
    };

    private final Look look;

    private Villagers(Look look) {
        this.look = look;
    }

    /** A charset of 288x256 pixels with up to eight characters. */
    static Canvas sheet(Look... looks) {
        Canvas sheet = new Canvas(288, 256);
        for (int i = 0; i < looks.length; i++) {
            Villagers villager = new Villagers(looks[i]);
            for (int direction = 0; direction < 4; direction++) {
                for (int step = 0; step < 3; step++) {
                    int x = i % 4 * 72 + step * WIDTH;
                    int y = i / 4 * 128 + direction * HEIGHT;
                    sheet.draw(villager.cell(direction, step), x, y);
                }
            }
        }
        return sheet;
    }

    /** One cell; step 1 stands, 0 and 2 stride. */
    private Canvas cell(int direction, int step) {
        Canvas cell = new Canvas(WIDTH, HEIGHT);
        Canvas figure =
                switch (direction) {
                    case 0 -> upright(BACK, step, false);
                    case 1 -> side(step).mirrored();
                    case 2 -> upright(FRONT, step, true);
                    default -> side(step);
                };
        cell.draw(figure, 4, 8);
        return cell;
    }

    private Canvas upright(String[] half, int step, boolean front) {
        Canvas figure = new Canvas(16, 24);
        int bob = step == 1 ? 0 : 1;
        for (int side = 0; side < 2; side++) {
            boolean lifted = step == 0 && side == 0 || step == 2 && side == 1;
            mirrorHalf(figure, LEGS, side, 17 - (lifted ? 1 : 0), lifted ? 4 : 5);
        }
        for (int side = 0; side < 2; side++) {
            mirrorHalf(figure, half, side, bob, half.length);
        }
        if (look.skirt()) {
            skirt(figure, bob);
        }
        dress(figure, bob, front);
        shade(figure);
        return figure;
    }

    private void mirrorHalf(Canvas figure, String[] half, int side, int y, int rows) {
        for (int row = 0; row < rows; row++) {
            for (int x = 0; x < 8; x++) {
                byte colour = colour(half[row].charAt(x));
                if (colour != Ramp.CLEAR) {
                    figure.set(side == 0 ? x : 15 - x, y + row, colour);
                }
            }
        }
    }

    private Canvas side(int step) {
        Canvas figure = new Canvas(16, 24);
        int bob = step == 1 ? 0 : 1;
        figure.draw(SIDE_LEGS[step], 0, 17, this::colour);
        figure.draw(SIDE, 0, bob, this::colour);
        if (look.skirt()) {
            for (int row = 0; row < 5; row++) {
                figure.fill(4 - row / 2, 16 + bob + row, 8 + row, 1, look.bottom().at(1));
                figure.fill(5 - row / 2, 16 + bob + row, 4, 1, look.bottom().at(2));
                figure.set(3 - row / 2, 16 + bob + row, Ramp.INK.at(0));
                figure.set(12 + row / 2, 16 + bob + row, Ramp.INK.at(0));
            }
            figure.fill(3, 21 + bob, 9, 1, Ramp.INK.at(0));
        }
        sideExtras(figure, bob);
        return figure;
    }

    private void skirt(Canvas figure, int bob) {
        for (int row = 0; row < 5; row++) {
            int half = 5 + row / 2;
            figure.fill(8 - half, 16 + bob + row, half * 2, 1, look.bottom().at(2));
            figure.set(7 - half, 16 + bob + row, Ramp.INK.at(0));
            figure.set(8 + half, 16 + bob + row, Ramp.INK.at(0));
            figure.set(6, 16 + bob + row, look.bottom().at(1));
        }
        figure.fill(2, 21 + bob, 12, 1, Ramp.INK.at(0));
    }

    private void dress(Canvas figure, int bob, boolean front) {
        switch (look.extra()) {
            case BEARD -> {
                if (front) {
                    figure.fill(5, 9 + bob, 6, 3, look.hair().at(2));
                    figure.fill(6, 12 + bob, 4, 2, look.hair().at(3));
                    figure.fill(7, 9 + bob, 2, 1, look.skin().at(1));
                }
            }
            case HAT -> {
                figure.fill(4, -1 + bob, 8, 5, Ramp.GOLD.at(2));
                figure.fill(4, 3 + bob, 8, 1, Ramp.RED.at(1));
                figure.fill(1, 4 + bob, 14, 2, Ramp.GOLD.at(3));
                figure.fill(1, 6 + bob, 14, 1, Ramp.GOLD.at(0));
            }
            case HOOD -> {
                figure.fill(3, 1 + bob, 10, 3, look.top().at(2));
                figure.fill(2, 4 + bob, 2, 6, look.top().at(2));
                figure.fill(12, 4 + bob, 2, 6, look.top().at(1));
                if (!front) {
                    figure.fill(3, 4 + bob, 10, 6, look.top().at(2));
                }
            }
            case APRON -> {
                if (front) {
                    figure.fill(5, 13 + bob, 6, 7, Ramp.WHITE.at(2));
                    figure.fill(5, 15 + bob, 6, 1, Ramp.WHITE.at(1));
                }
            }
            case NONE -> {}
        }
        if (look.style() == Look.HairStyle.LONG) {
            figure.fill(2, 8 + bob, 2, 6, look.hair().at(2));
            figure.fill(12, 8 + bob, 2, 6, look.hair().at(1));
            if (!front) {
                figure.fill(3, 9 + bob, 10, 6, look.hair().at(2));
                figure.fill(5, 10 + bob, 1, 4, look.hair().at(1));
                figure.fill(9, 10 + bob, 1, 4, look.hair().at(1));
            }
        }
        if (front && look.style() == Look.HairStyle.BALD) {
            figure.fill(4, 2 + bob, 8, 4, look.skin().at(2));
            figure.fill(5, 1 + bob, 6, 1, look.skin().at(2));
        }
    }

    private void sideExtras(Canvas figure, int bob) {
        if (look.style() == Look.HairStyle.LONG) {
            figure.fill(9, 9 + bob, 4, 6, look.hair().at(2));
            figure.fill(11, 9 + bob, 1, 6, look.hair().at(1));
            figure.fill(13, 8 + bob, 1, 7, Ramp.INK.at(0));
        }
        switch (look.extra()) {
            case HAT -> {
                figure.fill(4, -1 + bob, 8, 5, Ramp.GOLD.at(2));
                figure.fill(4, 3 + bob, 8, 1, Ramp.RED.at(1));
                figure.fill(0, 4 + bob, 15, 2, Ramp.GOLD.at(3));
                figure.fill(0, 6 + bob, 15, 1, Ramp.GOLD.at(0));
            }
            case HOOD -> {
                figure.fill(3, 1 + bob, 9, 3, look.top().at(2));
                figure.fill(8, 4 + bob, 5, 6, look.top().at(2));
                figure.fill(11, 4 + bob, 2, 6, look.top().at(1));
            }
            case BEARD -> figure.fill(3, 9 + bob, 4, 4, look.hair().at(3));
            case APRON -> figure.fill(4, 13 + bob, 3, 7, Ramp.WHITE.at(2));
            case NONE -> {}
        }
    }

    private byte colour(char c) {
        return switch (c) {
            case 'o' -> Ramp.INK.at(0);
            case 'e' -> Ramp.INK.at(1);
            case 'h' -> look.hair().at(2);
            case 's' -> look.skin().at(2);
            case 'c' -> look.top().at(2);
            case 'a' -> look.top().at(1);
            case 'p' -> look.bottom().at(1);
            case 'b' -> Ramp.WOOD.at(1);
            default -> Ramp.CLEAR;
        };
    }

    /**
     * Light from the left: the right third of each row is a shade darker, a few pixels of hair
     * shine.
     */
    private void shade(Canvas figure) {
        for (Ramp ramp : new Ramp[] {look.hair(), look.skin(), look.top(), look.bottom()}) {
            for (int y = 0; y < figure.height(); y++) {
                for (int x = 10; x < 16; x++) {
                    if (figure.get(x, y) == ramp.at(2) && (x > 11 || ramp != look.skin())) {
                        figure.set(x, y, ramp.at(1));
                    }
                }
            }
        }
        for (int x = 5; x < 8; x++) {
            for (int y = 2; y < 5; y++) {
                if (figure.get(x, y) == look.hair().at(2) && x + y < 11) {
                    figure.set(x, y, look.hair().at(3));
                }
            }
        }
    }
}
