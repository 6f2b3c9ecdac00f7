package org.vivarium.engine.state;

import java.util.Arrays;

/**
 * Switches and variables that all saves of a game share (Maniac Patch, spec menus-and-saves 20).
 */
public final class GlobalSaveState implements Stateful {
    private static final int MAX_ID = 100_000;

    /** A script has opened it and not closed it since. */
    public boolean open;

    private boolean[] switches = {};
    private int[] variables = {};

    /** Holds what a file held. */
    public void reset(boolean[] newSwitches, int[] newVariables) {
        switches = newSwitches.clone();
        variables = newVariables.clone();
    }

    public boolean[] switches() {
        return switches.clone();
    }

    public int[] variables() {
        return variables.clone();
    }

    public boolean on(int id) {
        return id > 0 && id <= switches.length && switches[id - 1];
    }

    public int variable(int id) {
        return id > 0 && id <= variables.length ? variables[id - 1] : 0;
    }

    public void turn(int id, boolean on) {
        if (id > 0 && id <= MAX_ID) {
            if (id > switches.length) {
                switches = Arrays.copyOf(switches, id);
            }
            switches[id - 1] = on;
        }
    }

    public void setVariable(int id, int value) {
        if (id > 0 && id <= MAX_ID) {
            if (id > variables.length) {
                variables = Arrays.copyOf(variables, id);
            }
            variables[id - 1] = value;
        }
    }

    @Override
    public void visit(StateVisitor v) {
        open = v.z("open", open);
        switches = v.flags("switches", switches);
        variables = v.ints("variables", variables);
    }
}
