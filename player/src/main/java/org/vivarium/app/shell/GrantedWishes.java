package org.vivarium.app.shell;

import javafx.application.Platform;
import org.vivarium.engine.scene.WindowWishes;

/** What games wish of the window, done on the window's thread. */
final class GrantedWishes implements WindowWishes {
    private final Runnable fullScreen;
    private final Runnable scaling;

    GrantedWishes(Runnable fullScreen, Runnable scaling) {
        this.fullScreen = fullScreen;
        this.scaling = scaling;
    }

    @Override
    public void toggleFullScreen() {
        Platform.runLater(fullScreen);
    }

    @Override
    public void toggleScaling() {
        Platform.runLater(scaling);
    }
}
