package org.vivarium.engine.scene;

import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.SceneRequestState;
import org.vivarium.engine.state.SceneState;

/**
 * Which scene is in charge, and how one gives way to another: a request waits for the end of the
 * frame, the old scene is erased, the new one starts, its picture is shown (spec screen-and-windows
 * 5.7). The last request of a frame wins.
 */
public final class SceneStack {
    /** What a request does to the stack. */
    enum Change {
        NONE,
        PUSH,
        POP,
        REPLACE,
        /** Unwinds to the scene of that kind, which resumes; starts it when there is none. */
        RETURN_TO;

        private static final Change[] ALL = values();
    }

    private static final int[] NO_ARGUMENTS = {};

    private final GameState state;
    private final ScreenTransitions transitions;
    private final Scene[] scenes = new Scene[SceneKind.count()];

    public SceneStack(GameState state, ScreenTransitions transitions) {
        this.state = state;
        this.transitions = transitions;
    }

    /** Says which code runs a kind of scene. */
    public void register(SceneKind kind, Scene scene) {
        scenes[kind.ordinal()] = scene;
    }

    public boolean knows(SceneKind kind) {
        return scenes[kind.ordinal()] != null;
    }

    /** The kind of the scene in charge; {@link SceneKind#NONE} when the game has ended. */
    public SceneKind current() {
        return state.scenes.isEmpty() ? SceneKind.NONE : SceneKind.at(state.scenes.last().kind);
    }

    /** Whether a scene of this kind lies anywhere on the stack. */
    public boolean contains(SceneKind kind) {
        for (int i = 0; i < state.scenes.size(); i++) {
            if (state.scenes.get(i).kind == kind.ordinal()) {
                return true;
            }
        }
        return false;
    }

    /** A change was asked for in this frame, or its erase still runs. */
    public boolean requested() {
        return state.sceneRequest.change != 0;
    }

    /** The kind asked for; {@link SceneKind#NONE} without a request or for a pop. */
    public SceneKind requestedKind() {
        Change change = Change.ALL[state.sceneRequest.change];
        return change == Change.NONE || change == Change.POP
                ? SceneKind.NONE
                : SceneKind.at(state.sceneRequest.kind);
    }

    public void push(SceneKind kind) {
        push(kind, NO_ARGUMENTS);
    }

    public void push(SceneKind kind, int... arguments) {
        Scene scene = scenes[kind.ordinal()];
        SceneChange how = scene == null ? SceneChange.DEFAULT : scene.entry();
        request(Change.PUSH, kind, arguments, how);
    }

    public void push(SceneKind kind, SceneChange change, int... arguments) {
        request(Change.PUSH, kind, arguments, change);
    }

    public void pop() {
        pop(SceneChange.DEFAULT);
    }

    public void pop(SceneChange change) {
        request(Change.POP, SceneKind.NONE, NO_ARGUMENTS, change);
    }

    public void replace(SceneKind kind, SceneChange change, int... arguments) {
        request(Change.REPLACE, kind, arguments, change);
    }

    public void returnTo(SceneKind kind, SceneChange change, int... arguments) {
        request(Change.RETURN_TO, kind, arguments, change);
    }

    /** Takes a request of this frame back. */
    public void cancelRequest() {
        state.sceneRequest.change = 0;
    }

    private void request(Change change, SceneKind kind, int[] arguments, SceneChange how) {
        SceneRequestState r = state.sceneRequest;
        r.change = change.ordinal();
        r.kind = kind.ordinal();
        r.arguments = arguments;
        r.leaving = false;
        r.showType = how.showType();
        r.showFrames = how.showFrames();
        r.delay = how.delay();
        r.eraseType = how.eraseType();
        r.eraseFrames = how.eraseFrames();
        r.eraseFlashes = how.flashes();
    }

    /**
     * Runs the frame of the scene in charge, or the change that is under way. Called once a frame
     * while no transition runs.
     */
    public void update() {
        if (state.sceneRequest.change == 0 || !state.sceneRequest.leaving) {
            updateCurrent();
        }
        SceneRequestState r = state.sceneRequest;
        if (r.change != 0 && !r.leaving && transferComesFirst()) {
            return;
        }
        if (r.change != 0 && !r.leaving) {
            r.leaving = true;
            if (r.eraseFlashes) {
                transitions.eraseForBattle(r.eraseType);
            } else {
                transitions.erase(r.eraseType, r.eraseFrames);
            }
            return;
        }
        if (r.change != 0 && !transitions.active()) {
            apply();
        }
    }

    /** Black frames run before the scene in charge shows. */
    public boolean delayed() {
        return !state.scenes.isEmpty() && state.scenes.last().delay > 0;
    }

    /** On the map a transfer of the hero goes before a scene asked for (spec interpreter 11.1). */
    private boolean transferComesFirst() {
        return current() == SceneKind.MAP && (state.transfer.pending || state.transfer.stage != 0);
    }

    private void updateCurrent() {
        if (state.scenes.isEmpty()) {
            return;
        }
        SceneState top = state.scenes.last();
        Scene scene = scenes[top.kind];
        if (top.delay > 0) {
            if (--top.delay == 0) {
                scene.delayOver(top);
                showScene();
            }
        } else if (!top.started) {
            top.started = true;
            scene.start(top);
        } else {
            scene.update(top);
        }
    }

    /** Makes the requested change at once, without an erase; used to begin a run. */
    public void begin(SceneKind kind, int... arguments) {
        state.scenes.clear();
        add(kind, arguments);
        state.sceneRequest.change = 0;
    }

    private void apply() {
        SceneRequestState r = state.sceneRequest;
        Change change = Change.ALL[r.change];
        SceneKind kind = SceneKind.at(r.kind);
        r.change = 0;
        r.leaving = false;
        switch (change) {
            case PUSH -> add(kind, r.arguments);
            case REPLACE -> {
                state.scenes.clear();
                if (kind != SceneKind.NONE) {
                    add(kind, r.arguments);
                }
            }
            case RETURN_TO -> {
                if (contains(kind)) {
                    while (current() != kind) {
                        state.scenes.removeLast();
                    }
                    state.scenes.last().arguments = r.arguments;
                } else {
                    state.scenes.clear();
                    add(kind, r.arguments);
                }
            }
            case POP -> state.scenes.removeLast();
            case NONE -> {}
        }
        if (state.scenes.isEmpty()) {
            return;
        }
        SceneState top = state.scenes.last();
        top.delay = r.delay;
        if (top.started) {
            scenes[top.kind].resume(top);
        } else {
            top.started = true;
            scenes[top.kind].start(top);
        }
        if (top.delay == 0) {
            showScene();
        }
    }

    /** Shows the scene in charge as the last change asked, if it did. */
    private void showScene() {
        boolean wanted = state.sceneRequest.showType != SceneChange.NO_SHOW;
        if (wanted && !transitions.active() && transitions.erased()) {
            transitions.show(state.sceneRequest.showType, state.sceneRequest.showFrames);
        }
    }

    private void add(SceneKind kind, int[] arguments) {
        SceneState entry = state.scenes.add();
        entry.kind = kind.ordinal();
        entry.started = false;
        entry.delay = 0;
        entry.arguments = arguments;
    }

    /** Draws the scene in charge; black when there is none. */
    public void draw(int[] pixels) {
        if (state.scenes.isEmpty() || !state.scenes.last().started) {
            java.util.Arrays.fill(pixels, 0xFF000000);
            return;
        }
        SceneState top = state.scenes.last();
        scenes[top.kind].draw(top, pixels);
    }
}
