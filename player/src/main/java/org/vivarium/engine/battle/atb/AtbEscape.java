package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.BattleFormulas;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Narration;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.battle.stage.Pose;
import org.vivarium.engine.battle.stage.PoseEnd;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.state.BattleState;

/** Fleeing in 2003: as an action of an actor, or as an option (spec battle 1.8, 5.3). */
final class AtbEscape {
    private final Engine engine;
    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final Narration narration;
    private final BattleStage stage;

    AtbEscape(BattleParts parts, BattleStage stage) {
        this.parts = parts;
        this.stage = stage;
        engine = parts.engine;
        battle = parts.battle;
        battlers = parts.battlers;
        narration = parts.narration;
    }

    /** An actor tries; every failure makes the next attempt easier. */
    void attempt() {
        int chance = BattleFormulas.escapeChanceAfter(battle.escapeFailures, battle.escapeChance);
        if (battle.firstStrike || parts.dice.percent(chance)) {
            succeed();
        } else {
            battle.escapeFailures++;
            BattlePhase.ESCAPE.enter(battle);
            battle.help = parts.text.terms().escapeFailure();
            narration.wait(10, 30);
        }
    }

    /** The party runs away. */
    void succeed() {
        BattlePhase.ESCAPE.enter(battle);
        battle.result = BattleResult.ESCAPE.ordinal();
        battle.help = "";
        engine.systemAudio.play(SystemSound.ESCAPE);
        for (int i = 0; i < battlers.allyCount(); i++) {
            Battler ally = battlers.ally(i);
            if (ally.exists()) {
                stage.pose(ally, Pose.WALK_RIGHT, PoseEnd.LOOP);
            }
        }
        narration.wait(10, 30);
    }

    /** Whether the attempt that was told of failed: the battle goes on then. */
    boolean failed() {
        return battle.result != BattleResult.ESCAPE.ordinal();
    }
}
