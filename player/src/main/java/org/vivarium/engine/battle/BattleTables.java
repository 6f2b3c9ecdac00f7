package org.vivarium.engine.battle;

import org.vivarium.model.Attribute;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** The database's states, attributes and items as battle asks for them, decoded once. */
final class BattleTables {
    private static final int RANKS = 5;

    final Database database;

    /** By state id; index 0 is empty. */
    final State[] states;

    final String[] stateNames;
    final int[] priority;
    final int[] restriction;
    final int[] releaseChance;

    /** By attribute position, counted from 0. */
    final boolean[] physical;

    private final int[] rates;
    private final Item[] items;
    private final Skill[] skills;

    BattleTables(Database database) {
        this.database = database;
        int count = database.states().size();
        states = new State[count + 1];
        stateNames = new String[count + 1];
        priority = new int[count + 1];
        restriction = new int[count + 1];
        releaseChance = new int[count + 1];
        for (int id = 1; id <= count; id++) {
            State row = database.states().get(id);
            states[id] = row;
            stateNames[id] = row.name();
            priority[id] = row.priority();
            restriction[id] = row.restriction();
            releaseChance[id] = row.autoReleaseProb();
        }
        int attributes = database.attributes().size();
        physical = new boolean[attributes];
        rates = new int[attributes * RANKS];
        for (int a = 0; a < attributes; a++) {
            Attribute row = database.attributes().get(a + 1);
            physical[a] = row.type() == Attribute.Type.PHYSICAL;
            rates[a * RANKS] = row.aRate();
            rates[a * RANKS + 1] = row.bRate();
            rates[a * RANKS + 2] = row.cRate();
            rates[a * RANKS + 3] = row.dRate();
            rates[a * RANKS + 4] = row.eRate();
        }
        items = new Item[database.items().size() + 1];
        for (int id = 1; id < items.length; id++) {
            items[id] = database.items().get(id);
        }
        skills = new Skill[database.skills().size() + 1];
        for (int id = 1; id < skills.length; id++) {
            skills[id] = database.skills().get(id);
        }
    }

    int stateCount() {
        return states.length - 1;
    }

    int attributeCount() {
        return physical.length;
    }

    /** An attribute's percentage for a rank 0 (A) to 4 (E). */
    int rate(int attribute, int rank) {
        return rates[attribute * RANKS + rank];
    }

    /** A state's percentage for a rank. */
    int stateRate(int state, int rank) {
        State row = states[state];
        return switch (rank) {
            case 0 -> row.aRate();
            case 1 -> row.bRate();
            case 2 -> row.cRate();
            case 3 -> row.dRate();
            default -> row.eRate();
        };
    }

    /** The item, or null where there is none of that number. */
    Item item(int id) {
        return id > 0 && id < items.length ? items[id] : null;
    }

    /** The skill, or null where there is none of that number. */
    Skill skill(int id) {
        return id > 0 && id < skills.length ? skills[id] : null;
    }
}
