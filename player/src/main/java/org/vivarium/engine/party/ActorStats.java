package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;

/** An actor's values: curve of the level, changes by events, what is worn (spec battle 3.1). */
public final class ActorStats {

    private final PartyTables tables;
    private final Limits limits;

    ActorStats(PartyTables tables, Limits limits) {
        this.tables = tables;
        this.limits = limits;
    }

    public int maxHp(ActorState actor) {
        return value(actor, Stat.MAX_HP);
    }

    public int maxSp(ActorState actor) {
        return value(actor, Stat.MAX_SP);
    }

    /** The value with equipment and changes, outside of battle. */
    public int value(ActorState actor, Stat stat) {
        return value(actor, stat, actor.equipment);
    }

    /** The value as it would be with other equipment. */
    public int value(ActorState actor, Stat stat, int[] equipment) {
        int raw =
                data(actor).value(stat, actor.level)
                        + modifier(actor, stat)
                        + worn(equipment, stat);
        return switch (stat) {
            case MAX_HP -> Math.clamp(raw, 1, limits.hp);
            case MAX_SP -> Math.clamp(raw, 0, Limits.SP);
            default -> Math.clamp(raw, 1, Limits.STAT);
        };
    }

    /** Changes a value for good; what sticks out of the limits has to be made up later (10.4). */
    public void change(ActorState actor, Stat stat, int amount) {
        int limit = limitOf(stat);
        int old = modifier(actor, stat);
        int changed = (int) Math.clamp((long) old + amount, -limit, limit);
        setModifier(actor, stat, changed);
        clampPoints(actor);
    }

    /** Sets the change so that the value without equipment comes out as wanted (10.6). */
    void setTotal(ActorState actor, Stat stat, int wanted) {
        int limit = limitOf(stat);
        int curve = data(actor).value(stat, actor.level);
        setModifier(actor, stat, Math.clamp(wanted - curve, -limit, limit));
    }

    /** HP and SP never stand above their maxima. */
    public void clampPoints(ActorState actor) {
        actor.hp = Math.clamp(actor.hp, 0, maxHp(actor));
        actor.sp = Math.clamp(actor.sp, 0, maxSp(actor));
    }

    private int limitOf(Stat stat) {
        return switch (stat) {
            case MAX_HP -> limits.hp;
            case MAX_SP -> Limits.SP;
            default -> Limits.STAT;
        };
    }

    /** The class's data once a command has set a class, the actor's own otherwise. */
    ActorData data(ActorState actor) {
        if (actor.classChanged && actor.classId > 0) {
            ActorData profession = tables.profession(actor.classId);
            if (profession != null) {
                return profession;
            }
        }
        return tables.actor(actor.id);
    }

    private int worn(int[] equipment, Stat stat) {
        int sum = 0;
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            ItemData item = tables.item(equipment[slot]);
            if (item != null) {
                sum +=
                        switch (stat) {
                            case ATTACK -> item.attack;
                            case DEFENSE -> item.defense;
                            case SPIRIT -> item.spirit;
                            case AGILITY -> item.agility;
                            default -> 0;
                        };
            }
        }
        return sum;
    }

    private static int modifier(ActorState actor, Stat stat) {
        return switch (stat) {
            case MAX_HP -> actor.hpModifier;
            case MAX_SP -> actor.spModifier;
            case ATTACK -> actor.attackModifier;
            case DEFENSE -> actor.defenseModifier;
            case SPIRIT -> actor.spiritModifier;
            case AGILITY -> actor.agilityModifier;
        };
    }

    private static void setModifier(ActorState actor, Stat stat, int value) {
        switch (stat) {
            case MAX_HP -> actor.hpModifier = value;
            case MAX_SP -> actor.spModifier = value;
            case ATTACK -> actor.attackModifier = value;
            case DEFENSE -> actor.defenseModifier = value;
            case SPIRIT -> actor.spiritModifier = value;
            case AGILITY -> actor.agilityModifier = value;
        }
    }
}
