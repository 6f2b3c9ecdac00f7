package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Enemy;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** What enemies choose to do and to whom (spec battle 4.1, 4.2, 7.12). */
class EnemyAiTest {
    private final BattleGame game = new BattleGame();
    private final RowBuilder enemy = game.enemy();

    private RowBuilder basic(int what, int rating) {
        return enemy.table(Enemy.ACTIONS)
                .add()
                .set(EnemyAction.BASIC, what)
                .set(EnemyAction.RATING, rating);
    }

    private RowBuilder skill(int id, int rating) {
        return enemy.table(Enemy.ACTIONS)
                .add()
                .set(EnemyAction.KIND, EnemyAction.Kind.SKILL)
                .set(EnemyAction.SKILL_ID, id)
                .set(EnemyAction.RATING, rating);
    }

    private static void when(RowBuilder action, int type, int p1, int p2) {
        action.set(EnemyAction.CONDITION_TYPE, type)
                .set(EnemyAction.CONDITION_PARAM1, p1)
                .set(EnemyAction.CONDITION_PARAM2, p2);
    }

    private ActionKind chosen() {
        game.parts.ai.choose(game.foe(0));
        return ActionKind.at(game.foe(0).state().action.kind);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, SKILL", "9, 0, SKILL", "10, 0, ATTACK", "0, 300, ATTACK"})
    void aSkillIsDrawnByItsRatingIfItCanBePaid(int roll, int cost, ActionKind kind) {
        game.skill(Skill.Scope.ENEMY).set(Skill.AFFECT_HP, true).set(Skill.SP_COST, cost);
        skill(1, 50);
        basic(EnemyAction.Basic.ATTACK, 50);
        game.start();
        game.lock(roll);
        assertThat(chosen()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({"50, ATTACK", "70, NONE"})
    void aSkillThatHelpsNobodyIsNotUsedAndMayLeaveNothing(int rating, ActionKind kind) {
        game.state(50);
        game.skill(Skill.Scope.ALLY).set(Skill.STATE_EFFECTS, new int[] {0, 1});
        skill(1, rating);
        basic(EnemyAction.Basic.ATTACK, 50);
        game.start();
        assertThat(chosen()).isEqualTo(kind);
    }

    @Test
    void anActionWhoseConditionFailsIsLeftOutHoweverHighItsRating() {
        when(basic(EnemyAction.Basic.ATTACK, 90), EnemyAction.ConditionType.TURN, 0, 5);
        basic(EnemyAction.Basic.DEFENSE, 50);
        game.start();
        assertThat(chosen()).isEqualTo(ActionKind.DEFEND);
        game.parts.battle.turn = 5;
        assertThat(chosen()).isEqualTo(ActionKind.ATTACK);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 0, 100, true",
        "4, 50, 50, true",
        "4, 51, 100, false",
        "4, 0, 49, false",
        "5, 25, 25, true",
        "5, 26, 100, false",
        "6, 15, 15, true",
        "6, 16, 50, false",
        "6, 1, 14, false",
        "3, 1, 1, true",
        "3, 2, 8, false",
        "2, 1, 1, false",
        "2, 2, 0, true",
        "7, 50, 50, true",
        "7, 51, 100, false"
    })
    void conditionsAskForPointsLevelsNumbersTurnsAndFatigue(
            int type, int p1, int p2, boolean holds) {
        when(basic(EnemyAction.Basic.OBSERVE, 50), type, p1, p2);
        game.start();
        game.foe(0).setHp(100);
        game.foe(0).setSp(50);
        game.actorState(1).level = 20;
        game.actorState(2).level = 10;
        for (int id = 1; id <= 2; id++) {
            game.actorState(id).hp = 100;
            game.actorState(id).sp = 100;
        }
        assertThat(chosen()).isEqualTo(holds ? ActionKind.OBSERVE : ActionKind.NONE);
    }

    @ParameterizedTest
    @CsvSource({"1, 7, false", "1, 8, true"})
    void eightEnemiesCount(int least, int most, boolean holds) {
        when(basic(EnemyAction.Basic.OBSERVE, 50), EnemyAction.ConditionType.ACTORS, least, most);
        for (int i = 1; i < 8; i++) {
            game.enemy();
        }
        game.start();
        assertThat(chosen()).isEqualTo(holds ? ActionKind.OBSERVE : ActionKind.NONE);
    }

    @ParameterizedTest
    @CsvSource({"false, NONE", "true, OBSERVE"})
    void aSwitchCanAllowAnAction(boolean on, ActionKind kind) {
        basic(EnemyAction.Basic.OBSERVE, 50)
                .set(EnemyAction.CONDITION_TYPE, EnemyAction.ConditionType.SWITCH)
                .set(EnemyAction.SWITCH_ID, 6);
        game.start();
        game.engine.state.switches.set(6, on);
        assertThat(chosen()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "0, ATTACK",
        "1, ATTACK",
        "2, DEFEND",
        "3, OBSERVE",
        "4, CHARGE",
        "5, SELF_DESTRUCT",
        "6, ESCAPE",
        "7, NOTHING"
    })
    void everyBasicActionIsKnown(int what, ActionKind kind) {
        basic(what, 50);
        game.start();
        assertThat(chosen()).isEqualTo(kind);
        assertThat(game.foe(0).state().action.hits).isEqualTo(what == 1 ? 2 : 1);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "2, 2147483647"})
    void skillsAgainstThePartyMeetOneOrAll(int roll, int target) {
        game.skill(roll == 2 ? Skill.Scope.ENEMIES : Skill.Scope.ENEMY).set(Skill.AFFECT_HP, true);
        skill(1, 50);
        game.start();
        game.lock(roll);
        chosen();
        assertThat(game.foe(0).state().action.target).isEqualTo(target);
    }

    @ParameterizedTest
    @CsvSource({"0, -2", "1, -2"})
    void skillsForFriendsMeetThoseTheyHelp(int roll, int target) {
        game.state(50);
        game.skill(Skill.Scope.ALLY).set(Skill.STATE_EFFECTS, new int[] {0, 1});
        skill(1, 50);
        game.enemy();
        game.enemy();
        game.start();
        game.parts.states.add(game.foe(1), 2);
        game.lock(roll);
        chosen();
        assertThat(game.foe(0).state().action.target).isEqualTo(target);
    }

    @ParameterizedTest
    @CsvSource({"1, NONE, 0", "2, ATTACK, 1", "3, ATTACK, -1"})
    void statesForceAnEnemysAction(int restriction, ActionKind kind, int target) {
        game.state(50).set(State.RESTRICTION, restriction);
        basic(EnemyAction.Basic.DEFENSE, 50);
        game.start();
        game.parts.states.add(game.foe(0), 2);
        assertThat(chosen()).isEqualTo(kind);
        assertThat(game.foe(0).state().action.target).isEqualTo(target);
    }

    @Test
    void anEnemyWithoutActionsDoesNothing() {
        game.start();
        assertThat(chosen()).isEqualTo(ActionKind.NONE);
    }
}
