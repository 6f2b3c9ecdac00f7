package org.vivarium.engine.state;

/** The one generator of random numbers (SplitMix64). Its whole state is one number. */
public final class RandomState implements Stateful {
    private long state;

    public void seed(long seed) {
        state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A uniform number from {@code low} to {@code high}, both included. Bounds may be swapped. */
    public int between(int low, int high) {
        long from = Math.min(low, high);
        long span = Math.max(low, high) - from + 1;
        return (int) (from + Math.unsignedMultiplyHigh(next(), span));
    }

    /** True with probability {@code p}, in steps of 2^-24 (spec map-scene 0). */
    public boolean chance(float p) {
        return between(0, (1 << 24) - 1) < (int) (p * (1 << 24));
    }

    @Override
    public void visit(StateVisitor v) {
        state = v.l("state", state);
    }
}
