package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.state.BattleState;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Troop;
import org.vivarium.telemetry.Domain;

/** What only battles of 2003 begin with: layout, condition, rows and gauges (spec 1.5 to 1.7). */
final class AtbStart {
    private static final int LIFE = 63;
    private static final int HIDES = 40;

    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final Rows2003 rows;
    private final BattleCommands settings;
    private boolean warned;

    AtbStart(BattleParts parts, Rows2003 rows) {
        this.parts = parts;
        this.rows = rows;
        battle = parts.battle;
        battlers = parts.battlers;
        settings = parts.engine.game.database.battlecommands();
    }

    /** Both sides are known: how they meet. */
    void prepare() {
        battle.layout = Layout.at(settings.battleType()).ordinal();
        warnOfLayout();
        hideSome();
        for (int i = 0; i < battlers.enemyCount(); i++) {
            battlers.enemy(i).state().life = parts.dice.roll(0, LIFE);
        }
        for (int i = 0; i < battlers.allyCount(); i++) {
            prepare(battlers.ally(i));
        }
        settleCondition();
        rows.fill();
        fillGauges(false);
        fillGauges(true);
    }

    private void warnOfLayout() {
        if (settings.battleType() != battle.layout && !warned) {
            warned = true;
            parts.engine.game.warnings.add(
                    Domain.BATTLE,
                    "RPG_RT.ldb",
                    "battle layout " + settings.battleType() + " doesn't exist: the first is used");
        }
    }

    /** Members of some troops come by chance; one always does. */
    private void hideSome() {
        Troop troop = parts.tables.database.troops().get(battle.troop);
        if (troop == null || !troop.appearRandomly()) {
            return;
        }
        int visible = 0;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            visible += battlers.enemy(i).state().hidden ? 0 : 1;
        }
        for (int i = 0; i < battlers.enemyCount() && visible > 1; i++) {
            EnemyBattler enemy = battlers.enemy(i);
            if (!enemy.state().hidden && parts.dice.percent(HIDES)) {
                enemy.state().hidden = true;
                visible--;
            }
        }
    }

    /** Armour brings back the states it gives. */
    private void prepare(ActorBattler ally) {
        ally.state().life = parts.dice.roll(0, LIFE);
        for (int id = 1; id <= parts.tables.stateCount(); id++) {
            if (ally.isPermanent(id) && !ally.has(id)) {
                parts.states.add(ally, id);
            }
        }
    }

    /** What can't be with this placement or with a single member becomes something near it. */
    private void settleCondition() {
        boolean manual = settings.placement() == BattleCommands.Placement.MANUAL;
        Condition met = Condition.of(battle);
        if (met == Condition.PINCERS && (manual || visible(true) <= 1)) {
            met = Condition.BACK_ATTACK;
        } else if (met == Condition.SURROUND && (manual || visible(false) <= 1)) {
            met = Condition.INITIATIVE;
        }
        battle.condition = met.ordinal();
        if (met == Condition.BACK_ATTACK || met == Condition.PINCERS) {
            battle.firstStrike = false;
        }
    }

    private int visible(boolean enemies) {
        int count = 0;
        for (int i = 0; i < battlers.count(enemies); i++) {
            count += battlers.member(enemies, i).state().hidden ? 0 : 1;
        }
        return count;
    }

    /** Who is hidden or will never act keeps the gauge of the battle before. */
    private void fillGauges(boolean enemies) {
        for (int i = 0; i < battlers.count(enemies); i++) {
            Battler member = battlers.member(enemies, i);
            if (!member.state().hidden && parts.states.canActOrRecover(member)) {
                member.state().gauge = initial(member);
            }
        }
    }

    private int initial(Battler member) {
        boolean enemy = member.isEnemy();
        return switch (Condition.of(battle)) {
            case INITIATIVE, SURROUND -> enemy ? 0 : Gauges.FULL;
            case BACK_ATTACK, PINCERS -> enemy ? Gauges.FULL : 0;
            case NONE -> {
                if (battle.firstStrike) {
                    yield enemy ? 0 : Gauges.FULL;
                }
                yield member.isPreemptive() ? Gauges.FULL : Gauges.FULL / 2;
            }
        };
    }
}
