package org.vivarium.engine.battle.atb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Layout;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Enemy;
import org.vivarium.model.TroopPage;
import org.vivarium.model.TroopPageCondition;
import org.vivarium.model.event.CommandWriter;

/** Pages of troops of 2003: who acts decides which may begin (spec battle 5.1). */
class AtbPagesTest {
    private static final int SWITCH_ON = 10210;
    private static final int TURN_ENEMY = 1 << 7;
    private static final int TURN_ACTOR = 1 << 8;
    private static final int COMMAND_ACTOR = 1 << 9;

    private final AtbGame atb = new AtbGame(Layout.TRADITIONAL);

    private RowBuilder page(int switchId, int flags) {
        CommandWriter code = new CommandWriter();
        code.add(SWITCH_ON, 0, 0, switchId, switchId, 0);
        return atb.game.page(code).struct(TroopPage.CONDITION).set(TroopPageCondition.FLAGS, flags);
    }

    private boolean isOn(int id) {
        return atb.game.engine.state.switches.get(id);
    }

    private void start() {
        atb.game.enemy().set(Enemy.AGILITY, 1).set(Enemy.MAX_HP, 9000);
        atb.start();
        atb.emptyGauges();
        atb.tick(1);
    }

    @Test
    void aPageThatFollowsACommandRunsWhenThatActorUsesIt() {
        page(1, COMMAND_ACTOR)
                .set(TroopPageCondition.COMMAND_ACTOR_ID, 2)
                .set(TroopPageCondition.COMMAND_ID, AtbGame.LINK);
        start();
        atb.game.ally(0).state().lastCommand = AtbGame.LINK;
        atb.order(atb.game.ally(0), ActionKind.NOTHING, 0, 1);
        atb.finishActions();
        assertThat(isOn(1)).isFalse();
        atb.game.ally(1).state().lastCommand = AtbGame.LINK;
        atb.order(atb.game.ally(1), ActionKind.NOTHING, 0, 2);
        atb.finishActions();
        assertThat(isOn(1)).isTrue();
    }

    @Test
    void turnsOfABattlerCountOnlyWhileItActs() {
        page(1, TURN_ENEMY)
                .set(TroopPageCondition.TURN_ENEMY_ID, 0)
                .set(TroopPageCondition.TURN_ENEMY_B, 1);
        page(2, TURN_ACTOR)
                .set(TroopPageCondition.TURN_ACTOR_ID, 1)
                .set(TroopPageCondition.TURN_ACTOR_B, 1);
        start();
        atb.order(atb.game.ally(1), ActionKind.NOTHING, 0, 2);
        atb.finishActions();
        assertThat(isOn(1)).isFalse();
        assertThat(isOn(2)).isFalse();
        atb.order(atb.game.foe(0), ActionKind.NOTHING, 0, Battlers.enemyNumber(0));
        atb.finishActions();
        assertThat(isOn(1)).isTrue();
        atb.order(atb.game.ally(0), ActionKind.NOTHING, 0, 1);
        atb.finishActions();
        assertThat(isOn(2)).isTrue();
        assertThat(atb.state().turn).isEqualTo(3);
    }
}
