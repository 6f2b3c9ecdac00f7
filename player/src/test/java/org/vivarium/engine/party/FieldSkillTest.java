package org.vivarium.engine.party;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.party.TestParty.skillOf;

import org.junit.jupiter.api.Test;
import org.vivarium.lcf.Engine;
import org.vivarium.model.Skill;

class FieldSkillTest {
    private static TestRow base() {
        return skillOf(Skill.Type.NORMAL, Skill.Scope.ALLY)
                .with(Skill.PHYSICAL_RATE, 0)
                .with(Skill.MAGICAL_RATE, 0);
    }

    private static TestParty with(TestRow skill) {
        return new TestParty(Engine.RPG2000).skill(skill).build();
    }

    private static boolean work(TestParty party) {
        return party.rules.fieldSkill.work(party.second(), party.first(), party.skill(1));
    }

    @Test
    void the_effect_is_power_and_shares_of_attack_and_spirit() {
        TestParty party =
                with(
                        base().with(Skill.POWER, 10)
                                .with(Skill.PHYSICAL_RATE, 4)
                                .with(Skill.MAGICAL_RATE, 8)
                                .with(Skill.AFFECT_HP, 1));
        party.first().hp = 1;
        assertThat(work(party)).isTrue();
        assertThat(party.first().hp).isEqualTo(1 + 10 + 4 * 50 / 20 + 8 * 50 / 40);
    }

    @Test
    void full_hp_and_full_sp_are_no_change() {
        assertThat(work(with(base().with(Skill.POWER, 10).with(Skill.AFFECT_HP, 1)))).isFalse();
        assertThat(work(with(base().with(Skill.POWER, 10).with(Skill.AFFECT_SP, 1)))).isFalse();
    }

    @Test
    void attributes_multiply_the_effect() {
        TestParty party =
                with(
                        base().with(Skill.POWER, 40)
                                .with(Skill.AFFECT_HP, 1)
                                .withSet(Skill.ATTRIBUTE_EFFECTS, 1));
        party.first().hp = 1;
        work(party);
        assertThat(party.first().hp).isEqualTo(1 + 20);
    }

    @Test
    void curing_death_with_hp_heals_to_the_effect() {
        TestParty party =
                with(
                        base().with(Skill.POWER, 30)
                                .with(Skill.AFFECT_HP, 1)
                                .withSet(Skill.STATE_EFFECTS, 1));
        party.rules.states.add(party.first(), 1);
        assertThat(work(party)).isTrue();
        assertThat(party.first().hp).isEqualTo(30);
    }

    @Test
    void curing_death_without_hp_heals_a_percentage() {
        TestParty party = with(base().with(Skill.POWER, 30).withSet(Skill.STATE_EFFECTS, 1));
        party.rules.states.add(party.first(), 1);
        assertThat(work(party)).isTrue();
        assertThat(party.first().hp).isEqualTo(30);
    }

    @Test
    void the_dead_are_not_healed() {
        TestParty party = with(base().with(Skill.POWER, 30).with(Skill.AFFECT_HP, 1));
        party.rules.states.add(party.first(), 1);
        assertThat(work(party)).isFalse();
        assertThat(party.first().hp).isZero();
    }

    @Test
    void a_reversed_skill_of_2003_afflicts() {
        TestParty party =
                new TestParty(Engine.RPG2003)
                        .skill(
                                base().with(Skill.REVERSE_STATE_EFFECT, 1)
                                        .withSet(Skill.STATE_EFFECTS, 4))
                        .build();
        assertThat(work(party)).isTrue();
        assertThat(party.rules.states.has(party.first(), 4)).isTrue();
        assertThat(party.rules.equipmentView.shown(party.first(), Stat.ATTACK)).isEqualTo(25);
    }
}
