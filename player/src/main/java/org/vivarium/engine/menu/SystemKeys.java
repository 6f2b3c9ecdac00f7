package org.vivarium.engine.menu;

import org.vivarium.engine.Engine;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.GameState;

/**
 * Keys that work whatever the scene is: reset, and the test play's own (menus-and-saves 2.4, 17).
 */
public final class SystemKeys {
    private static final int MUSIC_FADE_MS = 800;

    private final Engine engine;
    private final GameState state;

    public SystemKeys(Engine engine) {
        this.engine = engine;
        this.state = engine.state;
    }

    /** Looks at the keys newly pressed; called before the scene's own frame. */
    public void update() {
        if (state.input.triggered == 0 || engine.scenes.requested()) {
            return;
        }
        SceneKind scene = engine.scenes.current();
        if (pressed(Button.RESET) && scene != SceneKind.TITLE) {
            engine.audio.fadeOutAndForgetMusic(MUSIC_FADE_MS);
            engine.audio.stopSounds();
            engine.scenes.replace(SceneKind.TITLE, SceneChange.TO_TITLE);
        } else if (state.system.testPlay && scene == SceneKind.MAP) {
            updateTestPlay();
        }
    }

    private void updateTestPlay() {
        if (pressed(Button.DEBUG_MENU)) {
            engine.scenes.push(SceneKind.DEBUG, SceneChange.DEBUG);
        } else if (pressed(Button.DEBUG_SAVE)) {
            engine.scenes.push(SceneKind.SAVE);
        } else if (pressed(Button.DEBUG_ABORT)) {
            state.foreground.clear();
            state.hero.route.overwritten = false;
        }
    }

    private boolean pressed(Button button) {
        return button.isIn(state.input.triggered);
    }
}
