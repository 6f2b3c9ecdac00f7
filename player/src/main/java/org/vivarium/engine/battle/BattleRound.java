package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.model.State;

/** Who acts in a round, by whose choice, in which order (spec battle 2.1). */
final class BattleRound {
    private static final int PREEMPTIVE = 9999;

    private final Engine engine;
    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final ActionStart start;
    private final BattlePages pages;
    private final int[] order = new int[BattleState.MAX_ENEMIES + PartyState.MAX_MEMBERS];

    BattleRound(BattleParts parts, ActionStart start, BattlePages pages) {
        this.engine = parts.engine;
        this.battle = parts.battle;
        this.parts = parts;
        this.battlers = parts.battlers;
        this.start = start;
        this.pages = pages;
    }

    /** An actor that takes orders. */
    boolean isControllable(ActorBattler actor) {
        return parts.states.restriction(actor) == State.Restriction.NORMAL && !actor.isAutomatic();
    }

    boolean someoneControllable() {
        for (int i = 0; i < battlers.allyCount(); i++) {
            if (isControllable(battlers.ally(i))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Goes on to the next actor; those that take no orders choose at once.
     *
     * @return whether one is to be asked; if not, all have chosen
     */
    boolean nextChooser() {
        while (++battle.chooser < battlers.allyCount()) {
            ActorBattler actor = battlers.ally(battle.chooser);
            BattleActionState action = actor.state().action;
            action.clear();
            actor.state().defending = false;
            switch (parts.states.restriction(actor)) {
                case State.Restriction.DO_NOTHING -> {}
                case State.Restriction.ATTACK_ALLY -> start.attackRandom(action, false);
                case State.Restriction.ATTACK_ENEMY -> start.attackRandom(action, true);
                default -> {
                    if (!battle.automatic && !actor.isAutomatic()) {
                        return true;
                    }
                    parts.automatic.choose(actor);
                }
            }
        }
        return false;
    }

    /**
     * Goes back to the actor who was asked before.
     *
     * @return false when there was none
     */
    boolean previousChooser() {
        while (--battle.chooser >= 0) {
            ActorBattler actor = battlers.ally(battle.chooser);
            actor.state().action.clear();
            actor.state().defending = false;
            if (isControllable(actor)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Everybody has chosen: the turn begins.
     *
     * @param actorsAct false after an escape that failed
     */
    void begin(boolean actorsAct) {
        battle.turn++;
        engine.state.party.turns++;
        pages.forgetRuns();
        battle.queueCount = 0;
        for (int i = 0; actorsAct && i < battlers.allyCount(); i++) {
            enqueue(battlers.ally(i));
        }
        for (int i = 0; !battle.firstStrike && i < battlers.enemyCount(); i++) {
            EnemyBattler enemy = battlers.enemy(i);
            if (!enemy.state().hidden) {
                parts.ai.choose(enemy);
                enqueue(enemy);
            }
        }
    }

    /** Puts a battler into the queue by its agility, behind those equally fast. */
    private void enqueue(Battler battler) {
        int own = BattleFormulas.order(battler.stat(Stat.AGILITY), parts.dice);
        boolean attacks = battler.state().action.kind == ActionKind.ATTACK.ordinal();
        if (attacks && battler.isPreemptive()) {
            own += PREEMPTIVE;
        }
        int at = battle.queueCount++;
        while (at > 0 && order[at - 1] < own) {
            order[at] = order[at - 1];
            battle.queue[at] = battle.queue[at - 1];
            at--;
        }
        order[at] = own;
        battle.queue[at] = battler.number();
    }

    /** The next who can act, those who are gone left out; or null when the round is over. */
    Battler next() {
        while (battle.queueCount > 0) {
            Battler first = battlers.get(battle.queue[0]);
            if (first != null && first.exists()) {
                return first;
            }
            removeFirst();
        }
        return null;
    }

    void removeFirst() {
        battle.queueCount--;
        System.arraycopy(battle.queue, 1, battle.queue, 0, battle.queueCount);
    }
}
