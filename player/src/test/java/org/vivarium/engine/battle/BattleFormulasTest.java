package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.battle.BattleFormulas.Aim;

/** The worked examples of spec battle 7. */
class BattleFormulasTest {
    private static final int NONE = BattleFormulas.NO_RATE;

    private static Dice locked(int value) {
        return (low, high) -> Math.clamp(value, low, high);
    }

    @ParameterizedTest
    @CsvSource({
        "90,100,100,90", "90,100,50,92", "90,50,100,85", "90,10,1,94", "90,1,10,45", "90,10,200,-5",
        "90,20,80,75", "70,60,30,77", "70,30,60,55", "50,40,100,12", "100,1,999,100", "80,33,77,66"
    })
    void agilityDecidesTheHitChance(int hit, int attacker, int target, int result) {
        assertThat(BattleFormulas.chanceByAgility(hit, attacker, target)).isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource({
        "50, false, false, false, 45, 45",
        "100, true, false, false, 100, 100",
        "100, false, true, false, 0, 90",
        "50, false, true, false, 0, 45",
        "100, true, true, false, 0, 100",
        "100, false, false, true, 65, 65"
    })
    void statesAndArmourDecideTheHitChance(
            int sight,
            boolean helpless,
            boolean untouchable,
            boolean evasive,
            int attack,
            int skill) {
        Aim aim = new Aim(90, sight, untouchable, helpless, false, 100, 100, evasive);
        assertThat(aim.chance()).isEqualTo(attack);
        assertThat(aim.chanceOfSkill()).isEqualTo(skill);
    }

    @Test
    void aSureWeaponIgnoresAgilityAndArmour() {
        assertThat(new Aim(90, 100, false, false, true, 10, 200, true).chance()).isEqualTo(90);
    }

    @ParameterizedTest
    @CsvSource({
        "1,0,100", "1,10,110", "1,50,150", "2,0,50", "2,10,60", "2,50,100", "3,0,33", "3,10,43",
        "3,50,83", "7,0,14", "7,10,24", "7,50,64", "20,0,5", "20,10,15", "20,50,55", "25,0,3",
        "25,10,14", "25,50,54", "30,0,3", "30,10,13", "30,50,53", "50,0,1", "50,10,12", "50,50,51",
        "100,0,0", "100,10,10", "100,50,50", "30,80,83"
    })
    void criticalHitsAreCountedInSinglePrecision(int n, int bonus, int percent) {
        assertThat(BattleFormulas.criticalPercent(true, n, bonus)).isEqualTo(percent);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "10,10", "50,50", "29,28", "57,56", "58,57"})
    void weaponsAloneCanBeCritical(int bonus, int percent) {
        assertThat(BattleFormulas.criticalPercent(false, 1, bonus)).isEqualTo(percent);
    }

    @ParameterizedTest
    @CsvSource({
        "100,1,95,105",
        "100,4,80,120",
        "100,10,50,150",
        "100,0,100,100",
        "1,10,1,2",
        "1,4,1,2",
        "2,4,2,3",
        "5,4,4,6",
        "9,4,8,11",
        "10,4,8,12",
        "38,4,31,46",
        "54,1,52,57",
        "54,2,49,59",
        "54,10,27,81",
        "90,1,86,95",
        "90,2,81,99",
        "90,10,45,135",
        "999,4,800,1199",
        "0,1,0,0",
        "-100,4,-100,-100"
    })
    void effectsSpreadByTenths(int base, int tenths, int least, int most) {
        assertThat(BattleFormulas.vary(base, tenths, false, locked(Integer.MIN_VALUE)))
                .isEqualTo(least);
        assertThat(BattleFormulas.vary(base, tenths, false, locked(Integer.MAX_VALUE)))
                .isEqualTo(most);
    }

    @Test
    void olderEnginesSpreadWhatIsNotPositive() {
        assertThat(BattleFormulas.vary(0, 1, true, locked(1))).isOne();
        assertThat(BattleFormulas.vary(-100, 4, true, locked(1))).isEqualTo(-99);
    }

    @ParameterizedTest
    @CsvSource({
        "120,90,38,114,76,31,46", "50,20,20,60,40,16,24", "51,23,20,60,40,16,24",
        "33,17,12,36,24,10,14", "10,40,0,0,0,0,0", "200,100,75,225,150,60,90",
        "9999,0,4999,14997,9998,4000,5999"
    })
    void attacksFollowAttackAndDefense(
            int attack, int defense, int effect, int critical, int charged, int least, int most) {
        assertThat(BattleFormulas.attack(attack, defense)).isEqualTo(effect);
        assertThat(BattleFormulas.amplified(effect, true, false)).isEqualTo(critical);
        assertThat(BattleFormulas.amplified(effect, true, true)).isEqualTo(critical);
        assertThat(BattleFormulas.amplified(effect, false, true)).isEqualTo(charged);
        assertThat(BattleFormulas.vary(effect, 4, false, locked(0))).isEqualTo(least);
        assertThat(BattleFormulas.vary(effect, 4, false, locked(9999))).isEqualTo(most);
    }

    @ParameterizedTest
    @CsvSource({"100,50,25", "51,25,12", "3,1,0"})
    void defendingHalvesOnceOrTwice(int effect, int defended, int strongly) {
        assertThat(BattleFormulas.defended(effect, true, false)).isEqualTo(defended);
        assertThat(BattleFormulas.defended(effect, true, true)).isEqualTo(strongly);
        assertThat(BattleFormulas.defended(effect, false, true)).isEqualTo(effect);
    }

    @ParameterizedTest
    @CsvSource({
        "10,10,10,100,120,100,90,54,90",
        "0,10,10,100,120,100,90,44,80",
        "10,0,10,100,120,100,90,29,40",
        "10,10,0,100,120,100,90,35,60",
        "0,10,10,10,10,100,100,0,7",
        "40,0,5,50,75,40,33,47,49",
        "60,3,0,77,10,45,10,68,71",
        "100,5,5,99,99,55,55,127,136"
    })
    void skillsFollowBothSides(
            int power,
            int physical,
            int magical,
            int attack,
            int spirit,
            int defense,
            int targetSpirit,
            int offensive,
            int plain) {
        assertThat(
                        BattleFormulas.skill(
                                power, physical, magical, attack, spirit, defense, targetSpirit))
                .isEqualTo(offensive);
        assertThat(BattleFormulas.skill(power, physical, magical, attack, spirit, 0, 0))
                .isEqualTo(plain);
    }

    @ParameterizedTest
    @CsvSource({"100,100,50", "200,100,150", "1,100,0", "150,100,100"})
    void selfDestructionKnowsHalfTheDefense(int attack, int defense, int effect) {
        assertThat(BattleFormulas.selfDestruction(attack, defense)).isEqualTo(effect);
    }

    @Test
    void armourHalvesTheCostOfSkills() {
        assertThat(BattleFormulas.skillCost(9, true)).isEqualTo(5);
        assertThat(BattleFormulas.skillCost(10, true)).isEqualTo(5);
        assertThat(BattleFormulas.skillCostByPercent(100, 49, false)).isEqualTo(49);
        assertThat(BattleFormulas.skillCostByPercent(100, 49, true)).isEqualTo(24);
        assertThat(BattleFormulas.skillCostByPercent(100, 50, true)).isEqualTo(25);
    }

    @ParameterizedTest
    @CsvSource({
        "100,N,N,100,100", "100,200,N,200,200", "100,N,50,50,50", "100,200,50,100,100",
        "100,50,0,0,0", "33,50,150,24,24", "33,150,50,24,24", "7,300,50,10,10",
        "100,-100,N,100,-100", "100,-100,-50,100,-50", "100,-100,50,50,50", "100,-100,0,0,0"
    })
    void attributesMultiply(int effect, String physical, String magical, int r2000, int r2003) {
        int p = physical.equals("N") ? NONE : Integer.parseInt(physical);
        int m = magical.equals("N") ? NONE : Integer.parseInt(magical);
        assertThat(BattleFormulas.attributes(effect, p, m, false)).isEqualTo(r2000);
        assertThat(BattleFormulas.attributes(effect, p, m, true)).isEqualTo(r2003);
    }

    @ParameterizedTest
    @CsvSource({
        "2,true,0,3",
        "2,false,0,2",
        "4,false,1,4",
        "0,false,-1,0",
        "1,true,1,3",
        "1,true,-1,1"
    })
    void ranksMoveByArmourAndShift(int rank, boolean armoured, int shift, int result) {
        assertThat(BattleFormulas.rank(rank, armoured, shift)).isEqualTo(result);
    }

    @Test
    void valuesChangeBetweenHalfAndDouble() {
        assertThat(BattleFormulas.modifierChange(200, 0, -9999)).isEqualTo(-100);
        assertThat(BattleFormulas.modifierChange(200, -100, 9999)).isEqualTo(300);
    }

    @ParameterizedTest
    @CsvSource({"10,10,50", "10,20,100", "15,10,0", "20,10,0", "7,9,72", "33,50,84", "12,11,41"})
    void agilityDecidesTheEscape(int enemies, int actors, int chance) {
        assertThat(BattleFormulas.escapeChance(enemies, actors)).isEqualTo(chance);
        assertThat(BattleFormulas.escapeChanceAfter(2, chance)).isEqualTo(chance + 20);
    }

    @ParameterizedTest
    @CsvSource({"1,1,4", "10,10,15", "40,40,53", "50,50,65", "99,99,126", "200,200,253"})
    void agilityDecidesTheOrder(int agility, int least, int most) {
        assertThat(BattleFormulas.order(agility, locked(0))).isEqualTo(least);
        assertThat(BattleFormulas.order(agility, locked(9999))).isEqualTo(most);
    }

    @ParameterizedTest
    @CsvSource({
        "130,200,0,0,57",
        "200,200,50,50,0",
        "100,200,25,50,50",
        "1,300,0,100,100",
        "300,300,0,0,33"
    })
    void fatigueWeighsHitPointsTwice(int hp, int maxHp, int sp, int maxSp, int fatigue) {
        assertThat(BattleFormulas.fatigue(hp, maxHp, sp, maxSp)).isEqualTo(fatigue);
    }

    @ParameterizedTest
    @CsvSource({
        "0,0,0,true", "1,0,0,false", "1,1,1,true", "3,1,1,true", "0,1,1,false", "2,3,2,true",
        "5,3,2,true", "8,3,2,true", "4,3,2,false", "0,2,0,true", "2,2,0,true", "3,2,0,false"
    })
    void turnsComeAgainEveryMultiple(int turn, int multiple, int base, boolean is) {
        assertThat(BattleFormulas.isTurn(turn, multiple, base)).isEqualTo(is);
    }
}
