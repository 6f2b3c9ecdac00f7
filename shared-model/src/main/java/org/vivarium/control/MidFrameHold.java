package org.vivarium.control;

import java.util.function.BooleanSupplier;

/** Lets the engine thread stand still in the middle of a frame, requests being served meanwhile. */
@FunctionalInterface
public interface MidFrameHold {
    /** Nothing serves requests here, so nothing stops. */
    MidFrameHold NONE = released -> {};

    /** Returns when the condition holds, or when the engine is to end. */
    void until(BooleanSupplier released);
}
