package org.vivarium.engine.scene;

/**
 * What a game may wish of the window it is shown in. Whether a wish is granted never reaches the
 * game: with and without a window it goes on the same way.
 */
public interface WindowWishes {
    /** Nobody grants anything: there is no window. */
    WindowWishes NONE =
            new WindowWishes() {
                @Override
                public void toggleFullScreen() {}

                @Override
                public void toggleScaling() {}
            };

    /** To full screen, or back into a window. */
    void toggleFullScreen();

    /** From whole multiples of the picture's size to all the room there is, or back. */
    void toggleScaling();
}
