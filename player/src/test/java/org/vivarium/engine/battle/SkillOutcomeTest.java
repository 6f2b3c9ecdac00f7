package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.Attribute;
import org.vivarium.model.Enemy;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** What skills do to one target, case by case (spec battle 8, 7.7). */
class SkillOutcomeTest {
    private static final int[] DEATH = {1};
    private static final int[] SECOND = {0, 1};

    private final BattleGame game = new BattleGame();

    private OutcomeState onFoe() {
        return game.work(game.ally(0), game.foe(0), 1);
    }

    private OutcomeState onFriend() {
        return game.work(game.ally(0), game.ally(1), 1);
    }

    private void start() {
        game.enemy();
        game.start();
    }

    @ParameterizedTest
    @CsvSource({"50, -50", "999, -100"})
    void absorbingTakesNoMoreThanThereIs(int power, int change) {
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, power)
                .set(Skill.AFFECT_HP, true)
                .set(Skill.ABSORB_DAMAGE, true);
        start();
        game.foe(0).setHp(100);
        game.ally(0).setHp(100);
        OutcomeState out = onFoe();
        assertThat(out.hp).isEqualTo(change);
        assertThat(out.absorb).isTrue();
        game.choose(game.ally(0), ActionKind.SKILL, 1, Battlers.enemyNumber(0));
        game.act(game.ally(0));
        assertThat(game.foe(0).hp()).isEqualTo(100 + change);
        assertThat(game.ally(0).hp()).isEqualTo(100 - change);
        assertThat(game.foe(0).isDead()).isEqualTo(change == -100);
    }

    @Test
    void theDeadAreNotHealed() {
        game.skill(Skill.Scope.ALLY).set(Skill.POWER, 50).set(Skill.AFFECT_HP, true);
        start();
        game.parts.states.add(game.ally(1), StateRules.DEATH);
        OutcomeState out = onFriend();
        assertThat(out.success).isFalse();
        assertThat(out.hp).isZero();
    }

    @Test
    void aSkillThatNeverHitsDoesNothingAtAll() {
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.HIT, 0)
                .set(Skill.POWER, 50)
                .set(Skill.AFFECT_HP, true)
                .set(Skill.AFFECT_SP, true)
                .set(Skill.ABSORB_DAMAGE, true)
                .set(Skill.AFFECT_ATTACK, true);
        start();
        OutcomeState out = onFoe();
        assertThat(out.success).isFalse();
        assertThat(out.absorb).isFalse();
        assertThat(out.hpSet).isFalse();
        assertThat(new int[] {out.hp, out.sp, out.attack}).containsOnly(0);
    }

    @Test
    void healingWithoutEffectFailsAndAtFullHealthSucceeds() {
        game.skill(Skill.Scope.ALLY).set(Skill.POWER, 0).set(Skill.AFFECT_HP, true);
        game.skill(Skill.Scope.ALLY).set(Skill.POWER, 5).set(Skill.AFFECT_HP, true);
        start();
        assertThat(onFriend().success).isFalse();
        assertThat(game.work(game.ally(0), game.ally(1), 2).success).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"false, true", "true, false"})
    void anAttackWithoutEffectSucceedsUnlessItAbsorbs(boolean absorbs, boolean succeeds) {
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, 0)
                .set(Skill.AFFECT_HP, true)
                .set(Skill.ABSORB_DAMAGE, absorbs);
        start();
        assertThat(onFoe().success).isEqualTo(succeeds);
    }

    @ParameterizedTest
    @CsvSource({"false, -999", "true, -200"})
    void oneActionDoesNoMoreThanTheLimit(boolean absorbs, int change) {
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, 999_999)
                .set(Skill.AFFECT_HP, true)
                .set(Skill.ABSORB_DAMAGE, absorbs);
        start();
        assertThat(onFoe().hp).isEqualTo(change);
    }

    @Test
    void pointsThatCannotChangeAreAFailure() {
        game.skill(Skill.Scope.ALLY).set(Skill.POWER, 50).set(Skill.AFFECT_SP, true);
        game.skill(Skill.Scope.ENEMY).set(Skill.POWER, 50).set(Skill.AFFECT_SP, true);
        start();
        assertThat(onFriend().success).as("full").isFalse();
        game.foe(0).setSp(0);
        assertThat(game.work(game.ally(0), game.foe(0), 2).success).as("empty").isFalse();
        game.foe(0).setSp(20);
        assertThat(game.work(game.ally(0), game.foe(0), 2).sp).isEqualTo(-20);
    }

    @Test
    void aValueAtItsLimitIsAFailure() {
        game.skill(Skill.Scope.ENEMY).set(Skill.POWER, 50).set(Skill.AFFECT_ATTACK, true);
        start();
        assertThat(onFoe().attack).isEqualTo(-50);
        game.foe(0).state().attack = -60;
        assertThat(onFoe().success).isFalse();
        game.foe(0).state().attack = -30;
        assertThat(onFoe().attack).as("what is left to the limit").isEqualTo(-30);
    }

    @Test
    void aStateIsInflictedOnceAndThenToldOf() {
        game.state(50);
        game.skill(Skill.Scope.ENEMY).set(Skill.STATE_EFFECTS, SECOND);
        start();
        OutcomeState out = onFoe();
        assertThat(out.success).isTrue();
        assertThat(out.states[0]).isEqualTo(2);
        assertThat(out.already[0]).isFalse();
        game.parts.states.add(game.foe(0), 2);
        out = onFoe();
        assertThat(out.success).isTrue();
        assertThat(out.already[0]).isTrue();
    }

    @Test
    void aStateNobodyTakesOnIsAFailure() {
        game.state(50).set(State.B_RATE, 0).set(State.C_RATE, 0);
        game.skill(Skill.Scope.ENEMY).set(Skill.STATE_EFFECTS, SECOND);
        start();
        OutcomeState out = onFoe();
        assertThat(out.success).isFalse();
        assertThat(out.stateCount).isZero();
    }

    @Test
    void aFriendIsHealedOfWhatItHasOnly() {
        game.state(50);
        game.skill(Skill.Scope.ALLY).set(Skill.STATE_EFFECTS, SECOND);
        start();
        assertThat(onFriend().success).isFalse();
        game.parts.states.add(game.ally(1), 2);
        OutcomeState out = onFriend();
        assertThat(out.success).isTrue();
        assertThat(out.states[0]).isEqualTo(-2);
    }

    @ParameterizedTest
    @CsvSource({"0, false, 1", "50, false, 100", "100, false, 200", "75, true, 75"})
    void theRevivedHaveTheirShare(int power, boolean affectsHp, int hp) {
        game.skill(Skill.Scope.ALLY)
                .set(Skill.POWER, power)
                .set(Skill.AFFECT_HP, affectsHp)
                .set(Skill.STATE_EFFECTS, DEATH);
        start();
        game.parts.states.add(game.ally(1), StateRules.DEATH);
        game.choose(game.ally(0), ActionKind.SKILL, 1, game.ally(1).number());
        game.act(game.ally(0));
        assertThat(game.ally(1).isDead()).isFalse();
        assertThat(game.ally(1).hp()).isEqualTo(hp);
    }

    @Test
    void whatKillsDoesNothingElse() {
        game.state(50);
        game.attribute(Attribute.Type.MAGICAL, 100);
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, 500)
                .set(Skill.AFFECT_HP, true)
                .set(Skill.AFFECT_SP, true)
                .set(Skill.AFFECT_ATTACK, true)
                .set(Skill.AFFECT_ATTR_DEFENCE, true)
                .set(Skill.ATTRIBUTE_EFFECTS, new int[] {1})
                .set(Skill.STATE_EFFECTS, SECOND);
        start();
        OutcomeState out = onFoe();
        assertThat(out.hp).isEqualTo(-500);
        assertThat(out.sp).isZero();
        assertThat(out.attack).isZero();
        assertThat(out.stateCount).isZero();
        assertThat(out.attributeCount).isZero();
    }

    @Test
    void anInflictedDeathLeavesOutTheAttributes() {
        game.attribute(Attribute.Type.MAGICAL, 100);
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, 20)
                .set(Skill.AFFECT_HP, true)
                .set(Skill.AFFECT_SP, true)
                .set(Skill.AFFECT_ATTR_DEFENCE, true)
                .set(Skill.ATTRIBUTE_EFFECTS, new int[] {1})
                .set(Skill.STATE_EFFECTS, DEATH);
        start();
        OutcomeState out = onFoe();
        assertThat(out.hp).isEqualTo(-20);
        assertThat(out.sp).isEqualTo(-20);
        assertThat(out.states[0]).isEqualTo(StateRules.DEATH);
        assertThat(out.attributeCount).isZero();
    }

    @Test
    void anAttackWhosePointsFailDoesNothingElse() {
        game.state(50);
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, 0)
                .set(Skill.AFFECT_SP, true)
                .set(Skill.AFFECT_ATTACK, true)
                .set(Skill.STATE_EFFECTS, SECOND);
        start();
        OutcomeState out = onFoe();
        assertThat(out.success).isFalse();
        assertThat(out.stateCount).isZero();
    }

    @Test
    void anAttributeShiftsUntilItsLimit() {
        game.attribute(Attribute.Type.MAGICAL, 100);
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.AFFECT_ATTR_DEFENCE, true)
                .set(Skill.ATTRIBUTE_EFFECTS, new int[] {1});
        start();
        OutcomeState out = onFoe();
        assertThat(out.attributes[0]).isEqualTo(1);
        assertThat(out.shift).isEqualTo(-1);
        game.foe(0).state().shifts[0] = -1;
        assertThat(onFoe().success).isFalse();
    }

    @Test
    void skillsForOthersThanThoseWhoFightDoNothing() {
        game.skill(Skill.Scope.SELF).set(Skill.TYPE, Skill.Type.TELEPORT);
        start();
        OutcomeState out = onFriend();
        assertThat(out.success).isTrue();
        assertThat(out.hpSet).isFalse();
    }

    @Test
    void aBlowOfASkillShakesOffStatesByItsForce() {
        game.state(50).set(State.RELEASE_BY_DAMAGE, 50);
        game.skill(Skill.Scope.ENEMY)
                .set(Skill.POWER, 10)
                .set(Skill.PHYSICAL_RATE, 4)
                .set(Skill.AFFECT_HP, true);
        game.skill(Skill.Scope.ENEMY).set(Skill.POWER, 10).set(Skill.AFFECT_HP, true);
        start();
        game.parts.states.add(game.foe(0), 2);
        game.lock(20);
        assertThat(onFoe().releasedCount).as("50 x 40 % = 20 %").isOne();
        game.lock(21);
        assertThat(onFoe().releasedCount).isZero();
        game.lock(1);
        assertThat(game.work(game.ally(0), game.foe(0), 2).releasedCount).isZero();
    }

    @ParameterizedTest
    @CsvSource({"0, 90", "3, 85"})
    void onlySkillsThatCanBeDodgedMindAgility(int message, int chance) {
        game.skill(Skill.Scope.ENEMY).set(Skill.HIT, 90).set(Skill.FAILURE_MESSAGE, message);
        game.enemy().set(Enemy.AGILITY, 200);
        game.start();
        Skill skill = game.skillRow(1);
        assertThat(game.parts.effects.hitChance(game.ally(0), game.foe(0), skill))
                .isEqualTo(chance);
    }
}
