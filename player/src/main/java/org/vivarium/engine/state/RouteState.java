package org.vivarium.engine.state;

import org.vivarium.model.event.MoveRoute;

/** A forced move route: what a move command laid over a character's own movement. */
public final class RouteState implements Stateful {
    /** The route's commands as file bytes (spec lcf-format 8). */
    public byte[] commands = {};

    public boolean repeat;
    public boolean skippable;

    /** A forced route is in charge. */
    public boolean overwritten;

    public boolean finished;

    /** Index of the next command. */
    public int index;

    /** The frequency to go back to when the route ends. */
    public int savedFrequency;

    public int failures;

    /** {@link #commands} decoded, and the array it was made from: no part of the state. */
    private MoveRoute decoded = MoveRoute.EMPTY;

    private byte[] decodedFrom = commands;

    /** The route's commands, decoded once for each array. */
    public MoveRoute decoded() {
        if (decodedFrom != commands) {
            decoded = MoveRoute.decode(commands, 0, commands.length);
            decodedFrom = commands;
        }
        return decoded;
    }

    @Override
    public void visit(StateVisitor v) {
        commands = v.bytes("commands", commands);
        repeat = v.z("repeat", repeat);
        skippable = v.z("skippable", skippable);
        overwritten = v.z("overwritten", overwritten);
        finished = v.z("finished", finished);
        index = v.i("index", index);
        savedFrequency = v.i("savedFrequency", savedFrequency);
        failures = v.i("failures", failures);
    }
}
