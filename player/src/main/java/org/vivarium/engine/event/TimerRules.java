package org.vivarium.engine.event;

import org.vivarium.engine.state.TimerState;

/** How timers run down, on the map and in battle (spec interpreter 18). */
public final class TimerRules {

    private TimerRules() {}

    /**
     * One frame of a timer. It stops and hides itself when its seconds reach 0, with 59 frames
     * left.
     *
     * @return whether its second changed
     */
    public static boolean tick(TimerState timer, boolean inBattle) {
        if (!timer.active || timer.frames <= 0 || inBattle && !timer.inBattle) {
            return false;
        }
        int before = timer.seconds();
        timer.frames--;
        if (timer.seconds() == 0) {
            timer.active = false;
            timer.visible = false;
        }
        return timer.seconds() != before;
    }
}
