package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.RandomState;

/** A hundred thousand attacks come out as the formulas promise, within five standard deviations. */
class BattleStatisticsTest {
    private static final int ATTACKS = 100_000;
    private static final int LEAST = 31;
    private static final int MOST = 46;

    private final RandomState random = new RandomState();
    private final Dice dice = random::between;

    @Test
    void hitsCriticalHitsAndDamageKeepTheirShares() {
        random.seed(20);
        int hit = BattleFormulas.chanceByAgility(90, 50, 100);
        int critical = BattleFormulas.criticalPercent(true, 30, 10);
        int hits = 0;
        int criticals = 0;
        int[] damage = new int[MOST + 1];
        for (int i = 0; i < ATTACKS; i++) {
            if (!dice.percent(hit)) {
                continue;
            }
            hits++;
            if (dice.percent(critical)) {
                criticals++;
                continue;
            }
            int effect = BattleFormulas.vary(BattleFormulas.attack(120, 90), 4, false, dice);
            damage[effect]++;
        }
        assertShare(hits, ATTACKS, hit / 100.0);
        assertShare(criticals, hits, critical / 100.0);
        for (int effect = LEAST; effect <= MOST; effect++) {
            assertShare(damage[effect], hits - criticals, 1.0 / (MOST - LEAST + 1));
        }
    }

    private static void assertShare(int count, int of, double share) {
        double deviation = Math.sqrt(of * share * (1 - share));
        assertThat((double) count)
                .isBetween(of * share - 5 * deviation, of * share + 5 * deviation);
    }
}
