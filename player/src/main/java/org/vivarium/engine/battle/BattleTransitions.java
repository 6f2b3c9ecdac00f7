package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.scene.ScreenTransitions;
import org.vivarium.model.SystemData;

/** The transitions around a battle, as events have set them, or the database. */
public final class BattleTransitions {
    public static final int START_ERASE = 2;
    public static final int START_SHOW = 3;
    public static final int END_ERASE = 4;
    public static final int END_SHOW = 5;

    private final Engine engine;

    public BattleTransitions(Engine engine) {
        this.engine = engine;
    }

    public int setting(int index) {
        int chosen = engine.state.system.transitions[index];
        SystemData system = engine.game.system;
        int own =
                switch (index) {
                    case START_ERASE -> system.battleStartFadeout();
                    case START_SHOW -> system.battleStartFadein();
                    case END_ERASE -> system.battleEndFadeout();
                    default -> system.battleEndFadein();
                };
        return Math.clamp(chosen >= 0 ? chosen : own, 0, ScreenTransitions.NONE);
    }
}
