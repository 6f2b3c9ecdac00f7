package org.vivarium.engine.party;

/** How much experience a level takes (spec battle 3.11). */
public final class ExperienceCurve {

    private ExperienceCurve() {}

    /**
     * Experience needed to rise above level {@code n}, from the beginning: 0 for n = 0.
     *
     * @param base per-actor constants of the database
     */
    public static int total(Limits limits, int base, int inflation, int correction, int n) {
        return limits == Limits.RPG2003
                ? total2003(limits, base, inflation, correction, n)
                : total2000(limits, base, inflation, correction, n);
    }

    private static int total2000(Limits limits, int base, int inflation, int correction, int n) {
        double step = base;
        double factor = 1.5 + inflation * 0.01;
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += (int) (correction + step);
            step = step * factor;
            factor = ((n + 1) * 0.002 + 0.8) * (factor - 1) + 1;
        }
        return (int) Math.min(sum, limits.experience);
    }

    private static int total2003(Limits limits, int base, int inflation, int correction, int n) {
        long sum = 0;
        for (int i = 1; i <= n; i++) {
            sum += (long) base + (long) i * inflation + correction;
        }
        return (int) Math.clamp(sum, 0, limits.experience);
    }
}
