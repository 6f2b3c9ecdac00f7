package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleState;

/** The lines a battle begins with (spec battle 1.9). */
final class BattleIntroduction {
    private final BattleState battle;
    private final Battlers battlers;
    private final BattleText text;
    private final Narration narration;

    BattleIntroduction(BattleParts parts) {
        this.battle = parts.battle;
        this.battlers = parts.battlers;
        this.text = parts.text;
        this.narration = parts.narration;
    }

    /** Who appears, a page of four lines at a time, then the first strike. */
    void step() {
        int next = battle.step;
        int enemies = battlers.enemyCount();
        while (next > 0 && next <= enemies && battlers.enemy(next - 1).state().hidden) {
            next++;
        }
        if (battle.step == 0) {
            battle.step = 1;
            if (lastVisible() >= 0) {
                narration.wait(4, 4);
            }
        } else if (next <= enemies) {
            tellEncounter(next - 1);
            battle.step = next + 1;
        } else if (battle.step <= enemies + 1 && battle.firstStrike) {
            battle.step = enemies + 2;
            narration.clear();
            narration.add(text.terms().specialCombat());
            narration.wait(30, 70);
        } else {
            BattlePhase.OPTION.enter(battle);
        }
    }

    private void tellEncounter(int index) {
        if (narration.count() >= Narration.LINES) {
            narration.clear();
        }
        narration.add(text.encounter(battlers.enemy(index)));
        if (index == lastVisible() || narration.isFull()) {
            narration.wait(30, 70);
        } else {
            narration.wait(8, 8);
        }
    }

    private int lastVisible() {
        int last = battlers.enemyCount() - 1;
        while (last >= 0 && battlers.enemy(last).state().hidden) {
            last--;
        }
        return last;
    }
}
