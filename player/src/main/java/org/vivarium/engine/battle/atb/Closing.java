package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActionStart;
import org.vivarium.engine.battle.BattlePages;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** What follows an action of 2003: switches, and the pages that may begin (spec battle 5.1). */
final class Closing {
    private final GameState state;
    private final BattleRunState run;
    private final BattleParts parts;
    private final BattlePages pages;

    Closing(BattleParts parts, BattlePages pages) {
        this.parts = parts;
        this.pages = pages;
        state = parts.engine.state;
        run = parts.battle.run;
    }

    /** Whether the action sets a switch: pages look at it before its other effects. */
    boolean setsSwitch(ActionStart start) {
        Skill skill = start.skill();
        Item item = start.item();
        return skill != null && skill.type() == Skill.Type.SWITCH
                || skill == null && item != null && item.type() == Item.Type.SWITCH;
    }

    /** Switches an enemy's action sets when it is done. */
    void setSwitches(Battler user) {
        if (run.action.enemyAction < 0 || !(user instanceof EnemyBattler enemy)) {
            return;
        }
        if (run.action.enemyAction >= enemy.actions().length) {
            return;
        }
        EnemyAction row = enemy.actions()[run.action.enemyAction];
        if (row.switchOn()) {
            state.switches.set(row.switchOnId(), true);
        }
        if (row.switchOff()) {
            state.switches.set(row.switchOffId(), false);
        }
    }

    /** Of actors only attacks and skills are followed by pages, and none while something waits. */
    boolean mayRunPages(Battler user, ActionKind kind) {
        boolean followed = user.isEnemy() || kind == ActionKind.ATTACK || kind == ActionKind.SKILL;
        return followed && !pages.running() && !parts.engine.map.messages.active();
    }
}
