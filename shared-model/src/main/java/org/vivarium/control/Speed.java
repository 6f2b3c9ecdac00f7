package org.vivarium.control;

/** How fast logical frames follow each other; the game itself never knows. */
public enum Speed {
    QUARTER("¼×", 0.25),
    HALF("½×", 0.5),
    NORMAL("1×", 1),
    DOUBLE("2×", 2),
    TRIPLE("3×", 3),
    TENFOLD("10×", 10),
    TURBO("turbo", 0);

    private static final double NANOS_AT_NORMAL = 1e9 / 60;

    private final String label;
    private final double factor;

    Speed(String label, double factor) {
        this.label = label;
        this.factor = factor;
    }

    public String label() {
        return label;
    }

    /** Nanoseconds from one frame to the next; 0 when nothing waits. */
    public double frameNanos() {
        return factor == 0 ? 0 : NANOS_AT_NORMAL / factor;
    }

    public Speed faster() {
        return values()[Math.min(ordinal() + 1, values().length - 1)];
    }

    public Speed slower() {
        return values()[Math.max(ordinal() - 1, 0)];
    }
}
