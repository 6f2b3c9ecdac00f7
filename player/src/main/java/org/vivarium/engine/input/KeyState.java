package org.vivarium.engine.input;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Live buttons, written by the window and read by the engine thread. A button pressed and released
 * between two frames is still seen for one frame, so a short tap is never lost.
 */
public final class KeyState implements InputSource {
    private final AtomicInteger down = new AtomicInteger();
    private final AtomicInteger tapped = new AtomicInteger();

    /**
     * @param bits buttons of the key that went down
     */
    public void press(int bits) {
        tapped.getAndUpdate(old -> old | bits);
        down.getAndUpdate(old -> old | bits);
    }

    /**
     * @param bits buttons of the key that went up
     */
    public void release(int bits) {
        down.getAndUpdate(old -> old & ~bits);
    }

    /** Lets go of everything: the window lost the keyboard. */
    public void releaseAll() {
        down.set(0);
        tapped.set(0);
    }

    @Override
    public int heldAt(long frame) {
        return down.get() | tapped.getAndSet(0);
    }
}
