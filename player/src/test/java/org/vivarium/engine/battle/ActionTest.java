package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Enemy;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;
import org.vivarium.model.SystemData;

/** Actions from their beginning to what they leave behind (spec battle 3.5, 3.8, 3.10, 8). */
class ActionTest {
    private static final int FIRST = Battlers.enemyNumber(0);
    private static final int SECOND = Battlers.enemyNumber(1);
    private static final int[] DEATH = {1};

    private final BattleGame game = new BattleGame();

    private void enemies(int count) {
        for (int i = 0; i < count; i++) {
            game.enemy();
        }
        game.start();
    }

    private void attack(Battler user, int target) {
        game.choose(user, ActionKind.ATTACK, 0, target);
        game.act(user);
    }

    @Test
    void whoIsGoneIsReplacedByTheNextOfItsParty() {
        enemies(3);
        game.parts.states.add(game.foe(1), StateRules.DEATH);
        attack(game.ally(0), SECOND);
        assertThat(game.struck).containsExactly(Battlers.enemyNumber(2));
        game.parts.states.add(game.foe(2), StateRules.DEATH);
        attack(game.ally(0), SECOND);
        assertThat(game.struck).containsExactly(FIRST);
    }

    @Test
    void aPartyIsVisitedInItsOrder() {
        game.system().set(SystemData.PARTY, new int[] {3, 1, 4, 2});
        game.skill(Skill.Scope.ENEMIES).set(Skill.POWER, 1).set(Skill.AFFECT_HP, true);
        enemies(1);
        game.choose(game.foe(0), ActionKind.SKILL, 1, Battlers.ALL_ALLIES);
        game.act(game.foe(0));
        assertThat(game.struck).containsExactly(3, 1, 4, 2);
    }

    @Test
    void twoHitsFallOnOneTargetBeforeTheNext() {
        game.item(Item.Type.WEAPON).set(Item.DUAL_ATTACK, true).set(Item.ATTACK_ALL, true);
        enemies(2);
        game.actorState(1).equipment[0] = 1;
        attack(game.ally(0), Battlers.ALL_ENEMIES);
        assertThat(game.struck).containsExactly(FIRST, FIRST, SECOND, SECOND);
    }

    @Test
    void aSecondHitOnTheDeadIsLeftOut() {
        game.item(Item.Type.WEAPON)
                .set(Item.DUAL_ATTACK, true)
                .set(Item.ATTACK_ALL, true)
                .set(Item.ATK_POINTS1, 800);
        enemies(2);
        game.actorState(1).equipment[0] = 1;
        attack(game.ally(0), Battlers.ALL_ENEMIES);
        assertThat(game.struck).containsExactly(FIRST, SECOND);
    }

    @Test
    void anEnemysDoubleAttackHitsTwice() {
        enemies(1);
        game.choose(game.foe(0), ActionKind.ATTACK, 0, 1);
        game.foe(0).state().action.hits = 2;
        game.act(game.foe(0));
        assertThat(game.struck).containsExactly(1, 1);
        assertThat(game.ally(0).hp()).isEqualTo(200 - 2 * 28);
    }

    @Test
    void aWeaponInflictsItsStateOnThoseWithoutIt() {
        game.state(50).set(State.AFFECT_DEFENSE, true);
        game.item(Item.Type.WEAPON)
                .set(Item.STATE_SET, new int[] {0, 1})
                .set(Item.STATE_CHANCE, 100);
        enemies(1);
        game.actorState(1).equipment[0] = 1;
        attack(game.ally(0), FIRST);
        assertThat(game.foe(0).has(2)).isTrue();
        attack(game.ally(0), FIRST);
        assertThat(game.parts.battle.run.outcome.stateCount).as("no line about it").isZero();
    }

    @Test
    void aDeadlyBlowInflictsAndShakesOffNothing() {
        game.state(50).set(State.RELEASE_BY_DAMAGE, 100);
        game.item(Item.Type.WEAPON)
                .set(Item.STATE_SET, new int[] {0, 1})
                .set(Item.STATE_CHANCE, 100);
        enemies(1);
        game.actorState(1).equipment[0] = 1;
        game.foe(0).setHp(1);
        attack(game.ally(0), FIRST);
        assertThat(game.foe(0).isDead()).isTrue();
        assertThat(game.parts.battle.run.outcome.stateCount).isZero();
        assertThat(game.parts.battle.run.outcome.releasedCount).isZero();
    }

    @Test
    void aBlowShakesOffStates() {
        game.state(50).set(State.RELEASE_BY_DAMAGE, 100);
        enemies(1);
        game.parts.states.add(game.foe(0), 2);
        attack(game.ally(0), FIRST);
        assertThat(game.foe(0).has(2)).isFalse();
    }

    @Test
    void aWeaponsPriceIsPaidWithoutEverForbiddingTheAttack() {
        game.item(Item.Type.WEAPON).set(Item.SP_COST, 150);
        enemies(1);
        game.actorState(1).equipment[0] = 1;
        attack(game.ally(0), FIRST);
        assertThat(game.ally(0).sp()).isEqualTo(50);
        attack(game.ally(0), FIRST);
        assertThat(game.ally(0).sp()).isZero();
        assertThat(game.struck).hasSize(1);
    }

    @Test
    void whoBurstsIsGoneAndHitsAllWhoLive() {
        game.system().set(SystemData.PARTY, new int[] {1, 2, 3});
        enemies(2);
        game.parts.states.add(game.ally(1), StateRules.DEATH);
        game.choose(game.foe(0), ActionKind.SELF_DESTRUCT, 0, Battlers.ALL_ALLIES);
        game.act(game.foe(0));
        assertThat(game.struck).containsExactly(1, 3);
        assertThat(game.ally(0).hp()).isEqualTo(200 - 56);
        assertThat(game.foe(0).state().hidden).isTrue();
        assertThat(game.foe(0).isDead()).as("without a reward").isFalse();
    }

    @Test
    void aChargeDoublesTheNextAttackOnly() {
        enemies(1);
        game.choose(game.foe(0), ActionKind.CHARGE, 0, 0);
        game.act(game.foe(0));
        assertThat(game.foe(0).state().charged).isTrue();
        attack(game.foe(0), 1);
        assertThat(game.ally(0).hp()).isEqualTo(200 - 56);
        assertThat(game.foe(0).state().charged).isFalse();
        attack(game.foe(0), 1);
        assertThat(game.ally(0).hp()).isEqualTo(200 - 56 - 28);
    }

    @Test
    void aChargedEnemyCanOnlyAttack() {
        RowBuilder row = game.enemy();
        row.table(Enemy.ACTIONS)
                .add()
                .set(EnemyAction.KIND, EnemyAction.Kind.BASIC)
                .set(EnemyAction.BASIC, EnemyAction.Basic.DEFENSE);
        game.start();
        game.parts.ai.choose(game.foe(0));
        assertThat(game.foe(0).state().action.kind).isEqualTo(ActionKind.DEFEND.ordinal());
        assertThat(game.foe(0).state().defending).isTrue();
        game.foe(0).state().charged = true;
        game.parts.ai.choose(game.foe(0));
        assertThat(game.foe(0).state().action.kind).isEqualTo(ActionKind.ATTACK.ordinal());
        assertThat(game.foe(0).state().defending).as("until the next choice").isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, 28", "50, 42"})
    void defendingHalvesWhatIsLeftAfterChance(int roll, int damage) {
        enemies(1);
        game.lock(roll);
        game.ally(0).state().defending = true;
        attack(game.foe(0), 1);
        assertThat(game.ally(0).hp()).isEqualTo(200 - damage / 2);
    }

    @Test
    void anItemIsUsedUpEvenIfItDoesNothing() {
        game.item(Item.Type.MEDICINE).set(Item.KO_ONLY, true).set(Item.RECOVER_HP, 50);
        enemies(1);
        game.engine.party.bag.add(1, 1);
        game.choose(game.ally(0), ActionKind.ITEM, 1, 2);
        game.act(game.ally(0));
        assertThat(game.engine.state.party.itemCount(1)).isZero();
    }

    private OutcomeState medicine(Battler target) {
        ItemEffects effects = new ItemEffects(game.parts.skills);
        effects.work(target, game.parts.tables.item(1), game.out);
        return game.out;
    }

    @Test
    void medicineHealsTheLivingAndGivesSpiritToTheDead() {
        game.item(Item.Type.MEDICINE)
                .set(Item.RECOVER_HP, 20)
                .set(Item.RECOVER_HP_RATE, 100)
                .set(Item.RECOVER_SP, 30);
        enemies(1);
        assertThat(medicine(game.ally(0)).hp).isEqualTo(220);
        game.parts.states.add(game.ally(1), StateRules.DEATH);
        OutcomeState out = medicine(game.ally(1));
        assertThat(out.hp).isZero();
        assertThat(out.sp).isEqualTo(30);
        assertThat(out.success).isTrue();
    }

    @Test
    void medicineForTheDeadDoesNothingToTheLivingAndNobodyMisses() {
        game.item(Item.Type.MEDICINE)
                .set(Item.KO_ONLY, true)
                .set(Item.RECOVER_HP, 50)
                .set(Item.STATE_SET, DEATH);
        enemies(1);
        OutcomeState out = medicine(game.ally(0));
        assertThat(out.success).isTrue();
        assertThat(out.hp).isZero();
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1", "50, 0, 50", "999, 0, 200", "0, 25, 50"})
    void whoIsRevivedByMedicineHasAtLeastOne(int hp, int rate, int after) {
        game.item(Item.Type.MEDICINE)
                .set(Item.RECOVER_HP, hp)
                .set(Item.RECOVER_HP_RATE, rate)
                .set(Item.STATE_SET, DEATH);
        enemies(1);
        game.engine.party.bag.add(1, 1);
        game.parts.states.add(game.ally(1), StateRules.DEATH);
        game.choose(game.ally(0), ActionKind.ITEM, 1, 2);
        game.act(game.ally(0));
        assertThat(game.ally(1).isDead()).isFalse();
        assertThat(game.ally(1).hp()).isEqualTo(after);
    }

    @Test
    void whoChangesShapeKeepsWhatItHas() {
        enemies(2);
        game.foe(0).setHp(33);
        game.foe(0).state().attack = 7;
        game.choose(game.foe(0), ActionKind.TRANSFORM, 2, 0);
        game.act(game.foe(0));
        assertThat(game.foe(0).name()).isEqualTo("Enemy2");
        assertThat(game.foe(0).hp()).isEqualTo(33);
        assertThat(game.foe(0).state().attack).isEqualTo(7);
    }

    @Test
    void whoFleesIsHiddenAndNotDead() {
        enemies(2);
        game.choose(game.foe(0), ActionKind.ESCAPE, 0, 0);
        game.act(game.foe(0));
        assertThat(game.foe(0).state().hidden).isTrue();
        assertThat(game.foe(0).isDead()).isFalse();
        assertThat(game.foe(0).state().fade).isEqualTo(36);
    }

    @Test
    void switchesAreSetBySkillsAndAfterActionsOfEnemies() {
        game.skill(Skill.Scope.SELF)
                .set(Skill.TYPE, Skill.Type.SWITCH)
                .set(Skill.SWITCH_ID, 3)
                .set(Skill.OCCASION_BATTLE, true);
        RowBuilder row = game.enemy();
        row.table(Enemy.ACTIONS)
                .add()
                .set(EnemyAction.BASIC, EnemyAction.Basic.NOTHING)
                .set(EnemyAction.SWITCH_ON, true)
                .set(EnemyAction.SWITCH_ON_ID, 4)
                .set(EnemyAction.SWITCH_OFF, true)
                .set(EnemyAction.SWITCH_OFF_ID, 3);
        game.start();
        game.choose(game.ally(0), ActionKind.SKILL, 1, 1);
        game.act(game.ally(0));
        assertThat(game.engine.state.switches.get(3)).isTrue();
        game.parts.ai.choose(game.foe(0));
        game.act(game.foe(0));
        assertThat(game.engine.state.switches.get(3)).isFalse();
        assertThat(game.engine.state.switches.get(4)).isTrue();
    }

    @Test
    void aSkillCostsItsPriceWhenItBegins() {
        game.skill(Skill.Scope.ENEMY).set(Skill.SP_COST, 9).set(Skill.HIT, 0);
        game.item(Item.Type.ARMOR).set(Item.HALF_SP_COST, true);
        enemies(1);
        ActorState actor = game.actorState(1);
        actor.equipment[2] = 1;
        game.choose(game.ally(0), ActionKind.SKILL, 1, FIRST);
        game.act(game.ally(0));
        assertThat(actor.sp).isEqualTo(195);
    }

    @Test
    void aSkillThatCannotBePaidAnyMoreIsGivenUp() {
        game.skill(Skill.Scope.ENEMY).set(Skill.SP_COST, 9).set(Skill.AFFECT_HP, true);
        enemies(1);
        game.actorState(1).sp = 8;
        game.choose(game.ally(0), ActionKind.SKILL, 1, FIRST);
        game.act(game.ally(0));
        assertThat(game.struck).isEmpty();
        assertThat(game.actorState(1).sp).isEqualTo(8);
    }
}
