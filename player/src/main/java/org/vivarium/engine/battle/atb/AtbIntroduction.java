package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.BattlePages;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.battle.Narration;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.state.BattleState;

/** What a battle of 2003 begins with: two lines at the top, then the first pages (spec 1.9). */
final class AtbIntroduction {
    private final BattleState battle;
    private final Narration narration;
    private final BattlePages pages;
    private final BattleStage stage;
    private final String startTerm;
    private final String specialTerm;

    AtbIntroduction(BattleParts parts, BattlePages pages, BattleStage stage) {
        battle = parts.battle;
        narration = parts.narration;
        this.pages = pages;
        this.stage = stage;
        startTerm = parts.text.terms().battleStart();
        specialTerm = parts.text.terms().specialCombat();
    }

    /** One step; false when all is told and no page is due any more. */
    boolean step() {
        switch (battle.step) {
            case 0 -> {
                tell(startTerm, 10, 80);
                battle.step = 1;
            }
            case 1 -> {
                tellCondition();
                battle.step = 2;
            }
            case 2 -> {
                battle.help = "";
                stage.face();
                battle.step = 3;
            }
            default -> {
                return pages.startNext();
            }
        }
        return true;
    }

    private void tell(String term, int least, int most) {
        battle.help = term;
        if (!term.isEmpty()) {
            narration.wait(least, most);
        }
    }

    private void tellCondition() {
        Condition met = Condition.of(battle);
        boolean special =
                met == Condition.INITIATIVE
                        || met == Condition.SURROUND
                        || met == Condition.NONE && battle.firstStrike;
        if (special && !specialTerm.isEmpty()) {
            battle.help = specialTerm;
        }
        if (!specialTerm.isEmpty() && (met != Condition.NONE || battle.firstStrike)) {
            narration.wait(30, 70);
        }
    }
}
