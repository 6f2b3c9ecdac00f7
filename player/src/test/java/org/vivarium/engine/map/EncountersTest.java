package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.input.Button;

/** Spec map-scene 5.12, vectors of battle 8. */
class EncountersTest {
    private final MapFixture map = new MapFixture(10, 10);

    private void meadow(int rate) {
        map.terrains.encounterRate[1] = rate;
        map.build().heroAt(5, 5);
        map.troops = new int[] {3};
    }

    /** Walked so far, and the probability of the next step at 25 steps and rate 100. */
    @ParameterizedTest
    @CsvSource({
        "0, 0.0025",
        "400, 0.005",
        "500, 0.005",
        "1000, 0.01",
        "1500, 0.02",
        "2400, 0.08",
        "3400, 0.16",
        "3900, 0.32",
        "4400, 0.64"
    })
    void theProbabilityGrowsWithTheWay(int walked, float probability) {
        int ratio = (walked + 100) / 25;
        int row = 0;
        int[] limits = {20, 40, 60, 100, 140, 160, 180};
        while (row < limits.length && ratio >= limits[row]) {
            row++;
        }

        assertThat(Encounters.probability(25, row, 100)).isCloseTo(probability, within(1e-6f));
    }

    @Test
    void theMeanDistanceIsThatOfTheOriginal() {
        meadow(100);
        map.state.map.encounterSteps = 20;
        int steps = 0;
        int battles = 0;
        while (battles < 2000) {
            map.world.encounters.roll();
            steps++;
            if (map.hero().encounterCalled) {
                map.hero().encounterCalled = false;
                battles++;
            }
        }

        assertThat(steps / (double) battles).isBetween(22.0, 24.0);
    }

    @Test
    void withoutEncounterStepsNothingIsCounted() {
        meadow(100);
        map.state.map.encounterSteps = 0;
        map.hero().encounterTotal = 500;
        map.world.encounters.roll();

        assertThat(map.hero().encounterTotal).isZero();
    }

    @Test
    void theBattleBeginsWhenTheHeroStands() {
        meadow(0);
        map.hero().encounterCalled = true;
        map.run(1, Button.RIGHT);

        assertThat(map.battles).containsExactly(3);
        assertThat(map.state.battleRequest.random).isTrue();
        assertThat(map.state.battleRequest.escape).isEqualTo(1);
        assertThat(map.hero().x).isEqualTo(5);
    }

    @Test
    void withoutATroopTheHeroWalksOn() {
        meadow(0);
        map.troops = new int[0];
        map.hero().encounterCalled = true;
        map.run(1, Button.RIGHT);

        assertThat(map.battles).isEmpty();
        assertThat(map.hero().encounterCalled).isFalse();
        assertThat(map.hero().x).isEqualTo(6);
    }

    @Test
    void anyTriggerTakesThePendingBattleAway() {
        MapFixture.TestEvent event = map.event(6, 5);
        event.layer = 0;
        event.trigger = PageTable.HERO_TOUCH;
        meadow(0);
        map.run(1, Button.RIGHT);
        map.hero().encounterCalled = true;
        map.run(7);

        assertThat(map.hero().encounterCalled).isFalse();
    }

    @Test
    void groundTheDatabaseDoesNotKnowCountsNothing() {
        map.terrains.encounterRate[1] = 100;
        map.build().chips(null, null, MapFixture.terrain(99)).heroAt(5, 5);
        map.state.map.encounterSteps = 25;
        map.world.encounters.roll();

        assertThat(map.hero().encounterTotal).isZero();
    }

    @Test
    void aRowBeginsWhereTheRatioReachesItsLimit() {
        meadow(100);
        map.state.map.encounterSteps = 25;
        map.hero().encounterTotal = 20 * 25 - 101;
        map.state.random.seed(3);
        map.world.encounters.roll();
        assertThat(map.hero().encounterRow).isZero();
        map.hero().encounterTotal = 20 * 25 - 100;
        map.world.encounters.roll();
        assertThat(map.hero().encounterRow).isEqualTo(1);
    }

    @Test
    void relocatingTheHeroCountsFromTheBeginning() {
        meadow(100);
        map.hero().encounterTotal = 900;
        map.hero().encounterRow = 3;
        map.world.encounters.reset();

        assertThat(map.hero().encounterTotal).isZero();
        assertThat(map.hero().encounterRow).isZero();
    }

    @Test
    void theStateOfARandomBattleIsThatOfNoEvent() {
        meadow(0);
        map.state.battleRequest.defeatBranch = true;
        map.state.battleRequest.condition = 4;
        map.state.battleRequest.backdropName = "x";
        map.hero().encounterCalled = true;
        map.run(1);

        assertThat(map.state.battleRequest.defeatBranch).isFalse();
        assertThat(map.state.battleRequest.condition).isZero();
        assertThat(map.state.battleRequest.backdropName).isEmpty();
        assertThat(map.state.battleRequest.terrain).isEqualTo(1);
    }
}
