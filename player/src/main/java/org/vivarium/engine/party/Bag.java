package org.vivarium.engine.party;

import java.util.Arrays;
import org.vivarium.engine.state.PartyState;

/** What the party carries: at most 99 of a kind, sorted by item (spec interpreter 10.2). */
public final class Bag {

    private final PartyState party;
    private final PartyTables tables;

    Bag(PartyState party, PartyTables tables) {
        this.party = party;
        this.tables = tables;
    }

    public int count(int item) {
        return party.itemCount(item);
    }

    /** Adds pieces; more than 99 are lost. Impossible items and amounts below 1 change nothing. */
    public void add(int item, int amount) {
        if (amount <= 0 || !tables.hasItem(item)) {
            return;
        }
        int index = party.itemIndex(item);
        if (index >= 0) {
            party.itemCounts[index] =
                    Math.min(
                            Limits.ITEMS, party.itemCounts[index] + Math.min(amount, Limits.ITEMS));
            return;
        }
        insert(-index - 1, item, Math.min(amount, Limits.ITEMS));
    }

    private void insert(int at, int item, int count) {
        if (party.itemKinds == party.itemIds.length) {
            int longer = party.itemKinds * 2 + 8;
            party.itemIds = Arrays.copyOf(party.itemIds, longer);
            party.itemCounts = Arrays.copyOf(party.itemCounts, longer);
            party.itemUses = Arrays.copyOf(party.itemUses, longer);
        }
        int behind = party.itemKinds - at;
        System.arraycopy(party.itemIds, at, party.itemIds, at + 1, behind);
        System.arraycopy(party.itemCounts, at, party.itemCounts, at + 1, behind);
        System.arraycopy(party.itemUses, at, party.itemUses, at + 1, behind);
        party.itemIds[at] = item;
        party.itemCounts[at] = count;
        party.itemUses[at] = 0;
        party.itemKinds++;
    }

    /** Removes pieces; the count of uses of the one in use starts anew. */
    public void remove(int item, int amount) {
        int index = party.itemIndex(item);
        if (amount <= 0 || index < 0) {
            return;
        }
        party.itemUses[index] = 0;
        party.itemCounts[index] -= Math.min(amount, Limits.ITEMS);
        if (party.itemCounts[index] <= 0) {
            delete(index);
        }
    }

    /** Counts one use of an item; the last use of a piece removes it (menus-and-saves 7.4). */
    public void use(int item) {
        int index = party.itemIndex(item);
        ItemData data = tables.item(item);
        if (index >= 0 && data.isConsumed() && ++party.itemUses[index] >= data.uses) {
            remove(item, 1);
        }
    }

    private void delete(int index) {
        party.itemKinds--;
        int behind = party.itemKinds - index;
        System.arraycopy(party.itemIds, index + 1, party.itemIds, index, behind);
        System.arraycopy(party.itemCounts, index + 1, party.itemCounts, index, behind);
        System.arraycopy(party.itemUses, index + 1, party.itemUses, index, behind);
        party.itemIds[party.itemKinds] = 0;
        party.itemCounts[party.itemKinds] = 0;
        party.itemUses[party.itemKinds] = 0;
    }
}
