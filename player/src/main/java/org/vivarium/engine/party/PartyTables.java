package org.vivarium.engine.party;

import org.vivarium.model.Actor;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Rows;
import org.vivarium.model.State;

/** Rows of the database the party's rules look at all the time, decoded on first use and kept. */
final class PartyTables {

    private final Rows<Actor> actorRows;
    private final Rows<ActorClass> classRows;
    private final Rows<Item> itemRows;
    private final ActorData[] actors;
    private final ActorData[] classes;
    private final ItemData[] items;
    final StateTable states;
    final int skills;

    PartyTables(Database database) {
        actorRows = database.actors();
        classRows = database.classes();
        itemRows = database.items();
        actors = new ActorData[actorRows.size()];
        classes = new ActorData[classRows.size()];
        items = new ItemData[itemRows.size()];
        states = new StateTable(database.states());
        skills = database.skills().size();
    }

    ActorData actor(int id) {
        if (actors[id - 1] == null) {
            actors[id - 1] = ActorData.of(actorRows.get(id));
        }
        return actors[id - 1];
    }

    /** The class, or null where there is none of that number. */
    ActorData profession(int id) {
        if (id < 1 || id > classes.length) {
            return null;
        }
        if (classes[id - 1] == null) {
            classes[id - 1] = ActorData.of(classRows.get(id));
        }
        return classes[id - 1];
    }

    boolean hasItem(int id) {
        return id >= 1 && id <= items.length;
    }

    /** The item, or null where there is none of that number. */
    ItemData item(int id) {
        if (!hasItem(id)) {
            return null;
        }
        if (items[id - 1] == null) {
            items[id - 1] = new ItemData(itemRows.get(id));
        }
        return items[id - 1];
    }

    /** What the rules of states look at, all of it small. */
    static final class StateTable {

        final int size;
        final int[] priority;
        final boolean[] endsWithBattle;
        final int[] restriction;
        final int[] releaseChance;

        StateTable(Rows<State> rows) {
            size = rows.size();
            priority = new int[size + 1];
            endsWithBattle = new boolean[size + 1];
            restriction = new int[size + 1];
            releaseChance = new int[size + 1];
            for (int id = 1; id <= size; id++) {
                State row = rows.get(id);
                priority[id] = row.priority();
                endsWithBattle[id] = row.type() == 0;
                restriction[id] = row.restriction();
                releaseChance[id] = row.autoReleaseProb();
            }
        }
    }
}
