package org.vivarium.engine.battle;

import org.vivarium.engine.scene.Scene;

/** The scene battles are fought in: by turns in 2000, in real time in 2003. */
public interface Battle extends Scene {
    /** What the Battle panel sees of it. */
    BattleWatch watch();
}
