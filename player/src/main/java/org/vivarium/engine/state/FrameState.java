package org.vivarium.engine.state;

/** One call of an event list on an interpreter's stack (spec interpreter 2.2). */
public final class FrameState implements Stateful {
    /** Where the list comes from: an ordinal of the program source kinds. */
    public int source;

    /** Common event, troop or event id, by kind. */
    public int sourceId;

    /** Map id when the list is a page of a map event. */
    public int sourceMap;

    /** 1-based page. */
    public int sourcePage;

    /** The list itself, when it came from a save and not from the game's files. */
    public byte[] code = {};

    /** Next command. */
    public int index;

    /** The map event this list belongs to; 0 for common events and troop pages. */
    public int eventId;

    /** Started by the action key. */
    public boolean byDecisionKey;

    /** Branch slots by indent; 255 is nothing pending (spec interpreter 4.2). */
    public byte[] slots = {};

    @Override
    public void visit(StateVisitor v) {
        source = v.i("source", source);
        sourceId = v.i("sourceId", sourceId);
        sourceMap = v.i("sourceMap", sourceMap);
        sourcePage = v.i("sourcePage", sourcePage);
        code = v.bytes("code", code);
        index = v.i("index", index);
        eventId = v.i("eventId", eventId);
        byDecisionKey = v.z("byDecisionKey", byDecisionKey);
        slots = v.bytes("slots", slots);
    }
}
