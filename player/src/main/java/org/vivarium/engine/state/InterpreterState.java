package org.vivarium.engine.state;

/** An event interpreter: its stack of calls and what it waits for (spec interpreter 2). */
public final class InterpreterState implements Stateful {
    /** Called lists above the one that started; the last is the one that runs. */
    public final StateList<FrameState> stack = new StateList<>(FrameState::new);

    /** Frames left to wait. */
    public int waitTime;

    /** Waits for the decision key. */
    public boolean waitKey;

    /** Waits for all forced routes to end. */
    public boolean waitMovement;

    /** Opened the message that is shown. */
    public boolean showMessage;

    /** An escape from the battle just called ends this list. */
    public boolean abortOnEscape;

    /** Waits for a key (spec interpreter 9.4); the fields below say which and where to. */
    public boolean keyInput;

    /** Bits of {@code KeyGroup}. */
    public int keyMask;

    public int keyVariable;
    public int keyTimeVariable;
    public boolean keyTimed;

    /** Frames waited so far; a save doesn't keep them. */
    public int keyFrames;

    /** Price of the inn whose question is open, 0 without one. */
    public int innPrice;

    /** Indent at which the answer to it arrives. */
    public int innIndent;

    /** Forced route waited for by command 2051. */
    public final RouteWaitState routeWait = new RouteWaitState();

    /** One more than the command that was tried and has to wait; 0 when none was. */
    public int tried;

    /** Patches this interpreter takes as applied or not, as {@code PatchChanges} packs them. */
    public int patches;

    public boolean running() {
        return !stack.isEmpty();
    }

    /** Forgets everything: no list, no waits. */
    public void clear() {
        stack.clear();
        waitTime = 0;
        waitKey = false;
        waitMovement = false;
        showMessage = false;
        abortOnEscape = false;
        keyInput = false;
        innPrice = 0;
        routeWait.waiting = false;
        patches = 0;
        tried = 0;
    }

    @Override
    public void visit(StateVisitor v) {
        v.list("stack", stack);
        waitTime = v.i("waitTime", waitTime);
        waitKey = v.z("waitKey", waitKey);
        waitMovement = v.z("waitMovement", waitMovement);
        showMessage = v.z("showMessage", showMessage);
        abortOnEscape = v.z("abortOnEscape", abortOnEscape);
        keyInput = v.z("keyInput", keyInput);
        keyMask = v.i("keyMask", keyMask);
        keyVariable = v.i("keyVariable", keyVariable);
        keyTimeVariable = v.i("keyTimeVariable", keyTimeVariable);
        keyTimed = v.z("keyTimed", keyTimed);
        keyFrames = v.i("keyFrames", keyFrames);
        innPrice = v.i("innPrice", innPrice);
        innIndent = v.i("innIndent", innIndent);
        v.child("routeWait", routeWait);
        patches = v.i("patches", patches);
        tried = v.i("tried", tried);
    }
}
