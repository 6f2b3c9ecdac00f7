package org.vivarium.engine.scene;

/**
 * The transitions around a change of scene (spec screen-and-windows 5.7).
 *
 * @param eraseType transition number that erases the old scene
 * @param eraseFrames its length, 0 for the type's own
 * @param delay black frames between the two
 * @param showType transition number that shows the new scene
 * @param showFrames its length, 0 for the type's own
 * @param flashes two white flashes come first, as before a battle
 */
public record SceneChange(
        int eraseType, int eraseFrames, int delay, int showType, int showFrames, boolean flashes) {

    /** In place of a show transition: the screen stays black. */
    public static final int NO_SHOW = -1;

    /** Menu, shop, save, name and every other scene without a rule of its own. */
    public static final SceneChange DEFAULT = fade(6, 0, 6);

    public static final SceneChange TO_GAME_OVER = fade(35, 0, 80);
    public static final SceneChange GAME_OVER_TO_TITLE = fade(80, 20, 35);
    public static final SceneChange TITLE_TO_GAME = fade(6, 60, 0);
    public static final SceneChange TO_TITLE = fade(6, 20, 35);
    public static final SceneChange DEBUG =
            new SceneChange(ScreenTransitions.CUT, 1, 0, ScreenTransitions.CUT, 1);

    public SceneChange(int eraseType, int eraseFrames, int delay, int showType, int showFrames) {
        this(eraseType, eraseFrames, delay, showType, showFrames, false);
    }

    /** Two white flashes, then an erase. */
    public static SceneChange withFlashes(int eraseType, int delay, int showType) {
        return new SceneChange(eraseType, 0, delay, showType, 0, true);
    }

    public static SceneChange fade(int out, int delay, int in) {
        return new SceneChange(ScreenTransitions.FADE, out, delay, ScreenTransitions.FADE, in);
    }
}
