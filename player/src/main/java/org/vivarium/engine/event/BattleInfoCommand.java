package org.vivarium.engine.event;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.engine.state.StateList;

/** Tells a script about those who fight (Maniac Patch, spec event-commands 3012). */
final class BattleInfoCommand {

    private static final int ACTOR = 0;
    private static final int MEMBER = 1;
    private static final int PARTY = 2;
    private static final int ENEMY = 3;
    private static final int TROOP = 4;
    private static final int MODIFIERS = 0;
    private static final int STATES = 1;
    private static final int SITUATION = 3;

    private final EventSystems systems;
    private final GameState state;

    private BattleInfoCommand(EventSystems systems) {
        this.systems = systems;
        this.state = systems.state;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(3012, new BattleInfoCommand(systems)::tell);
    }

    private Outcome tell(Interpreter i) {
        if (!i.dialect().maniac() || !i.inBattle()) {
            return Outcome.NEXT;
        }
        int first = i.p(4);
        int target = i.value(i.p(2), i.p(3));
        switch (i.p(0)) {
            case ACTOR -> actor(i, target, first);
            case MEMBER -> actor(i, member(target), first);
            case PARTY -> party(first);
            case ENEMY -> enemy(i, target, first);
            case TROOP -> troop(first);
            default -> i.warn(EventFault.BAD_PARAMETER, i.p(0));
        }
        i.requestRefresh();
        return Outcome.NEXT;
    }

    private int member(int place) {
        PartyState party = state.party;
        return place >= 0 && place < party.size ? party.members[place] : 0;
    }

    private void actor(Interpreter i, int id, int first) {
        ActorState actor = state.actor(id);
        StateList<BattlerState> allies = state.battle.allies;
        if (actor == null || id > allies.size()) {
            i.warn(EventFault.MISSING_ACTOR, id);
            return;
        }
        boolean canAct = systems.battle().actorCanAct(id);
        one(i, allies.get(id - 1), actor.states, canAct, first);
    }

    private void enemy(Interpreter i, int index, int first) {
        BattleState battle = state.battle;
        if (index < 0 || index >= battle.enemies.size()) {
            i.warn(EventFault.MISSING_ENEMY, index);
            return;
        }
        BattlerState enemy = battle.enemies.get(index);
        one(i, enemy, enemy.states, systems.battle().enemyCanAct(index), first);
    }

    private void one(Interpreter i, BattlerState who, int[] turns, boolean canAct, int first) {
        switch (i.p(1)) {
            case MODIFIERS -> store(first, who.attack, who.defense, who.spirit, who.agility);
            case STATES -> states(turns, first);
            case SITUATION ->
                    store(
                            first,
                            who.x,
                            who.y,
                            canAct ? 1 : 0,
                            who.defending ? 1 : 0,
                            who.charged ? 1 : 0,
                            who.hidden ? 0 : 1);
            default -> i.warn(EventFault.BAD_PARAMETER, i.p(1));
        }
    }

    /** How many states, and which; {@code turns} counts each state's turns, 0 without it. */
    private void states(int[] turns, int first) {
        int count = 0;
        for (int n = 0; n < turns.length; n++) {
            if (turns[n] != 0) {
                state.variables.set(first + ++count, n + 1);
            }
        }
        state.variables.set(first, count);
    }

    private void party(int first) {
        int alive = 0;
        int able = 0;
        for (int n = 0; n < state.party.size; n++) {
            ActorState actor = state.actor(state.party.members[n]);
            alive += actor != null && actor.hp > 0 ? 1 : 0;
            able += systems.battle().actorCanAct(state.party.members[n]) ? 1 : 0;
        }
        store(first, state.party.size, alive, able);
    }

    private void troop(int first) {
        StateList<BattlerState> enemies = state.battle.enemies;
        int alive = 0;
        int able = 0;
        for (int n = 0; n < enemies.size(); n++) {
            alive += enemies.get(n).hp > 0 && !enemies.get(n).hidden ? 1 : 0;
            able += systems.battle().enemyCanAct(n) ? 1 : 0;
        }
        store(first, enemies.size(), alive, able);
    }

    private void store(int first, int... values) {
        for (int n = 0; n < values.length; n++) {
            state.variables.set(first + n, values[n]);
        }
    }
}
