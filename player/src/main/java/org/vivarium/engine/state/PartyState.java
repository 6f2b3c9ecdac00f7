package org.vivarium.engine.state;

import java.util.Arrays;

/** Who travels, what they carry and what they have counted. */
public final class PartyState implements Stateful {
    public static final int MAX_MEMBERS = 4;

    /** Actor ids in party order; the first {@link #size} count. */
    public int[] members = new int[MAX_MEMBERS];

    public int size;
    public int gold;

    /** Held items sorted by id: parallel arrays, the first {@link #itemKinds} entries count. */
    public int[] itemIds = new int[16];

    public int[] itemCounts = new int[16];

    /** How often the newest piece of each kind was used. */
    public int[] itemUses = new int[16];

    public int itemKinds;
    public int steps;
    public int battles;
    public int victories;
    public int defeats;
    public int escapes;
    public int turns;
    public final TimerState timer1 = new TimerState();
    public final TimerState timer2 = new TimerState();

    public boolean contains(int actor) {
        return indexOf(actor) >= 0;
    }

    /** Position of the actor in the party, or -1. */
    public int indexOf(int actor) {
        for (int i = 0; i < size; i++) {
            if (members[i] == actor) {
                return i;
            }
        }
        return -1;
    }

    /** Index of the item's entry, or {@code -(insertion point) - 1}. */
    public int itemIndex(int item) {
        return Arrays.binarySearch(itemIds, 0, itemKinds, item);
    }

    /** Pieces of the item in the bag, those worn not counted. */
    public int itemCount(int item) {
        int index = itemIndex(item);
        return index >= 0 ? itemCounts[index] : 0;
    }

    @Override
    public void visit(StateVisitor v) {
        members = v.ints("members", members);
        size = v.i("size", size);
        gold = v.i("gold", gold);
        itemIds = v.ints("itemIds", itemIds);
        itemCounts = v.ints("itemCounts", itemCounts);
        itemUses = v.ints("itemUses", itemUses);
        itemKinds = v.i("itemKinds", itemKinds);
        steps = v.i("steps", steps);
        battles = v.i("battles", battles);
        victories = v.i("victories", victories);
        defeats = v.i("defeats", defeats);
        escapes = v.i("escapes", escapes);
        turns = v.i("turns", turns);
        v.child("timer1", timer1);
        v.child("timer2", timer2);
    }
}
