package org.vivarium.app.shell;

import java.util.Arrays;

/**
 * One number measured in several rounds of the same window. The rounds of the game alone differ by
 * what else the machine does: only a window whose middle round is above all of those has cost
 * something.
 */
final class Rounds {
    private double[] values = {};

    void add(double value) {
        values = Arrays.copyOf(values, values.length + 1);
        values[values.length - 1] = value;
    }

    void clear() {
        values = new double[0];
    }

    double low() {
        return Arrays.stream(values).min().orElse(0);
    }

    double high() {
        return Arrays.stream(values).max().orElse(0);
    }

    /** The middle one; of an even number the mean of the two in the middle. */
    double middle() {
        if (values.length == 0) {
            return 0;
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    /** What these rounds say beside those of the game alone. */
    String against(Rounds alone) {
        if (values.length < 2 || alone.values.length < 2) {
            return "too few rounds";
        }
        if (middle() <= alone.high()) {
            return "within noise";
        }
        return String.format("+%.0f %% above it", 100 * (middle() / alone.high() - 1));
    }

    @Override
    public String toString() {
        return String.format("%8.1f %8.1f %8.1f", low(), middle(), high());
    }
}
