package org.vivarium.engine.map;

import org.vivarium.engine.event.ObservedIds;
import org.vivarium.model.event.MoveRoute;

/**
 * The events of a map and all their pages, field by field in arrays. An event is known by its slot
 * (its place by ascending id), a page by its index in the page arrays: those of one event lie next
 * to each other, from {@code firstPage[slot]} up to but not including {@code firstPage[slot + 1]}.
 */
public final class PageTable {
    public static final PageTable EMPTY = new PageTable(0, 0);

    /** Trigger of a page (spec map-scene 0). */
    static final int ACTION = 0;

    static final int HERO_TOUCH = 1;
    static final int EVENT_TOUCH = 2;
    static final int AUTO_START = 3;
    static final int PARALLEL = 4;

    /** Bits of {@link #conditions}. */
    static final int SWITCH_A = 1;

    static final int SWITCH_B = 2;
    static final int VARIABLE = 4;
    static final int ITEM = 8;
    static final int ACTOR = 16;
    static final int TIMER_1 = 32;
    static final int TIMER_2 = 64;

    /** Custom route among the move types. */
    static final int CUSTOM = 6;

    static final int RANDOM = 1;

    final int[] eventIds;
    final int[] eventX;
    final int[] eventY;
    final int[] firstPage;

    final byte[] conditions;
    final int[] switchA;
    final int[] switchB;
    final int[] variable;
    final int[] variableValue;
    final byte[] comparison;
    final int[] item;
    final int[] actor;
    final int[] timer1;
    final int[] timer2;

    final String[] charset;
    final int[] charsetIndex;
    final byte[] direction;
    final byte[] pattern;
    final boolean[] translucent;
    final byte[] moveType;
    final byte[] frequency;
    final byte[] trigger;
    final byte[] layer;
    final boolean[] overlapForbidden;
    final byte[] animType;
    final byte[] speed;
    final MoveRoute[] route;
    final boolean[] routeRepeats;
    final boolean[] routeSkips;

    /** The page has a command list that isn't empty. */
    final boolean[] hasCommands;

    PageTable(int events, int pages) {
        eventIds = new int[events];
        eventX = new int[events];
        eventY = new int[events];
        firstPage = new int[events + 1];
        conditions = new byte[pages];
        switchA = new int[pages];
        switchB = new int[pages];
        variable = new int[pages];
        variableValue = new int[pages];
        comparison = new byte[pages];
        item = new int[pages];
        actor = new int[pages];
        timer1 = new int[pages];
        timer2 = new int[pages];
        charset = new String[pages];
        charsetIndex = new int[pages];
        direction = new byte[pages];
        pattern = new byte[pages];
        translucent = new boolean[pages];
        moveType = new byte[pages];
        frequency = new byte[pages];
        trigger = new byte[pages];
        layer = new byte[pages];
        overlapForbidden = new boolean[pages];
        animType = new byte[pages];
        speed = new byte[pages];
        route = new MoveRoute[pages];
        routeRepeats = new boolean[pages];
        routeSkips = new boolean[pages];
        hasCommands = new boolean[pages];
    }

    /** The events of another table without one of them; {@code slot} is that one's there. */
    static PageTable without(PageTable all, int slot) {
        int first = all.firstPage[slot];
        int removed = all.pageCount(slot);
        PageTable table = new PageTable(all.events() - 1, all.pages() - removed);
        for (int s = 0; s < table.events(); s++) {
            int from = s < slot ? s : s + 1;
            table.eventIds[s] = all.eventIds[from];
            table.eventX[s] = all.eventX[from];
            table.eventY[s] = all.eventY[from];
            table.firstPage[s + 1] = all.firstPage[from + 1] - (s < slot ? 0 : removed);
        }
        table.copyPages(all, 0, 0, first);
        table.copyPages(all, first + removed, first, table.pages() - first);
        return table;
    }

    public int events() {
        return eventIds.length;
    }

    public int pages() {
        return conditions.length;
    }

    /** Tells which switches and variables can change a page of this map. */
    void observe(ObservedIds observed) {
        for (int page = 0; page < pages(); page++) {
            if ((conditions[page] & SWITCH_A) != 0) {
                observed.addSwitch(switchA[page]);
            }
            if ((conditions[page] & SWITCH_B) != 0) {
                observed.addSwitch(switchB[page]);
            }
            if ((conditions[page] & VARIABLE) != 0) {
                observed.addVariable(variable[page]);
            }
        }
    }

    /** Index of an event's page, counted from 1. */
    int page(int slot, int number) {
        return firstPage[slot] + number - 1;
    }

    int pageCount(int slot) {
        return firstPage[slot + 1] - firstPage[slot];
    }

    /** The slot of the event with this id, or -1. */
    int slot(int eventId) {
        int slot = java.util.Arrays.binarySearch(eventIds, eventId);
        return slot >= 0 ? slot : -1;
    }

    private void copyPages(PageTable from, int first, int to, int count) {
        System.arraycopy(from.conditions, first, conditions, to, count);
        System.arraycopy(from.switchA, first, switchA, to, count);
        System.arraycopy(from.switchB, first, switchB, to, count);
        System.arraycopy(from.variable, first, variable, to, count);
        System.arraycopy(from.variableValue, first, variableValue, to, count);
        System.arraycopy(from.comparison, first, comparison, to, count);
        System.arraycopy(from.item, first, item, to, count);
        System.arraycopy(from.actor, first, actor, to, count);
        System.arraycopy(from.timer1, first, timer1, to, count);
        System.arraycopy(from.timer2, first, timer2, to, count);
        System.arraycopy(from.charset, first, charset, to, count);
        System.arraycopy(from.charsetIndex, first, charsetIndex, to, count);
        System.arraycopy(from.direction, first, direction, to, count);
        System.arraycopy(from.pattern, first, pattern, to, count);
        System.arraycopy(from.translucent, first, translucent, to, count);
        System.arraycopy(from.moveType, first, moveType, to, count);
        System.arraycopy(from.frequency, first, frequency, to, count);
        System.arraycopy(from.trigger, first, trigger, to, count);
        System.arraycopy(from.layer, first, layer, to, count);
        System.arraycopy(from.overlapForbidden, first, overlapForbidden, to, count);
        System.arraycopy(from.animType, first, animType, to, count);
        System.arraycopy(from.speed, first, speed, to, count);
        System.arraycopy(from.route, first, route, to, count);
        System.arraycopy(from.routeRepeats, first, routeRepeats, to, count);
        System.arraycopy(from.routeSkips, first, routeSkips, to, count);
        System.arraycopy(from.hasCommands, first, hasCommands, to, count);
    }
}
