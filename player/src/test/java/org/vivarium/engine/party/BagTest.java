package org.vivarium.engine.party;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.party.TestParty.itemOf;

import org.junit.jupiter.api.Test;
import org.vivarium.lcf.Engine;
import org.vivarium.model.Item;

class BagTest {
    private final TestParty party =
            new TestParty(Engine.RPG2000)
                    .item(itemOf(Item.Type.MEDICINE).with(Item.USES, 3))
                    .item(itemOf(Item.Type.MEDICINE).with(Item.USES, 0))
                    .item(itemOf(Item.Type.WEAPON).with(Item.USES, 1))
                    .build();
    private final Bag bag = party.rules.bag;

    @Test
    void items_are_kept_sorted_and_at_most_99() {
        bag.add(3, 1);
        bag.add(1, 150);
        bag.add(2, 5);
        assertThat(party.state.party.itemIds).startsWith(1, 2, 3);
        assertThat(bag.count(1)).isEqualTo(99);
    }

    @Test
    void items_outside_the_database_and_negative_amounts_are_refused() {
        bag.add(9, 1);
        bag.add(1, -3);
        assertThat(party.state.party.itemKinds).isZero();
    }

    @Test
    void the_third_use_takes_a_piece_of_three_uses() {
        bag.add(1, 1);
        bag.use(1);
        bag.use(1);
        assertThat(bag.count(1)).isEqualTo(1);
        bag.use(1);
        assertThat(party.state.party.itemKinds).isZero();
    }

    @Test
    void uses_start_over_with_the_next_piece() {
        bag.add(1, 2);
        for (int use = 0; use < 5; use++) {
            bag.use(1);
        }
        assertThat(bag.count(1)).isEqualTo(1);
        bag.use(1);
        assertThat(bag.count(1)).isZero();
    }

    @Test
    void removing_forgets_uses_and_adding_does_not() {
        bag.add(1, 2);
        bag.use(1);
        bag.use(1);
        bag.add(1, 1);
        assertThat(party.state.party.itemUses[0]).isEqualTo(2);
        bag.remove(1, 1);
        assertThat(party.state.party.itemUses[0]).isZero();
    }

    @Test
    void unlimited_items_and_equipment_are_never_used_up() {
        bag.add(2, 1);
        bag.add(3, 1);
        for (int use = 0; use < 200; use++) {
            bag.use(2);
            bag.use(3);
        }
        assertThat(bag.count(2)).isEqualTo(1);
        assertThat(bag.count(3)).isEqualTo(1);
    }

    @Test
    void money_stays_within_its_bounds() {
        party.rules.addMoney(2_000_000_000);
        assertThat(party.state.party.gold).isEqualTo(999_999);
        party.rules.addMoney(-2_000_000_000);
        assertThat(party.state.party.gold).isZero();
    }
}
