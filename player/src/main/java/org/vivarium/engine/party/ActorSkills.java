package org.vivarium.engine.party;

import java.util.Arrays;
import org.vivarium.engine.state.ActorState;

/** The skills an actor knows, kept in ascending order. */
public final class ActorSkills {

    private final PartyTables tables;

    ActorSkills(PartyTables tables) {
        this.tables = tables;
    }

    public boolean knows(ActorState actor, int skill) {
        return Arrays.binarySearch(actor.skills, skill) >= 0;
    }

    /** Learns a skill of the database; known and impossible ones change nothing. */
    public void learn(ActorState actor, int skill) {
        int found = Arrays.binarySearch(actor.skills, skill);
        if (found >= 0 || skill < 1 || skill > tables.skills) {
            return;
        }
        int at = -found - 1;
        int[] longer = Arrays.copyOf(actor.skills, actor.skills.length + 1);
        System.arraycopy(actor.skills, at, longer, at + 1, actor.skills.length - at);
        longer[at] = skill;
        actor.skills = longer;
    }

    public void forget(ActorState actor, int skill) {
        int at = Arrays.binarySearch(actor.skills, skill);
        if (at >= 0) {
            int[] shorter = Arrays.copyOf(actor.skills, actor.skills.length - 1);
            System.arraycopy(actor.skills, at + 1, shorter, at, shorter.length - at);
            actor.skills = shorter;
        }
    }

    public void forgetAll(ActorState actor) {
        actor.skills = new int[0];
    }
}
