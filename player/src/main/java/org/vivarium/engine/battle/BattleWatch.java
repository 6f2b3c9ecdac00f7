package org.vivarium.engine.battle;

import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.BlowState;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Phase;
import org.vivarium.telemetry.snapshot.BattlerSnapshot;
import org.vivarium.telemetry.snapshot.BlowSnapshot;

/** Copies what the Battle panel shows; runs at the end of a frame and allocates nothing. */
public final class BattleWatch {
    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;

    public BattleWatch(BattleParts parts) {
        this.parts = parts;
        battle = parts.battle;
        battlers = parts.battlers;
    }

    public void fill(BattleSnapshot to) {
        to.running = battle.running;
        to.count = 0;
        to.queueCount = 0;
        if (!battle.running) {
            return;
        }
        to.troop = battle.troop;
        to.turn = battle.turn;
        to.phase = phase();
        to.firstStrike = battle.firstStrike;
        to.escapeChance =
                battle.escapeAllowed
                        ? BattleFormulas.escapeChanceAfter(
                                battle.escapeFailures, battle.escapeChance)
                        : -1;
        for (int i = 0; i < battlers.allyCount(); i++) {
            fill(to.battlers[to.count++], battlers.ally(i));
        }
        for (int i = 0; i < battlers.enemyCount(); i++) {
            EnemyBattler enemy = battlers.enemy(i);
            fillRatings(to.battlers[to.count], enemy, to.phase);
            fill(to.battlers[to.count++], enemy);
        }
        to.queueCount = battle.queueCount;
        System.arraycopy(battle.queue, 0, to.queue, 0, battle.queueCount);
        fill(to.blow, battle.run.blow);
    }

    private Phase phase() {
        return switch (BattlePhase.at(battle.phase)) {
            case START -> Phase.INTRODUCTION;
            case OPTION, ACTOR, AUTOMATIC, COMMAND, SKILL, ITEM, TARGET_ENEMY, TARGET_ALLY ->
                    Phase.CHOOSING;
            case FIGHT -> Phase.ROUND;
            case ESCAPE -> Phase.ESCAPE;
            case VICTORY -> Phase.VICTORY;
            case DEFEAT -> Phase.DEFEAT;
            case OVER -> Phase.OVER;
        };
    }

    private void fill(BattlerSnapshot to, Battler from) {
        BattlerState s = from.state();
        to.number = from.number();
        to.enemy = s.enemy;
        to.name = from.name();
        to.hp = from.hp();
        to.maxHp = from.maxHp();
        to.sp = from.sp();
        to.maxSp = from.maxSp();
        to.attack = from.stat(Stat.ATTACK);
        to.defense = from.stat(Stat.DEFENSE);
        to.spirit = from.stat(Stat.SPIRIT);
        to.agility = from.stat(Stat.AGILITY);
        to.gauge = battle.running && parts.engine.game.profile.is2003() ? share(s.gauge) : -1;
        to.backRow = from instanceof ActorBattler actor && actor.isInBackRow();
        to.exists = from.exists();
        to.hidden = s.hidden;
        to.defending = s.defending;
        to.charged = s.charged;
        to.action = Action.at(s.action.kind);
        to.actionId = s.action.id;
        to.target = s.action.target;
        to.chosen = s.action.enemyAction;
        to.stateCount = 0;
        int[] turns = from.states();
        for (int id = 1; id <= turns.length; id++) {
            if (turns[id - 1] > 0) {
                to.addState(id, turns[id - 1]);
            }
        }
    }

    /** A gauge in thousandths. */
    private static int share(int gauge) {
        return (int) (1000L * gauge / BattleFormulas.FULL_GAUGE);
    }

    /** While actors choose, the enemies' next choice is that of the coming turn. */
    private void fillRatings(BattlerSnapshot to, EnemyBattler enemy, Phase phase) {
        int turn = phase == Phase.ROUND ? battle.turn : battle.turn + 1;
        to.actionCount = parts.ai.rate(enemy, turn, to.ratings);
        System.arraycopy(to.ratings, 0, to.weights, 0, to.actionCount);
        parts.ai.weigh(enemy, to.weights, to.actionCount);
    }

    private static void fill(BlowSnapshot to, BlowState from) {
        to.serial = from.serial;
        to.turn = from.turn;
        to.action = Action.at(from.kind);
        to.id = from.id;
        to.user = from.user;
        to.target = from.target;
        to.chance = from.chance;
        to.success = from.success;
        to.criticalChance = from.criticalChance;
        to.critical = from.critical;
        to.charged = from.charged;
        to.attack = from.attack;
        to.spirit = from.spirit;
        to.defense = from.defense;
        to.targetSpirit = from.targetSpirit;
        to.base = from.base;
        to.advanced = from.advanced;
        to.guarded = from.guarded;
        to.physical = from.physical;
        to.magical = from.magical;
        to.attributed = from.attributed;
        to.amplified = from.amplified;
        to.variance = from.variance;
        to.varied = from.varied;
        to.defending = from.defending;
        to.strong = from.strong;
        to.hp = from.hp;
        to.sp = from.sp;
    }
}
