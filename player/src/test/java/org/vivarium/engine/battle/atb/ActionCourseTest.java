package org.vivarium.engine.battle.atb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.battle.stage.Pose;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.Enemy;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** The course of actions of 2003, frame by frame, and what they do (spec battle 6.3, 8). */
class ActionCourseTest {
    private static final int WEAK = -1;

    private final AtbGame atb = new AtbGame(Layout.TRADITIONAL);

    private ActorBattler hero() {
        return atb.game.ally(0);
    }

    private EnemyBattler foe() {
        return atb.game.foe(0);
    }

    private void start(int enemies) {
        for (int i = 0; i < enemies; i++) {
            atb.game.enemy().set(Enemy.AGILITY, 1).set(Enemy.MAX_HP, 9000);
        }
        atb.start();
        atb.emptyGauges();
        atb.tick(1);
    }

    @Test
    void anActorsBlowLandsFortyOneFramesAfterItBegins() {
        start(1);
        hero().actor().twoWeapons = false;
        atb.order(hero(), ActionKind.ATTACK, 0, Battlers.enemyNumber(0));
        int frames = 0;
        while (atb.state().run.blow.serial == 0) {
            atb.game.tick();
            frames++;
        }
        assertThat(frames).as("42nd frame: the first one begins it").isEqualTo(42);
    }

    @Test
    void anEnemysBlowLandsTwoFramesAfterItBegins() {
        start(1);
        atb.order(foe(), ActionKind.ATTACK, 0, 1);
        int frames = 0;
        while (atb.state().run.blow.serial == 0) {
            atb.game.tick();
            frames++;
        }
        assertThat(frames).isEqualTo(3);
    }

    @Test
    void aSkillIsNamedFor49FramesBeforeItBegins() {
        atb.game.skill(Skill.Scope.ENEMY).set(Skill.NAME, "Spark").set(Skill.AFFECT_HP, true);
        start(1);
        atb.order(foe(), ActionKind.SKILL, 1, 1);
        atb.game.tick();
        assertThat(atb.state().help).isEqualTo("Spark");
        int frames = 1;
        while (atb.state().run.blow.serial == 0) {
            atb.game.tick();
            frames++;
        }
        assertThat(frames).as("W(50,50), then two frames").isEqualTo(1 + 49 + 2);
    }

    @Test
    void aComboMultipliesTheHitsOfItsCommandAndLastsForTheBattle() {
        start(1);
        BattlerState s = hero().state();
        s.lastCommand = AtbGame.ATTACK;
        s.comboCommand = AtbGame.ATTACK;
        s.comboTimes = 3;
        for (int turn = 1; turn <= 2; turn++) {
            atb.order(hero(), ActionKind.ATTACK, 0, Battlers.enemyNumber(0));
            atb.finishActions();
            assertThat(atb.state().run.blow.serial).isEqualTo(3 * turn);
            atb.emptyGauges();
        }
    }

    @Test
    void twoWeaponsStrikeOneAfterTheOtherEachWithItsOwnAttack() {
        atb.game.item(Item.Type.WEAPON).set(Item.ATK_POINTS1, 80).set(Item.HIT, 100);
        atb.game.item(Item.Type.WEAPON).set(Item.DUAL_ATTACK, true).set(Item.HIT, 100);
        start(1);
        hero().actor().twoWeapons = true;
        hero().actor().equipment[0] = 1;
        hero().actor().equipment[1] = 2;
        atb.order(hero(), ActionKind.ATTACK, 0, Battlers.enemyNumber(0));
        int[] attack = new int[4];
        while (atb.state().queueCount > 0) {
            atb.game.tick();
            attack[atb.state().run.blow.serial] = atb.state().run.blow.attack;
        }
        assertThat(attack).containsExactly(0, 200, 120, 120);
    }

    @Test
    void anEnemyThatReflectsThrowsTheSkillBack() {
        atb.game.skill(Skill.Scope.ENEMY).set(Skill.AFFECT_HP, true).set(Skill.POWER, 50);
        atb.game.state(50).set(State.REFLECT_MAGIC, true).set(State.HOLD_TURN, 99);
        start(1);
        foe().states()[1] = 1;
        atb.order(hero(), ActionKind.SKILL, 1, Battlers.enemyNumber(0));
        atb.finishActions();
        assertThat(foe().hp()).isEqualTo(9000);
        assertThat(hero().hp()).isEqualTo(150);
    }

    @Test
    void aTargetThatIsGoneIsReplacedByTheNextOfItsParty() {
        start(3);
        atb.game.parts.states.add(atb.game.foe(1), 1);
        atb.order(hero(), ActionKind.ATTACK, 0, Battlers.enemyNumber(1));
        atb.finishActions();
        assertThat(atb.state().run.blow.target).isEqualTo(Battlers.enemyNumber(2));
    }

    @Test
    void defendingLastsUntilTheNextChoiceAndShowsItsPose() {
        start(1);
        hero().state().defending = true;
        atb.order(hero(), ActionKind.DEFEND, 0, 1);
        atb.tick(3);
        assertThat(Pose.at(hero().state().pose.pose)).isEqualTo(Pose.DEFEND);
        atb.finishActions();
        assertThat(hero().state().defending).isTrue();
    }

    @Test
    void statesOfEverybodyWorkAtEveryActionAndFloatOverThem() {
        atb.game
                .state(50)
                .set(State.HP_CHANGE_TYPE, State.ChangeType.LOSE)
                .set(State.HP_CHANGE_VAL, 7)
                .set(State.HOLD_TURN, 99);
        start(1);
        hero().actor().states[1] = 1;
        atb.order(atb.game.ally(1), ActionKind.NOTHING, 0, 2);
        atb.finishActions();
        assertThat(hero().hp()).isEqualTo(193);
        assertThat(hero().actor().states[1]).isEqualTo(2);
    }

    @Test
    void anEscapeThatWorksRunsAwayAndEndsTheBattle() {
        start(1);
        atb.state().escapeChance = 100;
        atb.order(hero(), ActionKind.ESCAPE, 0, 1);
        atb.until(BattlePhase.ESCAPE);
        assertThat(Pose.at(hero().state().pose.pose)).isEqualTo(Pose.WALK_RIGHT);
        int frames = atb.until(BattlePhase.OVER);
        assertThat(frames).isEqualTo(29);
        assertThat(atb.state().fled).isGreaterThan(150);
    }

    @Test
    void oneThatFailsIsToldOfAndMakesTheNextEasier() {
        start(1);
        atb.state().escapeChance = WEAK;
        atb.order(hero(), ActionKind.ESCAPE, 0, 1);
        atb.until(BattlePhase.ESCAPE);
        atb.until(BattlePhase.ACTOR);
        assertThat(atb.state().escapeFailures).isEqualTo(1);
        assertThat(atb.state().queueCount).isZero();
    }

    @Test
    void victoryIsShownFiftyNineFramesAfterTheLastHitAndToldTwentyNineLater() {
        start(1);
        atb.game.parts.states.changeHp(foe(), -9000, true);
        int frames = 0;
        while (Pose.at(hero().state().pose.pose) != Pose.VICTORY) {
            atb.game.tick();
            frames++;
        }
        assertThat(frames).isEqualTo(59);
        frames = 0;
        while (!atb.game.engine.map.messages.active()) {
            atb.game.tick();
            frames++;
        }
        assertThat(frames).isEqualTo(29);
        assertThat(atb.game.engine.state.message.box.height).isEqualTo(32);
    }

    @Test
    void theEnglishEditionLetsEmptyGaugesFillFaster() {
        AtbGame english = new AtbGame(Layout.TRADITIONAL, EngineVersion.RPG_2003_ENGLISH);
        english.game.enemy();
        english.start();
        english.emptyGauges();
        english.game.tick();
        assertThat(english.game.foe(0).state().gauge).isEqualTo(5 * 1010);
    }
}
