package org.vivarium.engine.scene;

import org.vivarium.engine.state.SceneState;

/**
 * The code of one kind of screen. A scene keeps nothing of its own between frames that the next
 * frame depends on: that stands in the game state, and {@code self} is this scene's entry on the
 * stack.
 */
public interface Scene {
    /**
     * Runs when the scene is asked for, in the frame of whoever asks: what happens at once, and how
     * the screen changes.
     */
    default SceneChange entry() {
        return SceneChange.DEFAULT;
    }

    /** Runs once, in the first frame of the scene; nothing else of the scene runs in that frame. */
    void start(SceneState self);

    /** Runs when a scene that lay on top was left, instead of {@link #start}. */
    default void resume(SceneState self) {}

    /** Runs when the black frames that a change asked for before this scene are over. */
    default void delayOver(SceneState self) {}

    /** One logical frame. Not called while a transition runs. */
    void update(SceneState self);

    /**
     * Draws the whole picture. Only reads the state.
     *
     * @param pixels 320x240 ARGB, to be filled completely
     */
    void draw(SceneState self, int[] pixels);
}
