package org.vivarium.inspector.sound;

import org.vivarium.control.EngineLink;
import org.vivarium.inspector.EngineWatch;
import org.vivarium.inspector.PanelContext;
import org.vivarium.telemetry.SoundSnapshot;

/** Lets the running engine's mixer report what is heard. */
final class SoundWatch extends EngineWatch {
    SoundWatch(PanelContext context) {
        super(context);
    }

    @Override
    protected void begin(EngineLink engine) {
        engine.sound().watch(true);
    }

    @Override
    protected void end(EngineLink engine) {
        engine.sound().watch(false);
    }

    /** What is heard now; {@link SoundSnapshot#EMPTY} while nothing mixes. */
    SoundSnapshot latest() {
        return link() == null ? SoundSnapshot.EMPTY : link().sound().latest();
    }
}
