package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BlowState;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Actor;
import org.vivarium.model.Attribute;
import org.vivarium.model.Enemy;
import org.vivarium.model.Item;
import org.vivarium.model.State;

/** Values, weapons, armour and limits of battlers (spec battle 3.1, 7.1, 7.2, 7.4, 7.7). */
class BattlerTest {
    private static final int[] SELECTORS = {
        Weapons.ALL, Weapons.NONE, Weapons.PRIMARY, Weapons.SECONDARY
    };

    private final BattleGame game = new BattleGame();
    private final BlowState blow = new BlowState();

    private void wield(int first, int second) {
        game.actorState(1).twoWeapons = true;
        game.actorState(1).equipment[0] = first;
        game.actorState(1).equipment[1] = second;
    }

    private RowBuilder weapon() {
        return game.item(Item.Type.WEAPON).set(Item.HIT, 90);
    }

    @Test
    void eachWeaponHasItsOwnChanceToHit() {
        weapon().set(Item.IGNORE_EVASION, true);
        weapon().set(Item.AGI_POINTS1, 50);
        game.enemy().set(Enemy.AGILITY, 200);
        game.start();
        wield(1, 2);
        assertThat(chances()).containsExactly(90, 85, 90, 88);
    }

    private int[] chances() {
        int[] chances = new int[SELECTORS.length];
        for (int i = 0; i < chances.length; i++) {
            chances[i] = game.parts.attacks.hitChance(game.ally(0), game.foe(0), SELECTORS[i]);
        }
        return chances;
    }

    @Test
    void theBestCriticalBonusOfTheWeaponsCounts() {
        game.actor(1).set(Actor.CRITICAL_HIT, true).set(Actor.CRITICAL_HIT_CHANCE, 30);
        weapon().set(Item.CRITICAL_HIT, 50);
        weapon().set(Item.CRITICAL_HIT, 80);
        game.item(Item.Type.SHIELD).set(Item.PREVENT_CRITICAL, true);
        game.enemy().set(Enemy.CRITICAL_HIT, true).set(Enemy.CRITICAL_HIT_CHANCE, 2);
        game.start();
        wield(1, 2);
        int[] wanted = {83, 3, 53, 83};
        for (int i = 0; i < wanted.length; i++) {
            assertThat(game.parts.attacks.criticalPercent(game.ally(0), game.foe(0), SELECTORS[i]))
                    .isEqualTo(wanted[i]);
        }
        assertThat(game.parts.attacks.criticalPercent(game.ally(0), game.ally(1), Weapons.ALL))
                .as("on the own side")
                .isZero();
        assertThat(game.parts.attacks.criticalPercent(game.foe(0), game.ally(1), Weapons.ALL))
                .isEqualTo(50);
        game.actorState(2).equipment[1] = 3;
        assertThat(game.parts.attacks.criticalPercent(game.foe(0), game.ally(1), Weapons.ALL))
                .as("against armour that prevents them")
                .isZero();
    }

    @Test
    void twoWeaponsAreOneAttackWithTheirSum() {
        game.attribute(Attribute.Type.PHYSICAL, 200);
        weapon().set(Item.ATK_POINTS1, 20);
        weapon().set(Item.ATTRIBUTE_SET, new int[] {1});
        game.enemy().set(Enemy.DEFENSE, 90);
        game.start();
        wield(1, 2);
        int[] wanted = {96, 38, 48, 76};
        for (int i = 0; i < wanted.length; i++) {
            assertThat(game.parts.attacks.effect(game.ally(0), game.foe(0), SELECTORS[i], blow))
                    .isEqualTo(wanted[i]);
        }
    }

    @Test
    void twoWeaponsHitAsOftenAsTheQuickerOne() {
        weapon();
        weapon().set(Item.DUAL_ATTACK, true);
        game.enemy();
        game.start();
        wield(1, 1);
        assertThat(game.ally(0).attacks(Weapons.ALL)).isEqualTo(1);
        wield(1, 2);
        assertThat(game.ally(0).attacks(Weapons.ALL)).isEqualTo(2);
        assertThat(game.ally(0).attacks(Weapons.PRIMARY)).isEqualTo(1);
    }

    @Test
    void bareHandsAndEnemiesHaveTheirOwnChances() {
        game.enemy();
        game.enemy().set(Enemy.MISS, true);
        game.start();
        assertThat(game.ally(0).hitChance(Weapons.ALL)).isEqualTo(90);
        assertThat(game.foe(0).hitChance(Weapons.ALL)).isEqualTo(90);
        assertThat(game.foe(1).hitChance(Weapons.ALL)).isEqualTo(70);
    }

    @Test
    void traitsOfTheOtherKindOfPieceAreLeftOut() {
        game.item(Item.Type.ARMOR)
                .set(Item.PREEMPTIVE, true)
                .set(Item.DUAL_ATTACK, true)
                .set(Item.ATTACK_ALL, true)
                .set(Item.IGNORE_EVASION, true);
        weapon().set(Item.PREVENT_CRITICAL, true)
                .set(Item.RAISE_EVASION, true)
                .set(Item.HALF_SP_COST, true);
        game.enemy();
        game.start();
        game.actorState(1).equipment[0] = 2;
        game.actorState(1).equipment[2] = 1;
        ActorBattler actor = game.ally(0);
        assertThat(actor.isPreemptive()).isFalse();
        assertThat(actor.attacks(Weapons.ALL)).isEqualTo(1);
        assertThat(actor.attacksAll()).isFalse();
        assertThat(actor.ignoresEvasion(Weapons.ALL)).isFalse();
        assertThat(actor.preventsCriticals()).isFalse();
        assertThat(actor.isEvasive()).isFalse();
        assertThat(actor.hasHalfCost()).isFalse();
    }

    @Test
    void armourMovesARankOnceHoweverManyPieces() {
        game.attribute(Attribute.Type.MAGICAL, 100);
        weapon().set(Item.ATTRIBUTE_SET, new int[] {1});
        int[] types = {Item.Type.SHIELD, Item.Type.ARMOR, Item.Type.HELMET, Item.Type.ACCESSORY};
        for (int type : types) {
            game.item(type).set(Item.ATTRIBUTE_SET, new int[] {1});
        }
        game.enemy();
        game.start();
        game.actorState(1).equipment[0] = 1;
        assertThat(game.ally(0).attributeRank(0)).isEqualTo(2);
        game.actorState(1).equipment[1] = 2;
        assertThat(game.ally(0).attributeRank(0)).isEqualTo(3);
        for (int slot = 2; slot < 5; slot++) {
            game.actorState(1).equipment[slot] = slot + 1;
        }
        assertThat(game.ally(0).attributeRank(0)).isEqualTo(3);
    }

    @Test
    void defenceShiftsByOneAtMost() {
        game.attribute(Attribute.Type.MAGICAL, 100)
                .set(Attribute.B_RATE, 200)
                .set(Attribute.D_RATE, 50);
        game.enemy();
        game.start();
        Battler foe = game.foe(0);
        assertThat(foe.canShift(0, 1)).isTrue();
        foe.state().shifts[0] = 1;
        assertThat(foe.canShift(0, 1)).isFalse();
        assertThat(foe.attributeRate(0)).isEqualTo(50);
        foe.state().shifts[0] = -1;
        assertThat(foe.attributeRate(0)).isEqualTo(200);
        assertThat(foe.canShift(0, -1)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"-9999, -100", "9999, 200"})
    void valuesChangeBetweenHalfAndDoubleTheirBase(int change, int possible) {
        game.enemy().set(Enemy.ATTACK, 200);
        game.start();
        assertThat(game.foe(0).possibleChange(Stat.ATTACK, change)).isEqualTo(possible);
    }

    @Test
    void valuesStayBetweenOneAnd9999() {
        game.enemy().set(Enemy.ATTACK, 200);
        game.start();
        game.foe(0).state().attack = 999_999;
        assertThat(game.foe(0).stat(Stat.ATTACK)).isEqualTo(9999);
        game.foe(0).state().attack = -999_999;
        assertThat(game.foe(0).stat(Stat.ATTACK)).isEqualTo(1);
    }

    @Test
    void statesHalveTheValuesTheyName() {
        game.state(50).set(State.AFFECT_ATTACK, true).set(State.AFFECT_AGILITY, true);
        game.state(50).set(State.AFFECT_ATTACK, true);
        game.enemy().set(Enemy.AGILITY, 1);
        game.start();
        Battler foe = game.foe(0);
        game.parts.states.add(foe, 2);
        game.parts.states.add(foe, 3);
        assertThat(foe.stat(Stat.ATTACK)).as("once, however many states").isEqualTo(60);
        assertThat(foe.stat(Stat.AGILITY)).as("never below 1").isOne();
        assertThat(foe.stat(Stat.DEFENSE)).isEqualTo(100);
    }

    @Test
    void deadlyDamageKillsAndTheDeadStayDead() {
        game.enemy().set(Enemy.MAX_HP, 500);
        game.start();
        Battler foe = game.foe(0);
        assertThat(game.parts.states.changeHp(foe, -9999, true)).isEqualTo(-500);
        assertThat(foe.isDead()).isTrue();
        assertThat(game.parts.states.changeHp(foe, 50, true)).isZero();
        assertThat(foe.hp()).isZero();
    }

    @Test
    void damageThatMayNotKillLeavesOne() {
        game.enemy().set(Enemy.MAX_HP, 500);
        game.start();
        assertThat(game.parts.states.changeHp(game.foe(0), -9999, false)).isEqualTo(-499);
        assertThat(game.foe(0).hp()).isOne();
        assertThat(game.foe(0).isDead()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"200, -100, 120", "-100, 0, 0", "-100, -100, 60"})
    void theBestRateOfAClassCountsAndNegativeOnesDoNotIn2000(int first, int second, int effect) {
        game.attribute(Attribute.Type.PHYSICAL, first);
        game.attribute(Attribute.Type.PHYSICAL, second);
        weapon().set(Item.ATTRIBUTE_SET, new int[] {1, 1});
        game.enemy().set(Enemy.DEFENSE, 0);
        game.start();
        game.actorState(1).equipment[0] = 1;
        assertThat(game.parts.attacks.effect(game.ally(0), game.foe(0), Weapons.ALL, blow))
                .isEqualTo(effect);
    }
}
