package org.vivarium.engine.party;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.party.TestParty.itemOf;
import static org.vivarium.engine.party.TestParty.skillOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.state.ActorState;
import org.vivarium.lcf.Engine;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

class ItemRulesTest {
    private static TestParty with(TestRow item) {
        return new TestParty(Engine.RPG2000).item(item).build();
    }

    private static boolean usable(TestParty party) {
        return party.rules.itemRules.usable(party.item(1));
    }

    private static boolean work(TestParty party, ActorState target) {
        return party.rules.itemRules.work(party.item(1), target);
    }

    private static TestRow potion(int hp) {
        return itemOf(Item.Type.MEDICINE).with(Item.RECOVER_HP, hp);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void common_items_and_equipment_are_never_usable(int type) {
        assertThat(usable(with(itemOf(type)))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8})
    void medicine_books_and_seeds_are_always_listed_as_usable(int type) {
        assertThat(usable(with(itemOf(type)))).isTrue();
    }

    @Test
    void a_switch_item_needs_its_field_mark() {
        assertThat(usable(with(itemOf(Item.Type.SWITCH).with(Item.OCCASION_FIELD2, 1)))).isTrue();
        assertThat(usable(with(itemOf(Item.Type.SWITCH).with(Item.OCCASION_FIELD2, 0)))).isFalse();
    }

    @Test
    void equipment_that_invokes_a_skill_is_usable_when_the_skill_is_for_the_own_side() {
        TestParty party =
                new TestParty(Engine.RPG2003)
                        .item(itemOf(2).with(Item.USE_SKILL, 1).with(Item.SKILL_ID, 1))
                        .item(itemOf(2).with(Item.USE_SKILL, 1).with(Item.SKILL_ID, 2))
                        .item(itemOf(2).with(Item.USE_SKILL, 1).with(Item.SKILL_ID, 9))
                        .skill(skillOf(Skill.Type.NORMAL, Skill.Scope.ALLY))
                        .skill(skillOf(Skill.Type.NORMAL, 0))
                        .build();
        assertThat(party.rules.itemRules.usable(party.item(1))).isTrue();
        assertThat(party.rules.itemRules.usable(party.item(2))).isFalse();
        assertThat(party.rules.itemRules.usable(party.item(3))).isFalse();
    }

    @Test
    void a_special_item_needs_somebody_who_can_act_and_is_allowed() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .item(
                                itemOf(Item.Type.SPECIAL)
                                        .with(Item.SKILL_ID, 1)
                                        .with(Item.ACTOR_SET, new byte[] {1, 0}))
                        .skill(skillOf(Skill.Type.NORMAL, 3).with(Skill.AFFECT_HP, 1))
                        .build();
        assertThat(usable(party)).isTrue();
        party.rules.states.add(party.first(), 2);
        assertThat(usable(party)).isFalse();
    }

    @Test
    void a_special_item_may_cure_states_that_end_with_battle_though_the_skill_may_not() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .item(itemOf(Item.Type.SPECIAL).with(Item.SKILL_ID, 1))
                        .skill(skillOf(Skill.Type.NORMAL, 3).withSet(Skill.STATE_EFFECTS, 3))
                        .build();
        assertThat(usable(party)).isTrue();
        assertThat(party.rules.skillRules.usable(party.first(), party.skill(1))).isFalse();
    }

    @Test
    void medicine_does_nothing_for_an_actor_who_may_not_use_it() {
        TestParty party = with(potion(50).with(Item.ACTOR_SET, new byte[] {0, 1}));
        party.first().hp = 10;
        party.second().hp = 10;
        assertThat(work(party, party.first())).isFalse();
        assertThat(work(party, party.second())).isTrue();
        assertThat(party.second().hp).isEqualTo(60);
    }

    @Test
    void permission_goes_by_class_when_a_2003_database_says_so() {
        TestParty party =
                new TestParty(Engine.RPG2003)
                        .item(
                                potion(50)
                                        .with(Item.CLASS_SET, new byte[] {0, 1})
                                        .with(Item.ACTOR_SET, new byte[] {1, 1}))
                        .equipmentByClass()
                        .build();
        party.first().hp = 10;
        assertThat(work(party, party.first())).isFalse();
        party.first().classId = 1;
        assertThat(work(party, party.first())).isTrue();
    }

    @Test
    void a_mark_beyond_the_end_of_the_set_allows() {
        TestParty party = with(potion(50).with(Item.ACTOR_SET, new byte[] {0}));
        party.second().hp = 10;
        assertThat(work(party, party.second())).isTrue();
    }

    @Test
    void a_potion_on_full_hp_changes_nothing() {
        TestParty party = with(potion(50));
        assertThat(work(party, party.first())).isFalse();
    }

    @Test
    void hp_and_sp_rise_by_rate_and_points_and_stop_at_the_maximum() {
        TestParty party =
                with(
                        potion(5)
                                .with(Item.RECOVER_HP_RATE, 30)
                                .with(Item.RECOVER_SP_RATE, 50)
                                .with(Item.RECOVER_SP, 100));
        party.first().hp = 20;
        party.first().sp = 0;
        assertThat(work(party, party.first())).isTrue();
        assertThat(party.first().hp).isEqualTo(55);
        assertThat(party.first().sp).isEqualTo(40);
    }

    @Test
    void medicine_heals_listed_states_and_that_counts_as_a_change() {
        TestParty party = with(itemOf(Item.Type.MEDICINE).withSet(Item.STATE_SET, 2, 3));
        party.rules.states.add(party.first(), 3);
        assertThat(work(party, party.first())).isTrue();
        assertThat(party.rules.states.has(party.first(), 3)).isFalse();
        assertThat(work(party, party.first())).isFalse();
    }

    @Test
    void the_dead_need_medicine_that_lists_death() {
        TestParty party = with(potion(50));
        party.rules.states.add(party.first(), 1);
        assertThat(work(party, party.first())).isFalse();
        assertThat(party.first().hp).isZero();
    }

    @Test
    void reviving_gives_the_points_less_the_one_of_reviving() {
        TestParty party = with(potion(50).withSet(Item.STATE_SET, 1));
        party.rules.states.add(party.first(), 1);
        assertThat(work(party, party.first())).isTrue();
        assertThat(party.first().hp).isEqualTo(50);
        assertThat(party.rules.states.isDead(party.first())).isFalse();
    }

    @Test
    void medicine_for_the_dead_only_does_nothing_for_the_living() {
        TestParty party = with(potion(50).withSet(Item.STATE_SET, 1).with(Item.KO_ONLY, 1));
        party.first().hp = 10;
        assertThat(work(party, party.first())).isFalse();
    }

    @Test
    void a_book_teaches_a_living_actor_once() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .item(itemOf(Item.Type.BOOK).with(Item.SKILL_ID, 1))
                        .skill(TestRow.row())
                        .build();
        party.first().skills = new int[0];
        party.second().skills = new int[0];
        assertThat(work(party, party.first())).isTrue();
        assertThat(party.first().skills).containsExactly(1);
        assertThat(work(party, party.first())).isFalse();
        party.rules.states.add(party.second(), 1);
        assertThat(work(party, party.second())).isFalse();
    }

    @Test
    void a_seed_always_counts_as_a_change_for_the_living() {
        TestParty party =
                with(
                        itemOf(Item.Type.MATERIAL)
                                .with(Item.MAX_HP_POINTS, 10)
                                .with(Item.MAX_SP_POINTS, 5)
                                .with(Item.ATK_POINTS2, 3)
                                .with(Item.DEF_POINTS2, 4)
                                .with(Item.SPI_POINTS2, 5)
                                .with(Item.AGI_POINTS2, 6));
        assertThat(work(party, party.first())).isTrue();
        assertThat(party.rules.stats.maxHp(party.first())).isEqualTo(110);
        assertThat(party.rules.stats.maxSp(party.first())).isEqualTo(45);
        assertThat(party.rules.stats.value(party.first(), Stat.ATTACK)).isEqualTo(53);
        assertThat(party.rules.stats.value(party.first(), Stat.DEFENSE)).isEqualTo(54);
        assertThat(party.rules.stats.value(party.first(), Stat.SPIRIT)).isEqualTo(55);
        assertThat(party.rules.stats.value(party.first(), Stat.AGILITY)).isEqualTo(56);
        party.rules.states.add(party.second(), 1);
        assertThat(work(party, party.second())).isFalse();
    }

    @Test
    void a_special_item_is_worked_by_the_first_of_the_highest_level() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .item(itemOf(Item.Type.SPECIAL).with(Item.SKILL_ID, 1))
                        .skill(
                                skillOf(Skill.Type.NORMAL, Skill.Scope.ALLY)
                                        .with(Skill.AFFECT_HP, 1)
                                        .with(Skill.PHYSICAL_RATE, 20)
                                        .with(Skill.MAGICAL_RATE, 0)
                                        .with(Skill.POWER, 0))
                        .build();
        party.second().level = 5;
        party.second().attackModifier = -49;
        party.first().hp = 1;
        work(party, party.first());
        assertThat(party.first().hp).isEqualTo(2);
    }

    @Test
    void a_special_item_of_scope_self_is_worked_by_its_target() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .item(itemOf(Item.Type.SPECIAL).with(Item.SKILL_ID, 1))
                        .skill(
                                skillOf(Skill.Type.NORMAL, Skill.Scope.SELF)
                                        .with(Skill.AFFECT_HP, 1)
                                        .with(Skill.PHYSICAL_RATE, 20)
                                        .with(Skill.MAGICAL_RATE, 0)
                                        .with(Skill.POWER, 0))
                        .build();
        party.second().level = 5;
        party.first().hp = 1;
        party.first().attackModifier = -40;
        work(party, party.first());
        assertThat(party.first().hp).isEqualTo(11);
    }

    @Test
    void party_items_are_those_marked_and_those_whose_skill_is_for_the_party() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .item(potion(5).with(Item.ENTIRE_PARTY, 1))
                        .item(potion(5).with(Item.ENTIRE_PARTY, 0))
                        .item(itemOf(Item.Type.SPECIAL).with(Item.SKILL_ID, 1))
                        .skill(skillOf(Skill.Type.NORMAL, Skill.Scope.PARTY))
                        .build();
        assertThat(party.rules.itemRules.forParty(party.item(1))).isTrue();
        assertThat(party.rules.itemRules.forParty(party.item(2))).isFalse();
        assertThat(party.rules.itemRules.forParty(party.item(3))).isTrue();
    }
}
