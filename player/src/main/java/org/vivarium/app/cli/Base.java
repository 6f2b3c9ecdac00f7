package org.vivarium.app.cli;

import org.vivarium.engine.scene.SceneKind;

/** The scene whose first frame is frame 0 of a run. */
public enum Base {
    START(null),
    TITLE(SceneKind.TITLE),
    MAP(SceneKind.MAP),
    BATTLE(SceneKind.BATTLE),
    MENU(SceneKind.MENU);

    private final SceneKind scene;

    Base(SceneKind scene) {
        this.scene = scene;
    }

    /** Null for the first frame of the run. */
    public SceneKind scene() {
        return scene;
    }
}
