package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;
import org.vivarium.model.Actor;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Database;

/** Changing an actor's class (2003, spec interpreter 10.6). */
public final class ClassChange {

    /** What becomes of the values. */
    public enum Values {
        KEPT,
        HALVED,
        OF_LEVEL_1,
        OF_THE_LEVEL
    }

    /** What becomes of the skills. */
    public enum Skills {
        KEPT,
        REPLACED,
        ADDED
    }

    private static final Stat[] STATS = Stat.values();

    private final Database database;
    private final ActorStats stats;
    private final ActorLevels levels;
    private final ActorSkills skills;
    private final ActorEquipment equipment;

    ClassChange(
            Database database,
            ActorStats stats,
            ActorLevels levels,
            ActorSkills skills,
            ActorEquipment equipment) {
        this.database = database;
        this.stats = stats;
        this.levels = levels;
        this.skills = skills;
        this.equipment = equipment;
    }

    /** Whether the database has this class; 0, no class, always exists. */
    public boolean exists(int profession) {
        return profession >= 0 && profession <= database.classes().size();
    }

    /** Changes the class; 0 goes back to the actor's own values. */
    public void change(
            ActorState actor, int profession, boolean toLevel1, Values values, Skills learned) {
        int level = toLevel1 ? 1 : actor.level;
        int hp = actor.hp;
        int sp = actor.sp;
        equipment.takeOffAll(actor);
        int[] before = new int[STATS.length];
        for (Stat stat : STATS) {
            before[stat.ordinal()] = stats.value(actor, stat);
        }
        clearModifiers(actor);
        actor.classId = profession;
        actor.classChanged = true;
        takeTraits(actor);
        actor.level = level;
        actor.experience = levels.experienceOf(actor, level);
        setValues(actor, values, before);
        if (learned == Skills.REPLACED) {
            skills.forgetAll(actor);
        }
        if (learned != Skills.KEPT) {
            levels.learn(actor, 1, level);
        }
        actor.hp = hp;
        actor.sp = sp;
        stats.clampPoints(actor);
    }

    private static void clearModifiers(ActorState actor) {
        actor.hpModifier = 0;
        actor.spModifier = 0;
        actor.attackModifier = 0;
        actor.defenseModifier = 0;
        actor.spiritModifier = 0;
        actor.agilityModifier = 0;
    }

    private void takeTraits(ActorState actor) {
        ActorClass profession = database.classes().get(actor.classId);
        if (profession != null) {
            actor.twoWeapons = profession.twoWeapon();
            actor.lockedEquipment = profession.lockEquipment();
            actor.autoBattle = profession.autoBattle();
            actor.superGuard = profession.superGuard();
            actor.battlerAnimation = profession.battlerAnimation();
            actor.battleCommands = profession.battleCommands().toInts();
            return;
        }
        Actor own = database.actors().get(actor.id);
        actor.twoWeapons = own.twoWeapon();
        actor.lockedEquipment = own.lockEquipment();
        actor.autoBattle = own.autoBattle();
        actor.superGuard = own.superGuard();
        actor.battlerAnimation = own.battlerAnimation();
        actor.battleCommands = own.battleCommands().toInts();
    }

    private void setValues(ActorState actor, Values values, int[] before) {
        for (Stat stat : STATS) {
            switch (values) {
                case KEPT -> stats.setTotal(actor, stat, before[stat.ordinal()]);
                case HALVED -> stats.setTotal(actor, stat, before[stat.ordinal()] / 2);
                case OF_LEVEL_1 -> stats.setTotal(actor, stat, stats.data(actor).value(stat, 1));
                case OF_THE_LEVEL -> {}
            }
        }
    }
}
