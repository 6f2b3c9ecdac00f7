package org.vivarium.inspector;

import org.vivarium.control.EngineLink;

/** A watch on whichever engine runs: it moves on when another one takes over. */
public abstract class EngineWatch implements Watch {
    private final PanelContext context;
    private boolean watching;
    private EngineLink link;

    protected EngineWatch(PanelContext context) {
        this.context = context;
        context.engine().addListener((o, before, now) -> follow());
    }

    /** The watch begins at this engine. */
    protected abstract void begin(EngineLink engine);

    /** The watch ends at this engine. */
    protected abstract void end(EngineLink engine);

    /** The engine watched; null while there is none or nobody looks. */
    protected final EngineLink link() {
        return link;
    }

    @Override
    public final void start() {
        watching = true;
        follow();
    }

    @Override
    public final void stop() {
        watching = false;
        follow();
    }

    private void follow() {
        EngineLink wanted = watching ? context.engine().get() : null;
        if (wanted == link) {
            return;
        }
        if (link != null) {
            end(link);
        }
        if (wanted != null) {
            begin(wanted);
        }
        link = wanted;
    }
}
