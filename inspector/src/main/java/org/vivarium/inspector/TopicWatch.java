package org.vivarium.inspector;

import org.vivarium.control.EngineLink;
import org.vivarium.telemetry.snapshot.Snapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** A visible panel's subscription to one topic of whichever engine runs. */
public final class TopicWatch<S extends Snapshot> {
    private final PanelContext context;
    private final Topic<S> topic;
    private boolean watching;
    private EngineLink link;

    public TopicWatch(PanelContext context, Topic<S> topic) {
        this.context = context;
        this.topic = topic;
        context.engine().addListener((o, before, now) -> follow());
    }

    public void start() {
        watching = true;
        follow();
    }

    public void stop() {
        watching = false;
        follow();
    }

    private void follow() {
        EngineLink wanted = watching ? context.engine().get() : null;
        if (wanted == link) {
            return;
        }
        if (link != null) {
            link.snapshots().unsubscribe(topic);
        }
        if (wanted != null) {
            wanted.snapshots().subscribe(topic);
        }
        link = wanted;
    }

    /** The newest snapshot; null while there is none. Valid until the next call. */
    public S latest() {
        return link == null ? null : link.snapshots().latest(topic);
    }
}
