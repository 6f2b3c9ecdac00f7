package org.vivarium.engine.map;

import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.State;

/** What walking does to the members of the party (spec map-scene 5.9, battle 8). */
final class MapParty {
    private static final int GAIN = 1;
    private static final int NOTHING = 2;

    private final GameState state;
    private final PartyRules party;

    /** By item: whoever wears it isn't hurt by the ground. */
    private final boolean[] guardsAgainstGround;

    /** By state id: every how many steps it takes or gives how much; 0 never. */
    private final int[] hpSteps;

    private final int[] hpChange;
    private final int[] spSteps;
    private final int[] spChange;

    MapParty(GameState state, PartyRules party, Database database) {
        this.state = state;
        this.party = party;
        guardsAgainstGround = new boolean[database.items().size() + 1];
        for (int id = 1; id < guardsAgainstGround.length; id++) {
            Item item = database.items().get(id);
            guardsAgainstGround[id] = item != null && item.noTerrainDamage();
        }
        int states = database.states().size() + 1;
        hpSteps = new int[states];
        hpChange = new int[states];
        spSteps = new int[states];
        spChange = new int[states];
        for (int id = 1; id < states; id++) {
            take(id, database.states().get(id));
        }
    }

    private void take(int id, State s) {
        hpSteps[id] = Math.max(0, s.hpChangeMapSteps());
        hpChange[id] = signed(s.hpChangeType(), s.hpChangeMapVal());
        spSteps[id] = Math.max(0, s.spChangeMapSteps());
        spChange[id] = signed(s.spChangeType(), s.spChangeMapVal());
    }

    private static int signed(int type, int value) {
        return type == NOTHING ? 0 : type == GAIN ? value : -value;
    }

    int maxHp(ActorState actor) {
        return party.stats.maxHp(actor);
    }

    boolean ignoresGround(ActorState actor) {
        for (int item : actor.equipment) {
            if (item > 0 && item < guardsAgainstGround.length && guardsAgainstGround[item]) {
                return true;
            }
        }
        return false;
    }

    int held(int item) {
        return party.held(item);
    }

    /** Harm and good of all states for the step just counted; true when anyone lost something. */
    boolean applyStates() {
        boolean lost = false;
        for (int i = 0; i < state.party.size; i++) {
            ActorState actor = party.member(i);
            if (actor == null) {
                continue;
            }
            for (int k = 0; k < actor.states.length && k + 1 < hpSteps.length; k++) {
                if (actor.states[k] > 0) {
                    lost |= applyState(actor, k + 1);
                }
            }
        }
        return lost;
    }

    private boolean applyState(ActorState actor, int id) {
        int hp = actor.hp;
        int sp = actor.sp;
        if (due(hpSteps[id]) && actor.hp > 0) {
            int changed = Math.max(1, actor.hp + hpChange[id]);
            actor.hp = Math.min(changed, Math.max(hp, party.stats.maxHp(actor)));
        }
        if (due(spSteps[id])) {
            int changed = Math.max(0, actor.sp + spChange[id]);
            actor.sp = Math.min(changed, Math.max(sp, party.stats.maxSp(actor)));
        }
        return actor.hp < hp || actor.sp < sp;
    }

    private boolean due(int steps) {
        return steps > 0 && state.party.steps % steps == 0;
    }
}
