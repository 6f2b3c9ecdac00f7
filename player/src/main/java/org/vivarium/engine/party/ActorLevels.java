package org.vivarium.engine.party;

import java.util.Arrays;
import org.vivarium.engine.state.ActorState;

/** Experience, levels and the skills that come with them (spec battle 3.11, interpreter 10.3). */
public final class ActorLevels {

    private final PartyTables tables;
    private final Limits limits;
    private final ActorStats stats;
    private final ActorSkills skills;

    ActorLevels(PartyTables tables, Limits limits, ActorStats stats, ActorSkills skills) {
        this.tables = tables;
        this.limits = limits;
        this.stats = stats;
        this.skills = skills;
    }

    public int maxLevel(ActorState actor) {
        return Math.clamp(tables.actor(actor.id).finalLevel, 1, limits.level);
    }

    /** Experience a level begins with; 0 for level 1. */
    public int experienceOf(ActorState actor, int level) {
        ActorData data = curveOf(actor);
        return ExperienceCurve.total(limits, data.base, data.inflation, data.correction, level - 1);
    }

    private ActorData curveOf(ActorState actor) {
        ActorData profession = tables.profession(actor.classId);
        return profession != null ? profession : tables.actor(actor.id);
    }

    /**
     * Gives or takes experience; the level follows.
     *
     * @return the level before
     */
    public int changeExperience(ActorState actor, int amount) {
        int before = actor.level;
        int level = before;
        int now = (int) Math.clamp((long) actor.experience + amount, 0, limits.experience);
        if (now > actor.experience) {
            while (level < maxLevel(actor) && experienceOf(actor, level + 1) <= now) {
                level++;
            }
        } else {
            while (level > 1 && now < experienceOf(actor, level)) {
                level--;
            }
        }
        actor.experience = now;
        setLevel(actor, level);
        return before;
    }

    /**
     * Raises or lowers the level.
     *
     * @return the level before
     */
    public int changeLevel(ActorState actor, int amount) {
        int before = actor.level;
        setLevel(actor, (int) Math.clamp((long) before + amount, 1, maxLevel(actor)));
        return before;
    }

    private void setLevel(ActorState actor, int level) {
        int before = actor.level;
        actor.level = level;
        if (level > before) {
            learn(actor, before + 1, level);
            actor.experience = Math.max(actor.experience, experienceOf(actor, level));
        } else if (level < before && actor.experience >= experienceOf(actor, level + 1)) {
            actor.experience = experienceOf(actor, level);
        }
        stats.clampPoints(actor);
    }

    /** Learns what the levels from {@code from} to {@code to} bring. */
    void learn(ActorState actor, int from, int to) {
        ActorData data = curveOf(actor);
        for (int i = 0; i < data.learnLevels.length; i++) {
            if (data.learnLevels[i] >= from && data.learnLevels[i] <= to) {
                skills.learn(actor, data.learnSkills[i]);
            }
        }
    }

    /** Skills the levels from {@code from} to {@code to} bring, in the order messages name them. */
    public int[] skillsOf(ActorState actor, int from, int to) {
        ActorData data = curveOf(actor);
        int[] found = new int[data.learnLevels.length];
        int count = 0;
        for (int i = 0; i < data.learnLevels.length; i++) {
            if (data.learnLevels[i] >= from && data.learnLevels[i] <= to) {
                found[count++] = data.learnSkills[i];
            }
        }
        return Arrays.copyOf(found, count);
    }
}
