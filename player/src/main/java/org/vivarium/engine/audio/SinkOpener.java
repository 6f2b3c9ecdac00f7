package org.vivarium.engine.audio;

import java.io.IOException;

/** Opens the output on the mixer's thread: a device may take its time. */
@FunctionalInterface
interface SinkOpener {
    AudioSink open() throws IOException;
}
