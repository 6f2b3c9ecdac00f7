package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** States in battle: who outranks whom, what they forbid, how they end (spec battle 3.9). */
class StateRulesTest {
    private static final int FIRST = Battlers.enemyNumber(0);

    private final BattleGame game = new BattleGame();

    private void start() {
        game.enemy();
        game.start();
    }

    private StateRules states() {
        return game.parts.states;
    }

    @ParameterizedTest
    @CsvSource({"60, 50, false, true", "59, 50, true, true", "40, 50, true, false"})
    void tenPointsOfPriorityClearAState(int added, int there, boolean stays, boolean comes) {
        game.state(there);
        game.state(added);
        start();
        Battler foe = game.foe(0);
        states().add(foe, 2);
        assertThat(states().canAdd(foe, 3)).isEqualTo(comes);
        assertThat(states().add(foe, 3)).isEqualTo(comes);
        assertThat(foe.has(2)).isEqualTo(stays);
        assertThat(foe.has(3)).isEqualTo(comes);
    }

    @Test
    void deathEndsAllElseAndForgetsTheChangesOfTheBattle() {
        game.state(50);
        start();
        Battler foe = game.foe(0);
        states().add(foe, 2);
        foe.state().attack = 20;
        foe.state().defending = true;
        foe.state().charged = true;
        states().add(foe, StateRules.DEATH);
        assertThat(foe.hp()).isZero();
        assertThat(foe.has(2)).isFalse();
        assertThat(foe.state().attack).isZero();
        assertThat(foe.state().defending).isFalse();
        assertThat(foe.state().charged).isFalse();
    }

    @Test
    void theMostSignificantStateIsDeathThenTheHighestPriorityThenTheHighestNumber() {
        game.state(50);
        game.state(55);
        game.state(55);
        start();
        assertThat(states().significant(new int[] {0, 0, 0, 0})).isZero();
        assertThat(states().significant(new int[] {0, 1, 1, 0})).isEqualTo(3);
        assertThat(states().significant(new int[] {0, 1, 1, 1})).isEqualTo(4);
        assertThat(states().significant(new int[] {1, 1, 1, 1})).isEqualTo(1);
    }

    @Test
    void notToActWeighsMostThenToAttackEnemiesThenAllies() {
        game.state(50).set(State.RESTRICTION, State.Restriction.ATTACK_ALLY);
        game.state(50).set(State.RESTRICTION, State.Restriction.ATTACK_ENEMY);
        game.state(50).set(State.RESTRICTION, State.Restriction.DO_NOTHING);
        start();
        assertThat(states().restriction(new int[] {0, 1, 0, 0})).isEqualTo(3);
        assertThat(states().restriction(new int[] {0, 1, 1, 0})).isEqualTo(2);
        assertThat(states().restriction(new int[] {0, 1, 1, 1})).isEqualTo(1);
    }

    @Test
    void whoIsRestrictedGivesUpItsActionAndItsDefence() {
        game.state(50).set(State.RESTRICTION, State.Restriction.ATTACK_ALLY);
        start();
        Battler actor = game.ally(0);
        game.choose(actor, ActionKind.DEFEND, 0, 0);
        actor.state().defending = true;
        states().add(actor, 2);
        assertThat(actor.state().action.kind).isEqualTo(ActionKind.NONE.ordinal());
        assertThat(actor.state().defending).isFalse();
    }

    @Test
    void whoIsFreeAgainGivesUpWhatTheStateMadeItDo() {
        game.state(50).set(State.RESTRICTION, State.Restriction.ATTACK_ALLY);
        start();
        Battler actor = game.ally(0);
        states().add(actor, 2);
        game.choose(actor, ActionKind.ATTACK, 0, 2);
        states().remove(actor, 2);
        assertThat(actor.state().action.kind).isEqualTo(ActionKind.NONE.ordinal());
    }

    @Test
    void whoRecoversAtTheBeginningOfItsActionDoesNothing() {
        game.state(50)
                .set(State.RESTRICTION, State.Restriction.ATTACK_ALLY)
                .set(State.HOLD_TURN, 0)
                .set(State.AUTO_RELEASE_PROB, 100);
        start();
        states().add(game.ally(0), 2);
        game.choose(game.ally(0), ActionKind.ATTACK, 0, 2);
        game.act(game.ally(0));
        assertThat(game.ally(0).has(2)).isFalse();
        assertThat(game.struck).isEmpty();
    }

    @Test
    void aChosenSkillThatIsForbiddenIsGivenUp() {
        game.state(50).set(State.RESTRICT_MAGIC, true).set(State.RESTRICT_MAGIC_LEVEL, 3);
        game.skill(Skill.Scope.ENEMY).set(Skill.MAGICAL_RATE, 3);
        game.skill(Skill.Scope.ENEMY).set(Skill.MAGICAL_RATE, 2);
        start();
        Battler actor = game.ally(0);
        game.choose(actor, ActionKind.SKILL, 2, FIRST);
        states().add(actor, 2);
        assertThat(actor.state().action.kind).isEqualTo(ActionKind.SKILL.ordinal());
        states().remove(actor, 2);
        game.choose(actor, ActionKind.SKILL, 1, FIRST);
        states().add(actor, 2);
        assertThat(actor.state().action.kind).isEqualTo(ActionKind.NONE.ordinal());
        assertThat(game.parts.skills.usable(actor, game.skillRow(1))).isFalse();
        assertThat(game.parts.skills.usable(actor, game.skillRow(2))).isTrue();
    }

    @Test
    void aStateEndsAfterItsTurnsByItsChance() {
        game.state(50).set(State.HOLD_TURN, 2).set(State.AUTO_RELEASE_PROB, 40);
        start();
        Battler foe = game.foe(0);
        states().add(foe, 2);
        game.lock(40);
        assertThat(states().recover(foe)).isZero();
        assertThat(states().recover(foe)).isZero();
        game.lock(41);
        assertThat(states().recover(foe)).as("the chance failed").isZero();
        game.lock(40);
        assertThat(states().recover(foe)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"0, 100, 60", "1, 100, 140", "2, 100, 100", "0, 30, 1"})
    void statesTakeOrGiveEachTurnAndNeverKill(int type, int hp, int after) {
        game.state(50)
                .set(State.HP_CHANGE_TYPE, type)
                .set(State.HP_CHANGE_VAL, 20)
                .set(State.HP_CHANGE_MAX, 10)
                .set(State.SP_CHANGE_TYPE, type)
                .set(State.SP_CHANGE_VAL, 500);
        start();
        Battler foe = game.foe(0);
        foe.setHp(hp);
        foe.setSp(10);
        states().add(foe, 2);
        states().slip(foe);
        assertThat(foe.hp()).isEqualTo(after);
        assertThat(foe.sp()).isBetween(0, 200);
    }

    @Test
    void afterTheBattleOnlyLastingStatesStay() {
        game.state(50).set(State.TYPE, State.Persistence.PERSISTS);
        game.state(50).set(State.TYPE, State.Persistence.PERSISTS).set(State.AUTO_RELEASE_PROB, 10);
        game.state(50).set(State.TYPE, State.Persistence.ENDS);
        start();
        Battler actor = game.ally(0);
        for (int state = 2; state <= 4; state++) {
            states().add(actor, state);
        }
        states().endBattle(actor);
        assertThat(actor.has(2)).isTrue();
        assertThat(actor.has(3)).isFalse();
        assertThat(actor.has(4)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true"})
    void whoSleepsForeverCannotGoOn(int releaseChance, boolean canGoOn) {
        game.state(50)
                .set(State.RESTRICTION, State.Restriction.DO_NOTHING)
                .set(State.AUTO_RELEASE_PROB, releaseChance);
        start();
        states().add(game.ally(0), 2);
        assertThat(states().canAct(game.ally(0))).isFalse();
        assertThat(states().canActOrRecover(game.ally(0))).isEqualTo(canGoOn);
    }
}
