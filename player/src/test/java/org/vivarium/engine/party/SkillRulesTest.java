package org.vivarium.engine.party;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.party.TestParty.itemOf;
import static org.vivarium.engine.party.TestParty.skillOf;

import org.junit.jupiter.api.Test;
import org.vivarium.lcf.Engine;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

class SkillRulesTest {
    private static TestParty with(TestRow skill) {
        return new TestParty(Engine.RPG2000).skill(skill).build();
    }

    private static TestRow heal() {
        return skillOf(Skill.Type.NORMAL, Skill.Scope.ALLY).with(Skill.AFFECT_HP, 1);
    }

    private static boolean usable(TestParty party) {
        return party.rules.skillRules.usable(party.first(), party.skill(1));
    }

    @Test
    void a_skill_that_is_not_known_cannot_be_used() {
        TestParty party = with(heal());
        assertThat(usable(party)).isTrue();
        party.first().skills = new int[0];
        assertThat(usable(party)).isFalse();
    }

    @Test
    void sp_must_cover_the_cost() {
        TestParty party = with(heal().with(Skill.SP_COST, 11));
        party.first().sp = 11;
        assertThat(usable(party)).isTrue();
        party.first().sp = 10;
        assertThat(usable(party)).isFalse();
    }

    @Test
    void armour_halves_the_cost_rounded_up_and_weapons_do_not() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .skill(heal().with(Skill.SP_COST, 11))
                        .item(itemOf(Item.Type.SHIELD).with(Item.HALF_SP_COST, 1))
                        .item(itemOf(Item.Type.WEAPON).with(Item.HALF_SP_COST, 1))
                        .build();
        assertThat(party.rules.skillRules.cost(party.first(), party.skill(1))).isEqualTo(11);
        party.first().equipment[0] = 2;
        assertThat(party.rules.skillRules.cost(party.first(), party.skill(1))).isEqualTo(11);
        party.first().equipment[1] = 1;
        assertThat(party.rules.skillRules.cost(party.first(), party.skill(1))).isEqualTo(6);
        assertThat(party.rules.skillRules.fullCost(party.first(), party.skill(1))).isEqualTo(11);
    }

    @Test
    void a_percentage_of_2003_is_taken_of_the_maximum() {
        TestParty party =
                new TestParty(Engine.RPG2003)
                        .skill(heal().with(Skill.SP_TYPE, 1).with(Skill.SP_PERCENT, 30))
                        .build();
        party.first().sp = 12;
        assertThat(party.rules.skillRules.cost(party.first(), party.skill(1))).isEqualTo(12);
        assertThat(usable(party)).isTrue();
    }

    @Test
    void a_state_can_forbid_magical_skills() {
        TestParty party = with(heal().with(Skill.MAGICAL_RATE, 1));
        party.rules.states.add(party.first(), 3);
        assertThat(usable(party)).isFalse();
        TestParty physical = with(heal().with(Skill.MAGICAL_RATE, 0));
        physical.rules.states.add(physical.first(), 3);
        assertThat(usable(physical)).isTrue();
    }

    @Test
    void a_state_can_forbid_physical_skills_from_a_rate_on() {
        TestParty party = with(heal().with(Skill.PHYSICAL_RATE, 2));
        party.rules.states.add(party.first(), 6);
        assertThat(usable(party)).isFalse();
        TestParty weak = with(heal().with(Skill.PHYSICAL_RATE, 1));
        weak.rules.states.add(weak.first(), 6);
        assertThat(usable(weak)).isTrue();
    }

    @Test
    void physical_attributes_must_be_on_a_worn_weapon() {
        TestParty party =
                new TestParty(Engine.RPG2000)
                        .skill(heal().withSet(Skill.ATTRIBUTE_EFFECTS, 1))
                        .item(itemOf(Item.Type.WEAPON).withSet(Item.ATTRIBUTE_SET, 1))
                        .build();
        assertThat(usable(party)).isFalse();
        party.first().equipment[0] = 1;
        assertThat(usable(party)).isTrue();
    }

    @Test
    void magical_attributes_need_no_weapon_nor_does_a_shift_of_defence() {
        assertThat(usable(with(heal().withSet(Skill.ATTRIBUTE_EFFECTS, 2)))).isTrue();
        assertThat(
                        usable(
                                with(
                                        heal().withSet(Skill.ATTRIBUTE_EFFECTS, 1)
                                                .with(Skill.AFFECT_ATTR_DEFENCE, 1))))
                .isTrue();
    }

    @Test
    void escape_needs_permission_a_target_and_ground_under_the_feet() {
        TestParty party = with(skillOf(Skill.Type.ESCAPE, 2));
        assertThat(usable(party)).isFalse();
        party.state.targets.escapeMap = 3;
        assertThat(usable(party)).isTrue();
        party.state.map.escapeAllowed = false;
        assertThat(usable(party)).isFalse();
        party.state.map.escapeAllowed = true;
        party.state.hero.aboard = true;
        party.state.hero.vehicle = 3;
        assertThat(usable(party)).isFalse();
        party.state.hero.vehicle = 1;
        assertThat(usable(party)).isTrue();
    }

    @Test
    void teleport_needs_permission_a_target_and_ground_under_the_feet() {
        TestParty party = with(skillOf(Skill.Type.TELEPORT, 2));
        assertThat(usable(party)).isFalse();
        party.state.targets.count = 1;
        assertThat(usable(party)).isTrue();
        party.state.map.teleportAllowed = false;
        assertThat(usable(party)).isFalse();
        party.state.map.teleportAllowed = true;
        party.state.hero.aboard = true;
        party.state.hero.vehicle = 3;
        assertThat(usable(party)).isFalse();
    }

    @Test
    void a_switch_skill_needs_its_field_mark() {
        assertThat(usable(with(skillOf(Skill.Type.SWITCH, 2).with(Skill.OCCASION_FIELD, 1))))
                .isTrue();
        assertThat(usable(with(skillOf(Skill.Type.SWITCH, 2).with(Skill.OCCASION_FIELD, 0))))
                .isFalse();
    }

    @Test
    void skills_against_enemies_are_never_usable_in_the_field() {
        assertThat(usable(with(skillOf(Skill.Type.NORMAL, 0).with(Skill.AFFECT_HP, 1)))).isFalse();
        assertThat(usable(with(skillOf(Skill.Type.NORMAL, 1).with(Skill.AFFECT_HP, 1)))).isFalse();
    }

    @Test
    void a_skill_must_affect_hp_sp_or_a_state_that_persists() {
        assertThat(usable(with(skillOf(Skill.Type.NORMAL, 3)))).isFalse();
        assertThat(usable(with(skillOf(Skill.Type.NORMAL, 3).with(Skill.AFFECT_SP, 1)))).isTrue();
        assertThat(usable(with(skillOf(Skill.Type.NORMAL, 3).withSet(Skill.STATE_EFFECTS, 2))))
                .isTrue();
        assertThat(usable(with(skillOf(Skill.Type.NORMAL, 3).withSet(Skill.STATE_EFFECTS, 3))))
                .isFalse();
    }

    @Test
    void skills_of_sub_commands_count_as_normal_ones() {
        assertThat(usable(with(skillOf(6, 3).with(Skill.AFFECT_HP, 1)))).isTrue();
    }
}
