package org.vivarium.app.build.art;

/** Battle animation sheets of 96x96 cells, five a row. */
final class Effects {
    private static final int CELL = 96;

    private Effects() {}

    /** A blade's arc in five cells. */
    static Canvas slash() {
        Canvas sheet = new Canvas(5 * CELL, CELL);
        for (int step = 0; step < 5; step++) {
            double from = -2.3 + step * 0.5;
            for (double t = 0; t < 1; t += 0.004) {
                double angle = from + t * 1.5;
                double radius = 36;
                double thick = 5 * Math.sin(t * Math.PI) * (step == 4 ? 0.5 : 1);
                for (double r = -thick; r <= thick; r += 0.5) {
                    int x = (int) (step * CELL + 48 + Math.cos(angle) * (radius + r) * 0.9);
                    int y = (int) (48 + Math.sin(angle) * (radius + r) * 0.7);
                    double edge = Math.abs(r) / (thick + 0.01);
                    sheet.set(
                            x,
                            y,
                            edge < 0.35
                                    ? Ramp.WHITE.at(3)
                                    : edge < 0.7 ? Ramp.SKY.at(6) : Ramp.SKY.at(3));
                }
            }
        }
        return sheet;
    }

    /** Rising motes of light in five cells. */
    static Canvas heal() {
        Canvas sheet = new Canvas(5 * CELL, CELL);
        for (int step = 0; step < 5; step++) {
            for (int mote = 0; mote < 14; mote++) {
                double x = 20 + Noise.at(mote, 1, 8) * 56;
                double y = 84 - (Noise.at(mote, 2, 8) * 60 + step * 9) % 76;
                double size = 1 + 3 * Math.sin((step + mote % 3) * Math.PI / 6);
                star(
                        sheet,
                        step * CELL + (int) x,
                        (int) y,
                        (int) Math.max(1, size),
                        mote % 2 == 0 ? Ramp.SLIME : Ramp.GOLD);
            }
        }
        return sheet;
    }

    private static void star(Canvas on, int x, int y, int size, Ramp ramp) {
        for (int i = -size; i <= size; i++) {
            byte colour = ramp.at(ramp.top() - Math.abs(i));
            on.set(x + i, y, colour);
            on.set(x, y + i, colour);
        }
        on.set(x, y, Ramp.WHITE.at(3));
    }
}
