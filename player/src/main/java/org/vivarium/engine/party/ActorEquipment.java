package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;

/** Putting things on and taking them off (spec interpreter 10.5). */
public final class ActorEquipment {

    private static final int WEAPON = 0;
    private static final int SHIELD = 1;

    private final PartyTables tables;
    private final Bag bag;
    private final ActorStats stats;
    private final ActorStates states;
    private final boolean byClass;

    /**
     * @param byClass the database says who may wear what by class and not by actor (2003)
     */
    ActorEquipment(
            PartyTables tables, Bag bag, ActorStats stats, ActorStates states, boolean byClass) {
        this.tables = tables;
        this.bag = bag;
        this.stats = stats;
        this.states = states;
        this.byClass = byClass;
    }

    /** Whether this actor may wear the item at all. */
    public boolean canWear(ActorState actor, int item) {
        ItemData data = tables.item(item);
        if (data == null || !data.isWorn()) {
            return false;
        }
        if (actor.twoWeapons && data.isShield()) {
            return false;
        }
        return canUse(actor, item);
    }

    /** Whether the item lists this actor, or its class, among its users. */
    public boolean canUse(ActorState actor, int item) {
        ItemData data = tables.item(item);
        return data != null
                && (byClass ? data.usableByClass(actor.classId) : data.usableByActor(actor.id));
    }

    /** The command's way: what isn't owned can be worn, what is taken off goes to the bag. */
    public void equip(ActorState actor, int item) {
        if (!canWear(actor, item)) {
            return;
        }
        ItemData data = tables.item(item);
        int slot = data.type - 1;
        if (actor.twoWeapons && data.isWeapon() && secondHandFree(actor, data)) {
            slot = SHIELD;
        }
        bag.remove(item, 1);
        put(actor, slot, item);
    }

    private boolean secondHandFree(ActorState actor, ItemData weapon) {
        ItemData first = tables.item(actor.equipment[WEAPON]);
        return first != null
                && actor.equipment[SHIELD] == 0
                && !first.twoHanded
                && !weapon.twoHanded;
    }

    /**
     * Puts an item (0: nothing) into a slot; the bag receives what was there, and what the other
     * hand held if one of the two needs both.
     */
    public void put(ActorState actor, int slot, int item) {
        replace(actor, slot, item);
        if (slot <= SHIELD && needsBothHands(actor)) {
            replace(actor, slot == WEAPON ? SHIELD : WEAPON, 0);
        }
        states.addGranted(actor);
        stats.clampPoints(actor);
    }

    private boolean needsBothHands(ActorState actor) {
        ItemData first = tables.item(actor.equipment[WEAPON]);
        ItemData second = tables.item(actor.equipment[SHIELD]);
        return first != null && second != null && (first.twoHanded || second.twoHanded);
    }

    private void replace(ActorState actor, int slot, int item) {
        int old = actor.equipment[slot];
        actor.equipment[slot] = item;
        if (old != 0) {
            bag.add(old, 1);
            takeGranted(actor, old);
        }
    }

    /** States an item granted go with it, unless another one grants them too. */
    private void takeGranted(ActorState actor, int item) {
        ItemData data = tables.item(item);
        if (data == null) {
            return;
        }
        for (int state = 1; state <= actor.states.length; state++) {
            if (data.grants(state)) {
                states.remove(actor, state, false);
            }
        }
    }

    /** A menu's exchange: the new piece (0: none) leaves the bag. */
    public void exchange(ActorState actor, int slot, int item) {
        bag.remove(item, 1);
        put(actor, slot, item);
    }

    /** Takes everything off. */
    public void takeOffAll(ActorState actor) {
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            put(actor, slot, 0);
        }
    }

    /** Pieces of an item this actor wears; item 0 counts the empty slots. */
    public static int worn(ActorState actor, int item) {
        int count = 0;
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            if (actor.equipment[slot] == item) {
                count++;
            }
        }
        return count;
    }
}
