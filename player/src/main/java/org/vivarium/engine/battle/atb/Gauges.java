package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleFormulas;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.StateRules;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.SystemState;
import org.vivarium.model.State;

/**
 * The gauges of everybody: how they fill, who is ready, and who then acts without being told (spec
 * battle 2.4).
 */
final class Gauges {
    static final int FULL = BattleFormulas.FULL_GAUGE;

    private final BattleState battle;
    private final SystemState system;
    private final BattleParts parts;
    private final Battlers battlers;
    private final StateRules states;
    private final ActionQueue queue;
    private final boolean english;

    Gauges(BattleParts parts, ActionQueue queue) {
        this.parts = parts;
        this.queue = queue;
        battle = parts.battle;
        system = parts.engine.state.system;
        battlers = parts.battlers;
        states = parts.states;
        english = parts.engine.game.profile.isEnglish();
    }

    /**
     * One frame while no page runs and no message shows.
     *
     * @param animated a battle animation plays: nobody gains anything
     */
    void update(boolean animated) {
        if (!animated && filling()) {
            fill();
        }
        for (int i = 0; i < battlers.enemyCount(); i++) {
            EnemyBattler enemy = battlers.enemy(i);
            if (isFull(enemy) && enemy.exists()) {
                parts.ai.choose(enemy);
                queue.add(enemy);
            }
        }
        updateReady();
        if (actorsMayDecide()) {
            decideForActors();
        }
    }

    private boolean filling() {
        return switch (BattlePhase.at(battle.phase)) {
            case ACTOR, AUTOMATIC -> true;
            case COMMAND, SKILL, ITEM, TARGET_ENEMY, TARGET_ALLY -> !system.atbWait;
            default -> false;
        };
    }

    private boolean actorsMayDecide() {
        return switch (BattlePhase.at(battle.phase)) {
            case ACTOR, AUTOMATIC, FIGHT -> true;
            default -> false;
        };
    }

    private void fill() {
        int sum = sum(true) + sum(false);
        fill(true, sum);
        fill(false, sum);
    }

    /** Agility of all of a side that are to be seen, the dead included. */
    private int sum(boolean enemies) {
        int sum = 0;
        for (int i = 0; i < battlers.count(enemies); i++) {
            Battler member = battlers.member(enemies, i);
            sum += member.state().hidden ? 0 : member.stat(Stat.AGILITY);
        }
        return sum;
    }

    private void fill(boolean enemies, int sum) {
        for (int i = 0; i < battlers.count(enemies); i++) {
            Battler member = battlers.member(enemies, i);
            BattlerState s = member.state();
            if (!s.pending && member.exists() && (enemies || states.canAct(member))) {
                int agility = member.stat(Stat.AGILITY);
                int gain = BattleFormulas.gaugeGain(sum, agility, s.gauge, english);
                s.gauge = Math.clamp((long) s.gauge + gain, 0, FULL);
            }
        }
    }

    private static boolean isFull(Battler b) {
        return b.state().gauge >= FULL && !b.state().pending;
    }

    /** Whether an actor can act now, by its own choice or not. */
    boolean isReady(Battler b) {
        return b != null && isFull(b) && b.exists() && states.canAct(b);
    }

    /** Whether an actor can be asked. */
    boolean isControllable(ActorBattler actor) {
        return states.restriction(actor) == State.Restriction.NORMAL && !actor.isAutomatic();
    }

    /** Whether this actor waits for orders. */
    boolean waitsForOrders(Battler b) {
        return b instanceof ActorBattler actor && isReady(actor) && isControllable(actor);
    }

    /** Keeps the list of actors who can be asked in the order in which they became ready. */
    private void updateReady() {
        int kept = 0;
        for (int i = 0; i < battle.readyCount; i++) {
            if (waitsForOrders(battlers.get(battle.ready[i]))) {
                battle.ready[kept++] = battle.ready[i];
            }
        }
        battle.readyCount = kept;
        for (int i = 0; i < battlers.allyCount(); i++) {
            ActorBattler ally = battlers.ally(i);
            if (waitsForOrders(ally) && !isListed(ally)) {
                battle.ready[battle.readyCount++] = ally.number();
            }
        }
    }

    private boolean isListed(ActorBattler ally) {
        for (int i = 0; i < battle.readyCount; i++) {
            if (battle.ready[i] == ally.number()) {
                return true;
            }
        }
        return false;
    }

    private void decideForActors() {
        boolean all = BattlePhase.AUTOMATIC.isOf(battle);
        for (int i = 0; i < battlers.allyCount(); i++) {
            ActorBattler ally = battlers.ally(i);
            if (isReady(ally) && (all || !isControllable(ally))) {
                decide(ally);
                ally.state().lastCommand = -1;
                queue.add(ally);
            }
        }
    }

    private void decide(ActorBattler ally) {
        BattlerState s = ally.state();
        s.defending = false;
        switch (states.restriction(ally)) {
            case State.Restriction.ATTACK_ALLY -> queue.attackRandom(s.action, false);
            case State.Restriction.ATTACK_ENEMY -> queue.attackRandom(s.action, true);
            default -> parts.automatic.choose(ally);
        }
    }
}
