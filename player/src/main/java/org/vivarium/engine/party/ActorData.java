package org.vivarium.engine.party;

import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Actor;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Learning;
import org.vivarium.model.Parameters;
import org.vivarium.model.Rows;

/**
 * What an actor or a class of the database gives: values by level, experience, skills to learn.
 * Decoded once, because events ask every frame.
 */
final class ActorData {

    private final short[][] curves;
    final int base;
    final int inflation;
    final int correction;

    /** Levels and skills learned at them, in step, in file order. */
    final int[] learnLevels;

    final int[] learnSkills;

    /** Highest level; no limit of its own for a class. */
    final int finalLevel;

    private ActorData(
            Parameters parameters,
            int base,
            int inflation,
            int correction,
            Rows<Learning> learnings,
            int finalLevel) {
        this.curves =
                new short[][] {
                    curve(parameters.maxhp()),
                    curve(parameters.maxsp()),
                    curve(parameters.attack()),
                    curve(parameters.defense()),
                    curve(parameters.spirit()),
                    curve(parameters.agility())
                };
        this.base = base;
        this.inflation = inflation;
        this.correction = correction;
        this.finalLevel = finalLevel;
        learnLevels = new int[learnings.size()];
        learnSkills = new int[learnings.size()];
        for (int i = 0; i < learnLevels.length; i++) {
            Learning learning = learnings.at(i);
            learnLevels[i] = learning.level();
            learnSkills[i] = learning.skillId();
        }
    }

    static ActorData of(Actor actor) {
        return new ActorData(
                actor.parameters(),
                actor.expBase(),
                actor.expInflation(),
                actor.expCorrection(),
                actor.skills(),
                actor.finalLevel());
    }

    static ActorData of(ActorClass profession) {
        return new ActorData(
                profession.parameters(),
                profession.expBase(),
                profession.expInflation(),
                profession.expCorrection(),
                profession.skills(),
                Integer.MAX_VALUE);
    }

    private static short[] curve(LcfArray array) {
        return array.toShorts();
    }

    /** The value at a level; 1 (SP: 0) beyond the curve's end. */
    int value(Stat stat, int level) {
        short[] curve = curves[stat.ordinal()];
        if (level >= 1 && level <= curve.length) {
            return curve[level - 1];
        }
        return stat == Stat.MAX_SP ? 0 : 1;
    }
}
