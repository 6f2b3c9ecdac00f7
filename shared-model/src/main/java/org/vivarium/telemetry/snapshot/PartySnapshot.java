package org.vivarium.telemetry.snapshot;

import java.util.Arrays;

/**
 * What a database browser shows beside the rows of actors, items and events: their values now.
 * Arrays grow when a game has more of them than before.
 */
public final class PartySnapshot extends Snapshot {
    /** What of an actor is told, in the order of {@link #actor}. */
    public enum Value {
        LEVEL,
        EXPERIENCE,
        HP,
        MAX_HP,
        SP,
        MAX_SP,
        ATTACK,
        DEFENSE,
        SPIRIT,
        AGILITY
    }

    private static final int VALUES = Value.values().length;

    public int actorCount;
    private int[] actorValues = new int[0];

    /** Kinds of items carried. */
    public int itemKinds;

    public int[] itemIds = new int[0];
    public int[] itemCounts = new int[0];

    /** Id of the map the events are on. */
    public int map;

    public int eventCount;
    public int[] eventIds = new int[0];
    public int[] eventX = new int[0];
    public int[] eventY = new int[0];

    /** Number of each event's active page; 0 for none. */
    public int[] eventPage = new int[0];

    /** Makes room. */
    public void size(int actors, int items, int events) {
        actorCount = actors;
        itemKinds = items;
        eventCount = events;
        if (actorValues.length < actors * VALUES) {
            actorValues = new int[actors * VALUES];
        }
        if (itemIds.length < items) {
            itemIds = Arrays.copyOf(itemIds, items);
            itemCounts = Arrays.copyOf(itemCounts, items);
        }
        if (eventIds.length < events) {
            eventIds = Arrays.copyOf(eventIds, events);
            eventX = Arrays.copyOf(eventX, events);
            eventY = Arrays.copyOf(eventY, events);
            eventPage = Arrays.copyOf(eventPage, events);
        }
    }

    /** A value of the actor with that id, 1 to {@link #actorCount}. */
    public int actor(int id, Value value) {
        return actorValues[(id - 1) * VALUES + value.ordinal()];
    }

    public void setActor(int id, Value value, int number) {
        actorValues[(id - 1) * VALUES + value.ordinal()] = number;
    }

    /** How many of an item are carried. */
    public int itemCount(int id) {
        for (int i = 0; i < itemKinds; i++) {
            if (itemIds[i] == id) {
                return itemCounts[i];
            }
        }
        return 0;
    }

    /** Index of the event with that id; -1 when the map has none. */
    public int eventIndex(int id) {
        for (int i = 0; i < eventCount; i++) {
            if (eventIds[i] == id) {
                return i;
            }
        }
        return -1;
    }
}
