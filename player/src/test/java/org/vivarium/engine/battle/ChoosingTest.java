package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How enemies and automatic actors weigh their actions (spec battle 7.12, 7.13). */
class ChoosingTest {

    private static Dice locked(int value) {
        return (low, high) -> Math.clamp(value, low, high);
    }

    private static int chosen(int roll, int... ratings) {
        EnemyAi.settle(ratings, ratings.length);
        return EnemyAi.draw(ratings, ratings.length, locked(roll));
    }

    @ParameterizedTest
    @CsvSource({
        "40,50,0,1", "40,50,99,1", "50,40,0,0", "50,40,99,0", "41,50,0,0", "41,50,1,1",
        "45,50,4,0", "45,50,5,1", "49,50,8,0", "49,50,9,1", "50,50,9,0", "50,50,10,1",
        "0,50,0,1"
    })
    void ratingsWithinNineOfTheBestAreDrawn(int first, int second, int roll, int result) {
        assertThat(chosen(roll, first, second)).isEqualTo(result);
    }

    @Test
    void ratingsFarBelowTheBestAreNotDrawn() {
        assertThat(chosen(9, 50, 30, 50)).isZero();
        assertThat(chosen(10, 50, 30, 50)).isEqualTo(2);
    }

    @Test
    void withoutAnyWeightNothingIsDone() {
        assertThat(chosen(0, 0, 0)).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({
        "47,500,false,0,0.141", "47,500,false,99,1.131", "38,500,false,0,0.114",
        "38,500,true,0,0.921", "500,500,true,0,4.125", "500,500,false,50,2.75"
    })
    void attacksAreRankedByTheShareTheyTake(
            int effect, int hp, boolean first, int roll, double rank) {
        assertThat(Ranks.attack(effect, hp, first, locked(roll))).isCloseTo(rank, within(1e-9));
    }

    @Test
    void skillsAreRankedByTheirPriceToo() {
        assertThat(Ranks.damage(100, 200, 10, 100, false)).isCloseTo(0.475, within(1e-9));
        assertThat(Ranks.damage(100, 200, 10, 100, true)).isCloseTo(1.2125, within(1e-9));
        assertThat(Ranks.damage(300, 200, 10, 100, true)).isCloseTo(2.7125, within(1e-9));
    }

    @Test
    void healingIsRankedByWhatIsMissing() {
        assertThat(Ranks.heal(60, 50, 100, 10, 100)).isCloseTo(0.4875, within(1e-9));
        assertThat(Ranks.heal(30, 50, 100, 10, 100)).isCloseTo(0.2875, within(1e-9));
        assertThat(Ranks.heal(30, 100, 100, 10, 100)).isZero();
        assertThat(Ranks.revive(40)).isCloseTo(1.04, within(1e-9));
    }
}
