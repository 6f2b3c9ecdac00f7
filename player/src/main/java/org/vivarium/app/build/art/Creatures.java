package org.vivarium.app.build.art;

/** Animals of the green, and the slime of the field. */
final class Creatures {
    private Creatures() {}

    private static byte hen(char c) {
        return switch (c) {
            case 'o' -> Ramp.INK.at(0);
            case 'w' -> Ramp.WHITE.at(3);
            case 'v' -> Ramp.WHITE.at(1);
            case 'r' -> Ramp.RED.at(2);
            case 'y' -> Ramp.GOLD.at(2);
            default -> Ramp.CLEAR;
        };
    }

    /** A charset with a hen as its first character and a slime as its second. */
    static Canvas sheet() {
        Canvas sheet = new Canvas(288, 256);
        String[] side = {
            "..rr........",
            "..owo.......",
            ".owwo.....o.",
            "yyowwo...owo",
            "..owwoooowwo",
            "..owwwwwwwwo",
            "..owwvvvwwo.",
            "...owvvvvwo.",
            "....owwwwo..",
            ".....oooo..."
        };
        String[] front = {
            "....rr....",
            "...owwo...",
            "..oowwoo..",
            "..owyywo..",
            ".owwrrwwo.",
            ".owwwwwwo.",
            ".ovwwwwvo.",
            ".ovvwwvvo.",
            "..owwwwo..",
            "...oooo..."
        };
        for (int direction = 0; direction < 4; direction++) {
            for (int step = 0; step < 3; step++) {
                Canvas cell = new Canvas(24, 32);
                int hop = step == 1 ? 0 : 1;
                boolean sideways = direction == 1 || direction == 3;
                String[] rows = sideways ? side : front;
                int x = sideways ? 6 : 7;
                cell.draw(rows, x, 18 - hop, Creatures::hen);
                if (direction == 0) {
                    cell.fill(10, 21 - hop, 4, 2, Ramp.WHITE.at(3));
                }
                cell.fill(x + 4, 28 - hop, 1, 2 + hop, Ramp.GOLD.at(1));
                cell.fill(x + (sideways ? 7 : 6), 28 - hop, 1, 2, Ramp.GOLD.at(1));
                sheet.draw(direction == 1 ? cell.mirrored() : cell, step * 24, direction * 32);
                sheet.draw(slimeCell(step, direction), 72 + step * 24, direction * 32);
            }
        }
        return sheet;
    }

    private static Canvas slimeCell(int step, int direction) {
        Canvas cell = new Canvas(24, 32);
        double squash = step == 1 ? 1 : step == 0 ? 0.86 : 1.12;
        blob(cell, 12, 29, 8.5 / Math.sqrt(squash), 12 * squash);
        int eyes = direction == 1 ? 3 : direction == 3 ? -3 : 0;
        if (direction != 0) {
            int y = (int) (30 - 8 * squash);
            cell.fill(9 + eyes, y, 2, 3, Ramp.INK.at(0));
            cell.fill(13 + eyes, y, 2, 3, Ramp.INK.at(0));
            cell.set(9 + eyes, y, Ramp.WHITE.at(3));
            cell.set(13 + eyes, y, Ramp.WHITE.at(3));
        }
        return cell;
    }

    /** A monster of 64x56 pixels for the battle. */
    static Canvas slime() {
        Canvas slime = new Canvas(64, 56);
        blob(slime, 32, 52, 27, 44);
        for (int side = 0; side < 2; side++) {
            double x = side == 0 ? 24 : 40;
            slime.ellipse(x, 30, 5, 6.5, Ramp.WHITE.at(3));
            slime.ellipse(x + 0.5, 31.5, 3, 4.5, Ramp.INK.at(0));
            slime.ellipse(x - 0.7, 29.5, 1.3, 1.6, Ramp.WHITE.at(3));
        }
        slime.fill(28, 41, 9, 2, Ramp.SLIME.at(0));
        slime.fill(30, 43, 5, 1, Ramp.SLIME.at(0));
        slime.fill(31, 42, 3, 2, Ramp.RED.at(2));
        return slime;
    }

    /** A drop resting on the ground: round below, drawn out to a tip above. */
    private static void blob(Canvas on, double x, double bottom, double half, double height) {
        Canvas blob = new Canvas(on.width(), on.height());
        for (int py = 0; py < on.height(); py++) {
            for (int px = 0; px < on.width(); px++) {
                double up = (bottom - py - 0.5) / height;
                if (up < 0 || up > 1) {
                    continue;
                }
                double width =
                        up < 0.3
                                ? Math.sqrt(1 - Math.pow(1 - up / 0.3, 2) * 0.25)
                                : Math.pow(Math.cos((up - 0.3) / 0.7 * Math.PI / 2), 0.8);
                double across = (px + 0.5 - x) / (half * Math.max(0.02, width));
                if (Math.abs(across) <= 1) {
                    double light = 0.55 - across * 0.3 + (up - 0.4) * 0.45 - (up < 0.1 ? 0.2 : 0);
                    double shine = Math.hypot((px - x) / half + 0.4, (up - 0.62) * 2.2);
                    light += shine < 0.22 ? 0.5 : 0;
                    light += (Noise.dither(px, py) - 0.5) * 0.12;
                    blob.set(px, py, Ramp.SLIME.lit(Math.clamp(light, 0.21, 0.99)));
                }
            }
        }
        blob.outline(Ramp.SLIME.at(0));
        on.draw(blob, 0, 0);
    }
}
