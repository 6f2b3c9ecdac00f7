package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.RandomState;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Attribute;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** What a normal skill does to one actor outside battle (spec battle 3.8, last paragraph). */
public final class FieldSkill {
    private static final int ATTACK_PART = 20;
    private static final int SPIRIT_PART = 40;
    private static final int PHYSICAL = 0;
    private static final int NO_RATE = Integer.MIN_VALUE;
    private static final int DEFAULT_RANK = 2;
    private static final int LAST_RANK = 4;

    private final Database database;
    private final EquipmentView view;
    private final ActorStats stats;
    private final ActorStates states;
    private final RandomState random;

    FieldSkill(
            Database database,
            EquipmentView view,
            ActorStats stats,
            ActorStates states,
            RandomState random) {
        this.database = database;
        this.view = view;
        this.stats = stats;
        this.states = states;
        this.random = random;
    }

    /**
     * Works the skill on {@code target}.
     *
     * @return whether anything changed; if not, nothing is paid
     */
    public boolean work(ActorState user, ActorState target, Skill skill) {
        int effect = effect(user, target, skill);
        boolean wasDead = states.isDead(target);
        boolean changed = workStates(target, skill);
        boolean revived = wasDead && !states.isDead(target);
        if (states.isDead(target)) {
            return changed;
        }
        if (skill.affectHp()) {
            changed |= changeHp(target, effect - (revived ? 1 : 0));
        } else if (revived) {
            changeHp(target, stats.maxHp(target) * effect / 100 - 1);
        }
        if (skill.affectSp()) {
            changed |= changeSp(target, effect);
        }
        return changed;
    }

    private int effect(ActorState user, ActorState target, Skill skill) {
        int value =
                skill.power()
                        + skill.physicalRate() * view.shown(user, Stat.ATTACK) / ATTACK_PART
                        + skill.magicalRate() * view.shown(user, Stat.SPIRIT) / SPIRIT_PART;
        return vary(multiply(Math.max(0, value), target, skill), skill.variance());
    }

    private int vary(int value, int variance) {
        if (variance <= 0 || value <= 0) {
            return value;
        }
        int spread = Math.max(1, variance * value / 10);
        return value + random.between(0, spread) - spread / 2;
    }

    /** The best rate of the skill's physical and of its magical attributes (spec battle 3.6). */
    private int multiply(int value, ActorState target, Skill skill) {
        int physical = NO_RATE;
        int magical = NO_RATE;
        LcfArray attributes = skill.attributeEffects();
        for (int a = 0; a < attributes.size(); a++) {
            Attribute row = attributes.get(a) != 0 ? database.attributes().get(a + 1) : null;
            if (row == null) {
                continue;
            }
            int rate = rate(row, rank(target, a));
            if (row.type() == PHYSICAL) {
                physical = Math.max(physical, rate);
            } else {
                magical = Math.max(magical, rate);
            }
        }
        return multiply(value, present(physical), present(magical));
    }

    /** 2000 doesn't count a class of attributes whose best rate is negative. */
    private int present(int rate) {
        boolean of2000 = database.data().file().engine() == Engine.RPG2000;
        return of2000 && rate < 0 ? NO_RATE : rate;
    }

    private static int multiply(int value, int physical, int magical) {
        if (physical == NO_RATE && magical == NO_RATE) {
            return value;
        }
        if (physical == NO_RATE || magical == NO_RATE) {
            return value * Math.max(physical, magical) / 100;
        }
        if (physical >= 0 && magical >= 0) {
            return magical * (physical * value / 100) / 100;
        }
        return value * Math.max(physical, magical) / 100;
    }

    private static int rate(Attribute attribute, int rank) {
        return switch (rank) {
            case 0 -> attribute.aRate();
            case 1 -> attribute.bRate();
            case 2 -> attribute.cRate();
            case 3 -> attribute.dRate();
            default -> attribute.eRate();
        };
    }

    /** The actor's rank against an attribute, one step better with armour that has it. */
    private int rank(ActorState actor, int attribute) {
        ActorClass profession = actor.classChanged ? database.classes().get(actor.classId) : null;
        LcfArray ranks =
                profession == null
                        ? database.actors().get(actor.id).attributeRanks()
                        : profession.attributeRanks();
        int rank = ranks.getOr(attribute, DEFAULT_RANK);
        for (int id : actor.equipment) {
            Item item = database.items().get(id);
            if (item != null
                    && item.type() > Item.Type.WEAPON
                    && item.attributeSet().isSet(attribute, false)) {
                return Math.min(LAST_RANK, rank + 1);
            }
        }
        return rank;
    }

    private boolean workStates(ActorState target, Skill skill) {
        boolean changed = false;
        LcfArray bits = skill.stateEffects();
        boolean reversed =
                skill.reverseStateEffect() && database.data().file().engine() == Engine.RPG2003;
        for (int s = 1; s <= bits.size(); s++) {
            if (bits.get(s - 1) != 0) {
                changed |= reversed ? states.add(target, s) : cure(target, s);
            }
        }
        return changed;
    }

    private boolean cure(ActorState target, int state) {
        boolean before = states.has(target, state);
        states.remove(target, state, false);
        return before && !states.has(target, state);
    }

    /** Heals, or hurts without killing. */
    private boolean changeHp(ActorState target, int amount) {
        int max = stats.maxHp(target);
        if (amount > 0 && target.hp >= max) {
            return false;
        }
        int before = target.hp;
        target.hp = Math.clamp((long) target.hp + amount, 1, max);
        return target.hp != before;
    }

    private boolean changeSp(ActorState target, int amount) {
        int before = target.sp;
        target.sp = Math.clamp((long) target.sp + amount, 0, stats.maxSp(target));
        return target.sp != before;
    }
}
