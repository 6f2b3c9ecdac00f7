package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.BlowState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.engine.state.RandomState;
import org.vivarium.model.Actor;
import org.vivarium.model.Enemy;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/**
 * A hundred thousand attacks, skills and choices in a battle come out as the rules promise, within
 * five standard deviations.
 */
class BattleStatisticsTest {
    private static final int TIMES = 100_000;

    /** 120 / 2 - 88 / 4 = 38, give or take 4 tenths; three times that after a critical hit. */
    private static final int LEAST = 31;

    private static final int MOST = 46;
    private static final int LEAST_CRITICAL = 92;
    private static final int MOST_CRITICAL = 137;

    private static final int HELD = 2;
    private static final int INFLICTED = 3;

    private final BattleGame game = new BattleGame();
    private final RandomState random = new RandomState();
    private final OutcomeState out = game.out;
    private final BlowState blow = new BlowState();
    private BattleParts parts;

    @BeforeEach
    void start() {
        random.seed(20);
        game.actor(1).set(Actor.CRITICAL_HIT, true).set(Actor.CRITICAL_HIT_CHANCE, 30);
        game.item(Item.Type.WEAPON)
                .set(Item.HIT, 90)
                .set(Item.CRITICAL_HIT, 10)
                .set(Item.STATE_SET, new int[] {0, 0, 1})
                .set(Item.STATE_CHANCE, 60);
        game.state(50).set(State.RELEASE_BY_DAMAGE, 25);
        game.state(50).set(State.B_RATE, 50);
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, 100)
                .set(Skill.VARIANCE, 3)
                .set(Skill.HIT, 70)
                .set(Skill.AFFECT_HP, true)
                .set(Skill.STATE_EFFECTS, new int[] {0, 0, 1});
        var enemy =
                game.enemy().set(Enemy.MAX_HP, 9999).set(Enemy.DEFENSE, 88).set(Enemy.AGILITY, 200);
        int[] ratings = {50, 47, 41, 40};
        for (int i = 0; i < ratings.length; i++) {
            enemy.table(Enemy.ACTIONS)
                    .add()
                    .set(EnemyAction.BASIC, EnemyAction.Basic.DEFENSE + i)
                    .set(EnemyAction.RATING, ratings[i]);
        }
        game.start();
        game.actorState(1).equipment[0] = 1;
        parts = new BattleParts(game.engine, random::between);
        parts.states.add(game.foe(0), HELD);
    }

    private static void assertShare(String what, int count, int of, double share) {
        double deviation = Math.sqrt(of * share * (1 - share));
        assertThat((double) count)
                .as(what)
                .isBetween(of * share - 5 * deviation, of * share + 5 * deviation);
    }

    private static boolean contains(int[] states, int count, int state) {
        for (int i = 0; i < count; i++) {
            if (states[i] == state) {
                return true;
            }
        }
        return false;
    }

    @Test
    void attacksHitHurtAndInflictByTheirChances() {
        int hits = 0;
        int criticals = 0;
        int released = 0;
        int inflicted = 0;
        int[] damage = new int[MOST_CRITICAL + 1];
        for (int i = 0; i < TIMES; i++) {
            parts.attacks.attack(game.ally(0), game.foe(0), false, out, blow);
            if (out.success) {
                hits++;
                criticals += out.critical ? 1 : 0;
                released += contains(out.released, out.releasedCount, HELD) ? 1 : 0;
                inflicted += contains(out.states, out.stateCount, INFLICTED) ? 1 : 0;
                damage[-out.hp]++;
            }
        }
        assertShare("90 %, the target is twice as fast", hits, TIMES, 0.85);
        assertShare("1 in 30 and 10 %", criticals, hits, 0.13);
        assertShare("shaken off", released, hits, 0.25);
        assertShare("60 % of 50 %", inflicted, hits, 0.3);
        assertUniform(damage, LEAST, MOST, hits - criticals);
        assertUniform(damage, LEAST_CRITICAL, MOST_CRITICAL, criticals);
    }

    private static void assertUniform(int[] counts, int least, int most, int of) {
        int sum = 0;
        for (int value = least; value <= most; value++) {
            assertShare(value + " HP", counts[value], of, 1.0 / (most - least + 1));
            sum += counts[value];
        }
        assertThat(sum).as("nothing outside").isEqualTo(of);
    }

    @Test
    void skillsRollEachOfTheirPartsAlone() {
        int hits = 0;
        int inflicted = 0;
        int[] damage = new int[200];
        Skill skill = game.skillRow(1);
        for (int i = 0; i < TIMES; i++) {
            parts.effects.work(game.ally(0), game.foe(0), skill, out, blow);
            if (out.success) {
                hits++;
                inflicted += contains(out.states, out.stateCount, INFLICTED) ? 1 : 0;
                damage[-out.hp]++;
            }
        }
        assertShare("its own chance, agility aside", hits, TIMES, 0.7);
        assertShare("70 % of 50 %", inflicted, hits, 0.35);
        assertUniform(damage, 85, 115, hits);
    }

    @Test
    void enemiesChooseByWhatIsLeftOfTheirRatings() {
        int[] chosen = new int[4];
        for (int i = 0; i < TIMES; i++) {
            parts.ai.choose(game.foe(0));
            chosen[game.foe(0).state().action.enemyAction]++;
        }
        int[] weights = {10, 7, 1, 0};
        for (int i = 0; i < weights.length; i++) {
            assertShare("rating " + i, chosen[i], TIMES, weights[i] / 18.0);
        }
    }

    @Test
    void theOrderOfATurnIsSpreadByAQuarterOfTheAgility() {
        int[] counts = new int[300];
        for (int i = 0; i < TIMES; i++) {
            counts[BattleFormulas.order(99, parts.dice)]++;
        }
        assertUniform(counts, 99, 126, TIMES);
    }
}
