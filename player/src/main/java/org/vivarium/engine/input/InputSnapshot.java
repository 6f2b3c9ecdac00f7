package org.vivarium.engine.input;

/**
 * The buttons one logical frame sees. The loop owns one instance and refills it before every tick,
 * so a tick must not keep it.
 */
public final class InputSnapshot {
    private int held;

    /** Bits of {@link Button#bit()} that are down in this frame. */
    public int held() {
        return held;
    }

    public boolean isHeld(Button button) {
        return button.isIn(held);
    }

    public void set(int held) {
        this.held = held;
    }
}
