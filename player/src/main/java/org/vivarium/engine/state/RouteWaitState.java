package org.vivarium.engine.state;

/** A wait for one character's forced route (spec event-commands, 2051). */
public final class RouteWaitState implements Stateful {

    public boolean waiting;

    /** Character waited for, as commands name it. */
    public int character;

    /** Failed steps after which the route is given up; 0 never. */
    public int failures;

    /** Variable that becomes 1 when the route ended and 0 when it was given up; 0 for none. */
    public int variable;

    @Override
    public void visit(StateVisitor v) {
        waiting = v.z("waiting", waiting);
        character = v.i("character", character);
        failures = v.i("failures", failures);
        variable = v.i("variable", variable);
    }
}
