package org.vivarium.engine.map;

import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.SceneStack;
import org.vivarium.engine.scene.ScreenTransitions;
import org.vivarium.engine.state.HeroState;

/**
 * Zoom transitions of the map go to the hero, all others to the middle (spec screen-and-windows
 * 5.5).
 */
record HeroFocus(SceneStack scenes, ScreenPlaces places, HeroState hero)
        implements ScreenTransitions.Focus {
    private static final int ABOVE_FEET = 8;

    private boolean onMap() {
        return scenes.current() == SceneKind.MAP;
    }

    @Override
    public int x() {
        return onMap() ? places.screenX(hero) : CENTRE.x();
    }

    @Override
    public int y() {
        return onMap() ? places.screenY(hero) - ABOVE_FEET : CENTRE.y();
    }
}
