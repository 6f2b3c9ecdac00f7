package org.vivarium.engine.gfx;

/**
 * Sine and cosine that are the same on every machine and allocate nothing: the angle is brought
 * within an eighth of a turn and the power series summed in a fixed order, to the last bits of a
 * double.
 */
public final class Trig {
    private static final double QUARTER = Math.PI / 2;

    /** What {@code Math.PI / 2} lacks of the true quarter turn. */
    private static final double QUARTER_REST = 6.123233995736766e-17;

    private static final double[] SINE = series(3, 15);
    private static final double[] COSINE = series(2, 16);

    private Trig() {}

    /** Coefficients of every second power, the highest first, with alternating signs. */
    private static double[] series(int lowest, int highest) {
        double[] out = new double[(highest - lowest) / 2 + 1];
        double factorial = 1;
        for (int n = 2; n <= highest; n++) {
            factorial *= n;
            if (n >= lowest && (n - lowest) % 2 == 0) {
                out[(highest - n) / 2] = (n / 2 % 2 == 0 ? 1 : -1) / factorial;
            }
        }
        return out;
    }

    public static double sin(double x) {
        return turned(x, 0);
    }

    public static double cos(double x) {
        return turned(x, 1);
    }

    private static double turned(double x, int quarters) {
        double k = Math.rint(x / QUARTER);
        double r = x - k * QUARTER - k * QUARTER_REST;
        return switch ((int) ((long) k + quarters & 3)) {
            case 0 -> smallSine(r);
            case 1 -> smallCosine(r);
            case 2 -> -smallSine(r);
            default -> -smallCosine(r);
        };
    }

    private static double smallSine(double r) {
        double square = r * r;
        return r + r * square * sum(SINE, square);
    }

    private static double smallCosine(double r) {
        double square = r * r;
        return 1 + square * sum(COSINE, square);
    }

    private static double sum(double[] coefficients, double square) {
        double s = 0;
        for (double c : coefficients) {
            s = s * square + c;
        }
        return s;
    }
}
