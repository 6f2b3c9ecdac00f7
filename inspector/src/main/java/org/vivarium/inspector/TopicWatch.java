package org.vivarium.inspector;

import org.vivarium.control.EngineLink;
import org.vivarium.telemetry.snapshot.Snapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** A subscription to one topic of the running engine. */
public final class TopicWatch<S extends Snapshot> extends EngineWatch {
    private final Topic<S> topic;

    public TopicWatch(PanelContext context, Topic<S> topic) {
        super(context);
        this.topic = topic;
    }

    @Override
    protected void begin(EngineLink engine) {
        engine.snapshots().subscribe(topic);
    }

    @Override
    protected void end(EngineLink engine) {
        engine.snapshots().unsubscribe(topic);
    }

    /** The newest snapshot; null while there is none. Valid until the next call. */
    public S latest() {
        return link() == null ? null : link().snapshots().latest(topic);
    }
}
