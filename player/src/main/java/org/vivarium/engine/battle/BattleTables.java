package org.vivarium.engine.battle;

import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Attribute;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** The database's states, attributes and items as battle asks for them, decoded once. */
public final class BattleTables {
    private static final int RANKS = 5;

    public final Database database;

    /** By state id; index 0 is empty. */
    public final State[] states;

    public final String[] stateNames;
    public final int[] priority;
    public final int[] restriction;
    public final int[] releaseChance;

    /** By attribute position, counted from 0. */
    public final boolean[] physical;

    private final int[] rates;
    private final Item[] items;
    private final Skill[] skills;
    private final String[] itemNames;
    private final String[] itemHelp;
    private final String[] skillNames;
    private final String[] skillHelp;
    private final boolean[][] skillAttributes;

    public BattleTables(Database database) {
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
        itemNames = new String[items.length];
        itemHelp = new String[items.length];
        skillNames = new String[skills.length];
        skillHelp = new String[skills.length];
        skillAttributes = new boolean[skills.length][];
    }

    public int stateCount() {
        return states.length - 1;
    }

    public int attributeCount() {
        return physical.length;
    }

    /** An attribute's percentage for a rank 0 (A) to 4 (E). */
    public int rate(int attribute, int rank) {
        return rates[attribute * RANKS + rank];
    }

    /** A state's percentage for a rank. */
    public int stateRate(int state, int rank) {
        State row = states[state];
        return switch (rank) {
            case 0 -> row.aRate();
            case 1 -> row.bRate();
            case 2 -> row.cRate();
            case 3 -> row.dRate();
            default -> row.eRate();
        };
    }

    /** Whether a state throws skills back at who uses them (2003). */
    public boolean reflects(Battler b) {
        for (int id = 1; id < states.length; id++) {
            if (b.has(id) && states[id].reflectMagic()) {
                return true;
            }
        }
        return false;
    }

    /** The item, or null where there is none of that number. */
    public Item item(int id) {
        return id > 0 && id < items.length ? items[id] : null;
    }

    /** An item's name, decoded when it is first asked for; so are the texts below. */
    public String itemName(int id) {
        if (itemNames[id] == null) {
            itemNames[id] = items[id].name();
        }
        return itemNames[id];
    }

    public String itemHelp(int id) {
        if (itemHelp[id] == null) {
            itemHelp[id] = items[id].description();
        }
        return itemHelp[id];
    }

    public String skillName(int id) {
        if (skillNames[id] == null) {
            skillNames[id] = skills[id].name();
        }
        return skillNames[id];
    }

    public String skillHelp(int id) {
        if (skillHelp[id] == null) {
            skillHelp[id] = skills[id].description();
        }
        return skillHelp[id];
    }

    /** Which attributes a skill has, by position counted from 0. */
    public boolean[] skillAttributes(int id) {
        if (skillAttributes[id] == null) {
            LcfArray bits = skills[id].attributeEffects();
            skillAttributes[id] = new boolean[attributeCount()];
            for (int a = 0; a < attributeCount(); a++) {
                skillAttributes[id][a] = bits.isSet(a, false);
            }
        }
        return skillAttributes[id];
    }

    /** The skill, or null where there is none of that number. */
    public Skill skill(int id) {
        return id > 0 && id < skills.length ? skills[id] : null;
    }
}
