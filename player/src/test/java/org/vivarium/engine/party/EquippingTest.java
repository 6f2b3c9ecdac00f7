package org.vivarium.engine.party;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.party.TestParty.itemOf;

import org.junit.jupiter.api.Test;
import org.vivarium.lcf.Engine;
import org.vivarium.model.Item;

class EquippingTest {
    private static final int SWORD = 1;
    private static final int SHIELD = 2;
    private static final int BOW = 3;
    private static final int CURSED_RING = 4;
    private static final int FEVER_MAIL = 5;

    private final TestParty party =
            new TestParty(Engine.RPG2003)
                    .item(itemOf(Item.Type.WEAPON).with(Item.ATK_POINTS1, 10))
                    .item(itemOf(Item.Type.SHIELD).with(Item.DEF_POINTS1, 7))
                    .item(
                            itemOf(Item.Type.WEAPON)
                                    .with(Item.TWO_HANDED, 1)
                                    .with(Item.ATK_POINTS1, 30))
                    .item(itemOf(Item.Type.ACCESSORY).with(Item.CURSED, 1))
                    .item(itemOf(3).with(Item.REVERSE_STATE_EFFECT, 1).withSet(Item.STATE_SET, 4))
                    .build();
    private final ActorEquipment equipping = party.rules.equipment;
    private final EquipmentView view = party.rules.equipmentView;

    private void wear(int slot, int item) {
        party.rules.bag.add(item, 1);
        equipping.exchange(party.first(), slot, item);
    }

    @Test
    void the_old_piece_goes_into_the_bag_and_the_new_one_leaves_it() {
        wear(0, SWORD);
        wear(0, BOW);
        assertThat(party.rules.bag.count(SWORD)).isEqualTo(1);
        assertThat(party.rules.bag.count(BOW)).isZero();
        assertThat(party.rules.equipmentView.shown(party.first(), Stat.ATTACK)).isEqualTo(80);
    }

    @Test
    void a_two_handed_weapon_sends_the_shield_back() {
        wear(1, SHIELD);
        wear(0, BOW);
        assertThat(party.first().equipment).startsWith(BOW, 0);
        assertThat(party.rules.bag.count(SHIELD)).isEqualTo(1);
    }

    @Test
    void a_shield_sends_a_two_handed_weapon_back() {
        wear(0, BOW);
        wear(1, SHIELD);
        assertThat(party.first().equipment).startsWith(0, SHIELD);
        assertThat(party.rules.bag.count(BOW)).isEqualTo(1);
    }

    @Test
    void the_preview_empties_the_other_hand_too() {
        wear(1, SHIELD);
        int[] after = view.preview(party.first(), 0, BOW);
        assertThat(party.rules.equipmentView.shown(party.first(), Stat.DEFENSE, after))
                .isEqualTo(50);
        assertThat(party.rules.equipmentView.shown(party.first(), Stat.ATTACK, after))
                .isEqualTo(80);
        assertThat(party.first().equipment).startsWith(0, SHIELD);
    }

    @Test
    void with_two_weapons_the_second_slot_takes_weapons_and_no_shields() {
        party.first().twoWeapons = true;
        assertThat(view.fits(party.first(), 1, SWORD)).isTrue();
        assertThat(view.fits(party.first(), 1, SHIELD)).isFalse();
    }

    @Test
    void a_cursed_piece_locks_its_slot_and_no_other() {
        wear(4, CURSED_RING);
        assertThat(view.isLocked(party.first(), 4)).isTrue();
        assertThat(view.isLocked(party.first(), 0)).isFalse();
    }

    @Test
    void a_cursing_state_or_fixed_equipment_locks_every_slot() {
        party.rules.states.add(party.first(), 5);
        assertThat(view.isLocked(party.first(), 2)).isTrue();
        party.second().lockedEquipment = true;
        assertThat(view.isLocked(party.second(), 2)).isTrue();
        assertThat(view.fits(party.second(), 0, SWORD)).isFalse();
    }

    @Test
    void armour_of_2003_brings_its_state_and_takes_it_along() {
        wear(2, FEVER_MAIL);
        assertThat(party.rules.states.has(party.first(), 4)).isTrue();
        party.rules.states.remove(party.first(), 4, false);
        assertThat(party.rules.states.has(party.first(), 4)).isTrue();
        equipping.exchange(party.first(), 2, 0);
        assertThat(party.rules.states.has(party.first(), 4)).isFalse();
    }
}
