package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.AsyncOperation;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.event.TimerRules;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.TimerState;

/** What ends a battle from outside: a timer that runs out, or a page (spec battle 5.2). */
public final class BattleInterruptions {
    private final Engine engine;
    private final GameState state;
    private final BattleEnd end;

    public BattleInterruptions(Engine engine, BattleEnd end) {
        this.engine = engine;
        this.end = end;
        state = engine.state;
    }

    /** One frame of the timers, and what a page asked for; whether the battle is over by it. */
    public boolean end() {
        return tickTimers() || operationEnds();
    }

    /** A timer that counts in battle ends it when it runs out. */
    private boolean tickTimers() {
        boolean out = tick(state.party.timer1);
        out |= tick(state.party.timer2);
        if (out) {
            end.leave(BattleResult.ABORT);
        }
        return out;
    }

    private static boolean tick(TimerState timer) {
        boolean counts = timer.active && timer.inBattle;
        TimerRules.tick(timer, true);
        return counts && !timer.active;
    }

    private boolean operationEnds() {
        AsyncOperation asked = AsyncOperation.of(state.mapFrame.asyncOperation);
        if (asked == AsyncOperation.NONE) {
            return false;
        }
        state.mapFrame.asyncOperation = AsyncOperation.NONE.ordinal();
        switch (asked) {
            case TERMINATE_BATTLE -> end.leave(BattleResult.ABORT);
            case TITLE -> engine.scenes.replace(SceneKind.TITLE, SceneChange.TO_TITLE);
            case EXIT -> engine.scenes.replace(SceneKind.NONE, SceneChange.DEFAULT);
            default -> {
                return false;
            }
        }
        state.battle.phase = BattlePhase.OVER.ordinal();
        return true;
    }
}
