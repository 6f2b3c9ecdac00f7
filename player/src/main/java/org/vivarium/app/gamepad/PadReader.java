package org.vivarium.app.gamepad;

import java.util.List;

/** Where the state of the gamepads comes from; used by one thread alone. */
interface PadReader extends AutoCloseable {
    /** The buttons held on any pad, as bits of {@link PadButton}. */
    int held();

    /** What the pads that are connected call themselves. */
    List<String> names();

    @Override
    void close();
}
