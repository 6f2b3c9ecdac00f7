package org.vivarium.engine.battle;

/** How tall battlers are drawn, which is where animations over them go by. */
@FunctionalInterface
public interface BattlerHeights {
    /** Height of a battler's sprite in pixels. */
    int of(Battler b);
}
