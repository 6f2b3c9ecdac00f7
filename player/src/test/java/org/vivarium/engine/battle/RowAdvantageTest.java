package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.state.BlowState;
import org.vivarium.model.Enemy;

/** Rows in the formulas of 2003: worked examples of spec battle 7.1 and 7.4. */
class RowAdvantageTest {
    private static final int STRONG = 90;

    /** Attack 120 against defence 90: 38 without rows, and nobody's agility counts. */
    private static BattleGame game(Condition met) {
        BattleGame game = new BattleGame(EngineVersion.RPG_2003_UPDATED).party(2);
        game.enemy().set(Enemy.DEFENSE, STRONG);
        game.enemy().set(Enemy.DEFENSE, STRONG);
        game.start();
        game.engine.state.battle.condition = met.ordinal();
        for (int id = 1; id <= 2; id++) {
            game.actorState(id).defenseModifier = STRONG - BattleGame.DEFENSE;
        }
        return game;
    }

    private static Battler battler(BattleGame game, String who, int place) {
        if (who.equals("enemy")) {
            return game.foe(place);
        }
        game.ally(place).actor().row = who.equals("back") ? 1 : 0;
        return game.ally(place);
    }

    @ParameterizedTest
    @CsvSource({
        "front,enemy,47,28,35,38",
        "back,enemy,38,35,35,38",
        "front,front,47,28,35,38",
        "front,back,35,38,35,38",
        "back,front,38,35,35,38",
        "back,back,28,47,35,38",
        "enemy,front,38,28,28,38",
        "enemy,back,28,38,28,38",
        "enemy,enemy,38,38,38,38"
    })
    void rowsChangeWhatABlowDoes(
            String who, String whom, int none, int back, int surround, int pincers) {
        assertThat(effect(Condition.NONE, who, whom)).isEqualTo(none);
        assertThat(effect(Condition.INITIATIVE, who, whom)).isEqualTo(none);
        assertThat(effect(Condition.BACK_ATTACK, who, whom)).isEqualTo(back);
        assertThat(effect(Condition.SURROUND, who, whom)).isEqualTo(surround);
        assertThat(effect(Condition.PINCERS, who, whom)).isEqualTo(pincers);
    }

    private static int effect(Condition met, String who, String whom) {
        BattleGame game = game(met);
        Battler user = battler(game, who, 0);
        Battler target = battler(game, whom, 1);
        return game.parts.attacks.effect(user, target, Weapons.ALL, new BlowState());
    }

    @ParameterizedTest
    @CsvSource({
        "front,90,65,65,90",
        "back,65,90,65,90",
        "enemy,90,65,65,90",
    })
    void rowsChangeTheChanceToHit(String whom, int none, int back, int surround, int pincers) {
        assertThat(chance(Condition.NONE, whom)).isEqualTo(none);
        assertThat(chance(Condition.BACK_ATTACK, whom)).isEqualTo(back);
        assertThat(chance(Condition.SURROUND, whom)).isEqualTo(surround);
        assertThat(chance(Condition.PINCERS, whom)).isEqualTo(pincers);
    }

    private static int chance(Condition met, String whom) {
        BattleGame game = game(met);
        return game.parts.attacks.hitChance(game.foe(0), battler(game, whom, 1), Weapons.ALL);
    }

    @ParameterizedTest
    @CsvSource({"front,BACK_ATTACK,38", "front,SURROUND,47", "back,BACK_ATTACK,47"})
    void whoWeighsABlowDoesntThinkOfTheEnemysRow(String who, Condition met, int expected) {
        BattleGame game = game(met);
        Battler user = battler(game, who, 0);
        int effect = game.parts.attacks.expected(user, game.foe(0), Weapons.ALL, new BlowState());
        assertThat(effect).isEqualTo(expected);
    }
}
