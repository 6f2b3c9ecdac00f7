package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** Which items can be used outside battle, and what they do (spec menus-and-saves 7.2). */
public final class ItemRules {
    private final Database database;
    private final GameState state;
    private final PartyRules party;

    ItemRules(Database database, GameState state, PartyRules party) {
        this.database = database;
        this.state = state;
        this.party = party;
    }

    /** Whether the item list offers the item. */
    public boolean usable(Item item) {
        if (invokes(item)) {
            Skill skill = skill(item);
            return skill != null && SkillRules.isFriendly(skill);
        }
        return switch (item.type()) {
            case Item.Type.MEDICINE, Item.Type.BOOK, Item.Type.MATERIAL -> true;
            case Item.Type.SPECIAL -> specialUsable(item);
            case Item.Type.SWITCH -> item.occasionField2();
            default -> false;
        };
    }

    /** Equipment of 2003 that invokes a skill. */
    private static boolean invokes(Item item) {
        return item.useSkill()
                && item.type() >= Item.Type.WEAPON
                && item.type() <= Item.Type.ACCESSORY;
    }

    /** The skill an item invokes, or null. */
    public Skill skill(Item item) {
        return invokes(item) || item.type() == Item.Type.SPECIAL
                ? database.skills().get(item.skillId())
                : null;
    }

    private boolean specialUsable(Item item) {
        Skill skill = skill(item);
        return skill != null
                && party.skillRules.fieldUse(skill, true)
                && (!SkillRules.isNormal(skill) || user(item) != null);
    }

    /** The member an item's skill is worked by: the highest level of those who can; or null. */
    private ActorState user(Item item) {
        ActorState best = null;
        for (int m = 0; m < state.party.size; m++) {
            ActorState member = state.actor(state.party.members[m]);
            if (member != null
                    && party.states.canAct(member)
                    && party.equipment.canUse(member, item.id())
                    && (best == null || member.level > best.level)) {
                best = member;
            }
        }
        return best;
    }

    /** The item is for the whole party at once. */
    public boolean forParty(Item item) {
        Skill skill = skill(item);
        return skill == null ? item.entireParty() : skill.scope() == Skill.Scope.PARTY;
    }

    /**
     * Uses the item on one member.
     *
     * @return whether anything changed; if not, nothing is used up
     */
    public boolean work(Item item, ActorState target) {
        Skill skill = skill(item);
        if (skill != null) {
            ActorState user = skill.scope() == Skill.Scope.SELF ? target : user(item);
            return user != null
                    && party.equipment.canUse(user, item.id())
                    && party.fieldSkill.work(user, target, skill);
        }
        if (!party.equipment.canUse(target, item.id())) {
            return false;
        }
        return switch (item.type()) {
            case Item.Type.MEDICINE -> medicine(item, target);
            case Item.Type.BOOK -> learn(target, item.skillId());
            case Item.Type.MATERIAL -> seed(item, target);
            default -> false;
        };
    }

    private boolean medicine(Item item, ActorState target) {
        boolean dead = party.states.isDead(target);
        boolean revives = item.stateSet().isSet(ActorStates.DEATH - 1, false);
        if (dead && !revives || item.koOnly() && !dead) {
            return false;
        }
        boolean changed = false;
        for (int s = 1; s <= item.stateSet().size(); s++) {
            if (item.stateSet().get(s - 1) != 0 && party.states.has(target, s)) {
                party.states.remove(target, s, false);
                changed = true;
            }
        }
        int maxHp = party.stats.maxHp(target);
        int hp = item.recoverHpRate() * maxHp / 100 + item.recoverHp();
        changed |= heal(target, hp > 0 && dead ? hp - 1 : hp, maxHp);
        int maxSp = party.stats.maxSp(target);
        int sp = item.recoverSpRate() * maxSp / 100 + item.recoverSp();
        if (sp > 0 && target.sp < maxSp) {
            target.sp = Math.min(maxSp, target.sp + sp);
            changed = true;
        }
        return changed;
    }

    private boolean heal(ActorState target, int amount, int max) {
        if (amount <= 0 || target.hp >= max || party.states.isDead(target)) {
            return false;
        }
        target.hp = Math.min(max, target.hp + amount);
        return true;
    }

    private boolean learn(ActorState target, int skill) {
        if (party.states.isDead(target) || party.skills.knows(target, skill)) {
            return false;
        }
        party.skills.learn(target, skill);
        return party.skills.knows(target, skill);
    }

    private boolean seed(Item item, ActorState target) {
        if (party.states.isDead(target)) {
            return false;
        }
        party.stats.change(target, Stat.MAX_HP, item.maxHpPoints());
        party.stats.change(target, Stat.MAX_SP, item.maxSpPoints());
        party.stats.change(target, Stat.ATTACK, item.atkPoints2());
        party.stats.change(target, Stat.DEFENSE, item.defPoints2());
        party.stats.change(target, Stat.SPIRIT, item.spiPoints2());
        party.stats.change(target, Stat.AGILITY, item.agiPoints2());
        return true;
    }
}
