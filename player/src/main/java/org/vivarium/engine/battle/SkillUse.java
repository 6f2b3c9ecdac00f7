package org.vivarium.engine.battle;

import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.party.SkillRules;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** Which skills and items can be used in battle (spec battle 3.7, 3.8). */
public final class SkillUse {
    private final Battlers battlers;
    private final StateRules states;
    private final PartyRules party;
    private final boolean is2003;

    public SkillUse(Battlers battlers, StateRules states, PartyRules party, boolean is2003) {
        this.battlers = battlers;
        this.states = states;
        this.party = party;
        this.is2003 = is2003;
    }

    public Skill skill(int id) {
        return battlers.tables.skill(id);
    }

    public boolean usable(Battler user, Skill skill) {
        return skill != null
                && user.cost(skill) <= user.sp()
                && !states.restricts(user, skill.physicalRate(), skill.magicalRate())
                && hasOccasion(skill)
                && (user.isEnemy() || weaponFits(user, skill));
    }

    private static boolean hasOccasion(Skill skill) {
        return switch (skill.type()) {
            case Skill.Type.TELEPORT, Skill.Type.ESCAPE -> false;
            case Skill.Type.SWITCH -> skill.occasionBattle();
            default -> true;
        };
    }

    /** Physical attributes must be on a weapon, unless the skill shifts defence to them. */
    private boolean weaponFits(Battler user, Skill skill) {
        boolean[] needed = battlers.tables.skillAttributes(skill.id());
        for (int a = 0; !skill.affectAttrDefence() && a < needed.length; a++) {
            if (needed[a] && battlers.tables.physical[a] && !user.weaponHas(a, Weapons.ALL)) {
                return false;
            }
        }
        return true;
    }

    public static boolean isOffensive(Skill skill) {
        return skill.scope() == Skill.Scope.ENEMY || skill.scope() == Skill.Scope.ENEMIES;
    }

    /** The skill an item invokes in battle, or null. */
    public Skill invoked(Item item) {
        boolean worn = item.type() >= Item.Type.WEAPON && item.type() <= Item.Type.ACCESSORY;
        boolean invokes = item.type() == Item.Type.SPECIAL || is2003 && worn && item.useSkill();
        return invokes ? skill(item.skillId()) : null;
    }

    /** Whether the item list offers the item to this actor. */
    public boolean usable(ActorBattler user, Item item) {
        if (item == null) {
            return false;
        }
        Skill skill = invoked(item);
        if (skill != null) {
            return party.equipment.canUse(user.actor(), item.id())
                    && hasOccasion(skill)
                    && (!SkillRules.isNormal(skill) || someoneCanUse(item));
        }
        return switch (item.type()) {
            case Item.Type.MEDICINE -> !item.occasionField1();
            case Item.Type.SWITCH -> item.occasionBattle();
            default -> false;
        };
    }

    private boolean someoneCanUse(Item item) {
        for (int i = 0; i < battlers.allyCount(); i++) {
            ActorBattler ally = battlers.ally(i);
            if (states.canAct(ally) && party.equipment.canUse(ally.actor(), item.id())) {
                return true;
            }
        }
        return false;
    }

    public boolean canTake(Battler target, Item item) {
        return target instanceof ActorBattler actor
                && party.equipment.canUse(actor.actor(), item.id());
    }

    public int held(int item) {
        return party.held(item);
    }

    /** Whether a skill would do anything to this battler (spec battle 4.1). */
    public boolean effective(Skill skill, Battler target) {
        if (skill.type() == Skill.Type.SWITCH) {
            return true;
        }
        if (!SkillRules.isNormal(skill)) {
            return false;
        }
        if (isOffensive(skill)) {
            return target.exists();
        }
        LcfArray bits = skill.stateEffects();
        if (!target.exists()) {
            return bits.isSet(StateRules.DEATH - 1, false);
        }
        if (skill.affectHp()
                || skill.affectSp()
                || skill.affectAttack()
                || skill.affectDefense()
                || skill.affectSpirit()
                || skill.affectAgility()) {
            return true;
        }
        for (int s = 1; s <= bits.size(); s++) {
            if (bits.get(s - 1) != 0 && target.has(s)) {
                return true;
            }
        }
        return skill.affectAttrDefence() && hasBit(skill.attributeEffects());
    }

    private static boolean hasBit(LcfArray bits) {
        for (int i = 0; i < bits.size(); i++) {
            if (bits.get(i) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the skill of an enemy would do anything to anybody. */
    public boolean effectiveAtAll(Skill skill, Battler user) {
        if (!SkillRules.isNormal(skill) || isOffensive(skill)) {
            return true;
        }
        if (skill.scope() == Skill.Scope.SELF) {
            return effective(skill, user);
        }
        for (int i = 0; i < battlers.count(user.isEnemy()); i++) {
            if (effective(skill, battlers.member(user.isEnemy(), i))) {
                return true;
            }
        }
        return false;
    }
}
