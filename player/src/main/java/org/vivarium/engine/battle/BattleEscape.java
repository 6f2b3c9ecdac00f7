package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.state.BattleState;

/** Fleeing, which grows easier with each failure (spec battle 1.8). */
final class BattleEscape {
    private final Engine engine;
    private final BattleState battle;
    private final BattleText text;
    private final Narration narration;
    private final Dice dice;

    BattleEscape(BattleParts parts) {
        this.engine = parts.engine;
        this.battle = parts.battle;
        this.text = parts.text;
        this.narration = parts.narration;
        this.dice = parts.dice;
    }

    /** The party tries to flee. */
    void attempt() {
        int chance = BattleFormulas.escapeChanceAfter(battle.escapeFailures, battle.escapeChance);
        boolean fled = battle.firstStrike || dice.percent(chance);
        narration.clear();
        BattlePhase.ESCAPE.enter(battle);
        if (fled) {
            battle.result = BattleResult.ESCAPE.ordinal();
            engine.systemAudio.play(SystemSound.ESCAPE);
            narration.add(text.terms().escapeSuccess());
        } else {
            battle.escapeFailures++;
            narration.add(text.terms().escapeFailure());
        }
        narration.wait(10, 60);
    }
}
