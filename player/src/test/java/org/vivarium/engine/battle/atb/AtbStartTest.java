package org.vivarium.engine.battle.atb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.battle.BattleGame;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.battle.Layout;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Item;
import org.vivarium.model.TestBattler;

/** How battles of 2003 begin (spec battle 1.6, 1.7). */
class AtbStartTest {
    private static AtbGame game(Condition met) {
        AtbGame atb = new AtbGame(Layout.GAUGE);
        atb.game.meet(met);
        return atb;
    }

    @ParameterizedTest
    @CsvSource({
        "NONE,150000,150000",
        "INITIATIVE,300000,0",
        "SURROUND,300000,0",
        "BACK_ATTACK,0,300000",
        "PINCERS,0,300000"
    })
    void whoComesUponTheOtherBeginsWithAFullGauge(Condition met, int party, int troop) {
        AtbGame atb = game(met);
        atb.game.enemy();
        atb.game.enemy();
        atb.game.start();
        assertThat(atb.game.ally(0).state().gauge).isEqualTo(party);
        assertThat(atb.game.ally(1).state().gauge).isEqualTo(party);
        assertThat(atb.game.foe(0).state().gauge).isEqualTo(troop);
    }

    @Test
    void aQuickWeaponBeginsWithAFullGauge() {
        BattleGame game = new BattleGame(EngineVersion.RPG_2003_UPDATED);
        game.item(Item.Type.WEAPON).set(Item.PREEMPTIVE, true);
        game.member(1).set(TestBattler.WEAPON_ID, 1);
        game.member(2);
        game.enemy();
        game.start();
        assertThat(game.ally(0).state().gauge).isEqualTo(Gauges.FULL);
        assertThat(game.ally(1).state().gauge).isEqualTo(Gauges.FULL / 2);
    }

    @Test
    void oneEnemyCannotSurroundAndMustComeFromBehind() {
        AtbGame atb = game(Condition.PINCERS);
        atb.game.enemy();
        atb.game.start();
        assertThat(Condition.of(atb.state())).isEqualTo(Condition.BACK_ATTACK);
    }

    @Test
    void aPartyPlacedByHandCannotSurround() {
        AtbGame atb = game(Condition.SURROUND);
        atb.game.settings().set(BattleCommands.PLACEMENT, BattleCommands.Placement.MANUAL);
        atb.game.enemy();
        atb.game.start();
        assertThat(Condition.of(atb.state())).isEqualTo(Condition.INITIATIVE);
    }

    @Test
    void aPartyWithNobodyInFrontStepsForward() {
        AtbGame atb = new AtbGame(Layout.GAUGE);
        atb.game.enemy();
        atb.game.start();
        atb.game.actorState(1).row = 1;
        atb.game.actorState(2).row = 1;
        new Rows2003(atb.game.parts, null).fill();
        assertThat(atb.game.actorState(1).row).isZero();
        assertThat(atb.game.actorState(2).row).isZero();
    }

    @Test
    void aLayoutThatDoesntExistIsToldOfAndIsTheFirst() {
        AtbGame atb = new AtbGame(Layout.TRADITIONAL);
        atb.game.settings().set(BattleCommands.BATTLE_TYPE, 7);
        atb.game.enemy();
        atb.game.start();
        assertThat(Layout.of(atb.state())).isEqualTo(Layout.TRADITIONAL);
        assertThat(atb.game.engine.game.warnings.all())
                .anyMatch(w -> w.message().contains("layout 7"));
    }
}
