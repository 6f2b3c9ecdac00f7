package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Attribute;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** Which skills an actor can use outside battle, and what they cost (spec menus-and-saves 7.3). */
public final class SkillRules {
    private static final int PHYSICAL = 0;
    private static final int AIRSHIP = 3;

    private final Database database;
    private final GameState state;
    private final ActorStats stats;
    private final ActorStates states;
    private final ActorSkills skills;

    SkillRules(
            Database database,
            GameState state,
            ActorStats stats,
            ActorStates states,
            ActorSkills skills) {
        this.database = database;
        this.state = state;
        this.stats = stats;
        this.states = states;
        this.skills = skills;
    }

    /** SP the actor pays: armour may halve it, rounded up for a fixed cost. */
    public int cost(ActorState actor, Skill skill) {
        boolean half = halfCost(actor);
        int divisor = half ? 2 : 1;
        if (skill.spType() == Skill.SpType.PERCENT) {
            return stats.maxSp(actor) * skill.spPercent() / 100 / divisor;
        }
        return (skill.spCost() + divisor - 1) / divisor;
    }

    /** Whether worn armour halves the cost of skills; weapons don't count. */
    private boolean halfCost(ActorState actor) {
        for (int id : actor.equipment) {
            Item item = database.items().get(id);
            if (item != null && item.type() != Item.Type.WEAPON && item.halfSpCost()) {
                return true;
            }
        }
        return false;
    }

    /** Meant for the own side. */
    public static boolean isFriendly(Skill skill) {
        return skill.scope() >= Skill.Scope.SELF;
    }

    /** A skill with an effect on battlers, of whatever sub-command. */
    public static boolean isNormal(Skill skill) {
        return skill.type() == Skill.Type.NORMAL || skill.type() >= Skill.Type.SUBSKILL;
    }

    /** The cost that the field target screen of the original shows: armour not counted. */
    public int fullCost(ActorState actor, Skill skill) {
        return skill.spType() == Skill.SpType.PERCENT
                ? stats.maxSp(actor) * skill.spPercent() / 100
                : skill.spCost();
    }

    /** Whether the actor can use this skill now from the menu. */
    public boolean usable(ActorState actor, Skill skill) {
        return skills.knows(actor, skill.id())
                && actor.sp >= cost(actor, skill)
                && !restricted(actor, skill)
                && weaponFits(actor, skill)
                && fieldUse(skill, false);
    }

    private boolean restricted(ActorState actor, Skill skill) {
        for (int s = 1; s <= actor.states.length; s++) {
            if (!states.has(actor, s)) {
                continue;
            }
            State row = database.states().get(s);
            if (row.restrictSkill() && skill.physicalRate() >= row.restrictSkillLevel()
                    || row.restrictMagic() && skill.magicalRate() >= row.restrictMagicLevel()) {
                return true;
            }
        }
        return false;
    }

    /** Physical attributes must be on a worn weapon, unless the skill shifts defence to them. */
    private boolean weaponFits(ActorState actor, Skill skill) {
        LcfArray needed = skill.attributeEffects();
        for (int a = 0; !skill.affectAttrDefence() && a < needed.size(); a++) {
            Attribute attribute = database.attributes().get(a + 1);
            if (needed.get(a) != 0
                    && attribute != null
                    && attribute.type() == PHYSICAL
                    && !onWeapon(actor, a)) {
                return false;
            }
        }
        return true;
    }

    private boolean onWeapon(ActorState actor, int attribute) {
        for (int id : actor.equipment) {
            Item item = database.items().get(id);
            if (item != null
                    && item.type() == Item.Type.WEAPON
                    && item.attributeSet().isSet(attribute, false)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the skill does anything in the field.
     *
     * @param byItem an item invokes it: then any state counts, not only those that outlast battles
     */
    public boolean fieldUse(Skill skill, boolean byItem) {
        boolean flying = state.hero.aboard && state.hero.vehicle == AIRSHIP;
        return switch (skill.type()) {
            case Skill.Type.TELEPORT ->
                    state.map.teleportAllowed && state.targets.count > 0 && !flying;
            case Skill.Type.ESCAPE ->
                    state.map.escapeAllowed && state.targets.escapeMap > 0 && !flying;
            case Skill.Type.SWITCH -> skill.occasionField();
            default -> isFriendly(skill) && affects(skill, byItem);
        };
    }

    private boolean affects(Skill skill, boolean byItem) {
        if (skill.affectHp() || skill.affectSp()) {
            return true;
        }
        LcfArray states = skill.stateEffects();
        for (int s = 0; s < states.size(); s++) {
            State row = states.get(s) != 0 ? database.states().get(s + 1) : null;
            if (row != null && (byItem || row.type() == State.Persistence.PERSISTS)) {
                return true;
            }
        }
        return false;
    }

    /** Pays for one successful use. */
    public void pay(ActorState actor, Skill skill) {
        actor.sp = Math.max(0, actor.sp - cost(actor, skill));
    }
}
