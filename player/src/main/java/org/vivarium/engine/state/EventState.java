package org.vivarium.engine.state;

/** A map event: a character with pages, one of which may be active. */
public final class EventState extends CharacterState {
    public int id;

    /** Its index among the map's events. */
    public int slot;

    /** 1-based number of the active page, 0 for none. */
    public int page;

    /** Waits to be run by the foreground interpreter. */
    public boolean pendingStart;

    /** The pending (or last) start came from the decision key. */
    public boolean startedByKey;

    /** Position in the page's own route (move type 6). */
    public int pageRouteIndex;

    /** Runs the page's list when its trigger is parallel; empty otherwise. */
    public final InterpreterState parallel = new InterpreterState();

    public EventState() {
        frequency = 3;
        speed = 3;
    }

    @Override
    public void visit(StateVisitor v) {
        super.visit(v);
        id = v.i("id", id);
        slot = v.i("slot", slot);
        page = v.i("page", page);
        pendingStart = v.z("pendingStart", pendingStart);
        startedByKey = v.z("startedByKey", startedByKey);
        pageRouteIndex = v.i("pageRouteIndex", pageRouteIndex);
        v.child("parallel", parallel);
    }
}
