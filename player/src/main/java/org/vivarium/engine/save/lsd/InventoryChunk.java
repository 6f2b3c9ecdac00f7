package org.vivarium.engine.save.lsd;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.vivarium.engine.party.Limits;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.engine.state.TimerState;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.SaveInventory;

/** Party, bag, money, timers and counters in a save. */
final class InventoryChunk {
    private InventoryChunk() {}

    static void write(RowBuilder row, PartyState party) {
        int kinds = party.itemKinds;
        row.set(SaveInventory.PARTY, Arrays.copyOf(party.members, party.size));
        row.set(SaveInventory.ITEM_IDS, Arrays.copyOf(party.itemIds, kinds));
        row.set(SaveInventory.ITEM_COUNTS, Arrays.copyOf(party.itemCounts, kinds));
        row.set(SaveInventory.ITEM_USAGE, Arrays.copyOf(party.itemUses, kinds));
        row.set(SaveInventory.GOLD, party.gold);
        TimerState one = party.timer1;
        row.set(SaveInventory.TIMER1_FRAMES, one.frames);
        row.set(SaveInventory.TIMER1_ACTIVE, one.active);
        row.set(SaveInventory.TIMER1_VISIBLE, one.visible);
        row.set(SaveInventory.TIMER1_BATTLE, one.inBattle);
        TimerState two = party.timer2;
        row.set(SaveInventory.TIMER2_FRAMES, two.frames);
        row.set(SaveInventory.TIMER2_ACTIVE, two.active);
        row.set(SaveInventory.TIMER2_VISIBLE, two.visible);
        row.set(SaveInventory.TIMER2_BATTLE, two.inBattle);
        row.set(SaveInventory.BATTLES, party.battles).set(SaveInventory.DEFEATS, party.defeats);
        row.set(SaveInventory.ESCAPES, party.escapes);
        row.set(SaveInventory.VICTORIES, party.victories);
        row.set(SaveInventory.TURNS, party.turns).set(SaveInventory.STEPS, party.steps);
    }

    static void read(Row row, GameState state, int items) {
        PartyState party = state.party;
        int[] members = row.getArray(SaveInventory.PARTY).toInts();
        party.size = 0;
        for (int id : members) {
            if (state.actor(id) != null && party.size < PartyState.MAX_MEMBERS) {
                party.members[party.size++] = id;
            }
        }
        readItems(row, party, items);
        party.gold = Math.clamp(row.getInt(SaveInventory.GOLD), 0, Limits.MONEY);
        TimerState one = party.timer1;
        one.frames = row.getInt(SaveInventory.TIMER1_FRAMES);
        one.active = row.getBool(SaveInventory.TIMER1_ACTIVE);
        one.visible = row.getBool(SaveInventory.TIMER1_VISIBLE);
        one.inBattle = row.getBool(SaveInventory.TIMER1_BATTLE);
        TimerState two = party.timer2;
        two.frames = row.getInt(SaveInventory.TIMER2_FRAMES);
        two.active = row.getBool(SaveInventory.TIMER2_ACTIVE);
        two.visible = row.getBool(SaveInventory.TIMER2_VISIBLE);
        two.inBattle = row.getBool(SaveInventory.TIMER2_BATTLE);
        party.battles = row.getInt(SaveInventory.BATTLES);
        party.defeats = row.getInt(SaveInventory.DEFEATS);
        party.escapes = row.getInt(SaveInventory.ESCAPES);
        party.victories = row.getInt(SaveInventory.VICTORIES);
        party.turns = row.getInt(SaveInventory.TURNS);
        party.steps = row.getInt(SaveInventory.STEPS);
    }

    /** Items the database has, sorted by number with their counts and uses. */
    private static void readItems(Row row, PartyState party, int items) {
        LcfArray ids = row.getArray(SaveInventory.ITEM_IDS);
        LcfArray counts = row.getArray(SaveInventory.ITEM_COUNTS);
        LcfArray uses = row.getArray(SaveInventory.ITEM_USAGE);
        int[] order =
                IntStream.range(0, ids.size())
                        .filter(i -> ids.get(i) >= 1 && ids.get(i) <= items)
                        .boxed()
                        .sorted((a, b) -> Integer.compare(ids.get(a), ids.get(b)))
                        .mapToInt(i -> i)
                        .toArray();
        party.itemKinds = order.length;
        party.itemIds = new int[Math.max(16, order.length)];
        party.itemCounts = new int[party.itemIds.length];
        party.itemUses = new int[party.itemIds.length];
        for (int i = 0; i < order.length; i++) {
            party.itemIds[i] = ids.get(order[i]);
            party.itemCounts[i] = counts.getOr(order[i], 1);
            party.itemUses[i] = uses.getOr(order[i], 0);
        }
    }
}
