package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;

/** States of an actor: priorities, permanence, life and death (spec battle 3.9). */
public final class ActorStates {

    public static final int DEATH = 1;
    private static final int OUTRANKED = 10;

    private final PartyTables tables;
    private final ActorStats stats;

    ActorStates(PartyTables tables, ActorStats stats) {
        this.tables = tables;
        this.stats = stats;
    }

    public boolean has(ActorState actor, int state) {
        return state >= 1 && state <= actor.states.length && actor.states[state - 1] > 0;
    }

    public boolean isDead(ActorState actor) {
        return has(actor, DEATH);
    }

    /** Granted by armour (2003): stays as long as the armour is worn. */
    public boolean isPermanent(ActorState actor, int state) {
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            ItemData item = tables.item(actor.equipment[slot]);
            if (item != null && item.grants(state)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Inflicts a state; the others it outranks go.
     *
     * @return whether the actor has it now and did not before
     */
    public boolean add(ActorState actor, int state) {
        if (state < 1 || state > actor.states.length || has(actor, state)) {
            return false;
        }
        actor.states[state - 1] = 1;
        int most = significant(actor);
        for (int other = 1; other <= actor.states.length; other++) {
            if (other != most
                    && has(actor, other)
                    && !isPermanent(actor, other)
                    && (most == DEATH || outranked(other, most))) {
                actor.states[other - 1] = 0;
            }
        }
        if (state == DEATH) {
            actor.hp = 0;
        }
        return has(actor, state);
    }

    private boolean outranked(int state, int most) {
        return tables.states.priority[state] <= tables.states.priority[most] - OUTRANKED;
    }

    /** The state shown and obeyed first: death, then the highest priority; 0 for none. */
    public int significant(ActorState actor) {
        int best = 0;
        for (int state = 1; state <= actor.states.length; state++) {
            if (!has(actor, state)) {
                continue;
            }
            if (state == DEATH) {
                return DEATH;
            }
            if (best == 0 || tables.states.priority[state] >= tables.states.priority[best]) {
                best = state;
            }
        }
        return best;
    }

    /**
     * Cures a state.
     *
     * @param alsoBattleStates a map event's cure: states that end with battle go even if worn
     *     armour grants them
     */
    public void remove(ActorState actor, int state, boolean alsoBattleStates) {
        if (!has(actor, state)) {
            return;
        }
        boolean forced = alsoBattleStates && tables.states.endsWithBattle[state];
        if (isPermanent(actor, state) && !forced) {
            return;
        }
        actor.states[state - 1] = 0;
        if (state == DEATH) {
            actor.hp = Math.max(1, actor.hp);
        }
    }

    /** Takes every state that armour doesn't grant; the dead have 1 HP then. */
    public void removeAll(ActorState actor) {
        for (int state = 1; state <= actor.states.length; state++) {
            remove(actor, state, false);
        }
    }

    /** Inflicts what the worn armour grants (2003). */
    public void addGranted(ActorState actor) {
        for (int state = 1; state <= actor.states.length; state++) {
            if (!has(actor, state) && isPermanent(actor, state)) {
                add(actor, state);
            }
        }
    }

    /** The dead don't fight, neither do they count as standing. */
    public boolean canStand(ActorState actor) {
        return !isDead(actor);
    }

    /** Free to choose an action: no state forbids it. */
    public boolean canAct(ActorState actor) {
        for (int state = 1; state <= actor.states.length; state++) {
            if (has(actor, state) && tables.states.restriction[state] == 1) {
                return false;
            }
        }
        return true;
    }

    /**
     * Changes HP: the dead stay dead, a change that may not kill stops at 1, none left is death.
     *
     * @return the real difference
     */
    public int changeHp(ActorState actor, int amount, boolean lethal) {
        if (isDead(actor)) {
            return 0;
        }
        int before = actor.hp;
        long wanted = (long) before + amount;
        actor.hp = (int) Math.clamp(wanted, lethal ? 0 : 1, (long) stats.maxHp(actor));
        int difference = actor.hp - before;
        if (actor.hp == 0) {
            add(actor, DEATH);
        }
        return difference;
    }

    public void changeSp(ActorState actor, int amount) {
        long wanted = (long) actor.sp + amount;
        actor.sp = (int) Math.clamp(wanted, 0, (long) stats.maxSp(actor));
    }

    /** Full recovery: no states, full HP and SP; what armour grants comes back. */
    public void recover(ActorState actor) {
        removeAll(actor);
        actor.hp = stats.maxHp(actor);
        actor.sp = stats.maxSp(actor);
        addGranted(actor);
    }
}
