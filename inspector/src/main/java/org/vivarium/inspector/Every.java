package org.vivarium.inspector;

/** Says when something that needn't happen every pulse is due again. */
public final class Every {
    private final long nanos;
    private long last;
    private boolean ran;

    public Every(int millis) {
        nanos = millis * 1_000_000L;
    }

    /** True at the first call, and then once as often as the time has passed. */
    public boolean due() {
        long now = System.nanoTime();
        if (ran && now - last < nanos) {
            return false;
        }
        last = now;
        ran = true;
        return true;
    }
}
