package org.vivarium.engine.map;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.MoveCode;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.PageCondition;
import org.vivarium.model.Rows;
import org.vivarium.model.event.MoveRoute;

/** Resolves a map file into {@link MapData}, setting impossible numbers right with a warning. */
final class MapDataReader {
    /** No map an editor writes is larger; a file that claims more would only eat memory. */
    private static final int MAX_SIZE = 2000;

    private static final int MAX_CHARSET_INDEX = 7;

    private final int id;
    private final Faults faults;

    /** Where a reader tells what it had to set right. */
    interface Faults {
        /**
         * @param event id of the event concerned, 0 for the map itself
         * @param found see {@link MapFault#sentence}
         */
        void report(MapFault fault, int event, int found, int other);
    }

    MapDataReader(int id, Faults faults) {
        this.id = id;
        this.faults = faults;
    }

    MapData read(MapUnit map) {
        int width = size(map.width());
        int height = size(map.height());
        int scroll = map.scrollType();
        return new MapData(
                id,
                width,
                height,
                scroll == MapUnit.ScrollType.HORIZONTAL || scroll == MapUnit.ScrollType.BOTH,
                scroll == MapUnit.ScrollType.VERTICAL || scroll == MapUnit.ScrollType.BOTH,
                map.chipsetId(),
                tiles(map.lowerLayer(), width * height, 0),
                tiles(map.upperLayer(), width * height, MapGrid.FIRST_F),
                pages(map.events(), width, height),
                panorama(map),
                Math.max(map.saveCount(), map.saveCount2k3e()),
                map);
    }

    private int size(int tiles) {
        int possible = Math.clamp(tiles, 1, MAX_SIZE);
        if (tiles != possible) {
            faults.report(MapFault.IMPOSSIBLE_SIZE, 0, tiles, possible);
        }
        return possible;
    }

    private short[] tiles(LcfArray layer, int count, int filler) {
        short[] tiles = new short[count];
        int present = Math.min(count, layer.size());
        if (present < count) {
            faults.report(MapFault.SHORT_TILES, 0, layer.size(), count);
            Arrays.fill(tiles, present, count, (short) filler);
        }
        for (int i = 0; i < present; i++) {
            tiles[i] = (short) layer.get(i);
        }
        return tiles;
    }

    private static MapData.Panorama panorama(MapUnit map) {
        if (!map.parallaxFlag() || map.parallaxName().isEmpty()) {
            return null;
        }
        return new MapData.Panorama(
                map.parallaxName(),
                map.parallaxLoopX(),
                map.parallaxLoopY(),
                map.parallaxAutoLoopX(),
                map.parallaxAutoLoopY(),
                map.parallaxSx(),
                map.parallaxSy());
    }

    private PageTable pages(Rows<MapEvent> rows, int width, int height) {
        List<MapEvent> events =
                StreamSupport.stream(rows.spliterator(), false)
                        .sorted(Comparator.comparingInt(MapEvent::id))
                        .toList();
        PageTable table =
                new PageTable(events.size(), events.stream().mapToInt(e -> e.pages().size()).sum());
        int page = 0;
        for (int slot = 0; slot < events.size(); slot++) {
            MapEvent event = events.get(slot);
            table.eventIds[slot] = event.id();
            table.eventX[slot] = event.x();
            table.eventY[slot] = event.y();
            if (event.x() < 0 || event.y() < 0 || event.x() >= width || event.y() >= height) {
                faults.report(MapFault.EVENT_OUTSIDE, event.id(), event.x(), event.y());
            }
            for (EventPage row : event.pages()) {
                page(table, page++, new EventPage(row.data().indexed()), event.id());
            }
            table.firstPage[slot + 1] = page;
        }
        return table;
    }

    private void page(PageTable table, int p, EventPage row, int event) {
        conditions(table, p, new PageCondition(row.condition().data().indexed()));
        table.charset[p] = row.characterName();
        table.charsetIndex[p] = row.characterIndex();
        boolean charset = !table.charset[p].isEmpty();
        int last = charset ? MAX_CHARSET_INDEX : ChipTables.UPPER - 1;
        if (row.characterIndex() < 0 || row.characterIndex() > last) {
            MapFault fault = charset ? MapFault.IMPOSSIBLE_FIGURE : MapFault.IMPOSSIBLE_TILE;
            faults.report(fault, event, row.characterIndex(), 0);
            table.charsetIndex[p] = 0;
        }
        table.direction[p] =
                bounded(MapFault.IMPOSSIBLE_DIRECTION, row.characterDirection(), 0, 3, 2, event);
        table.pattern[p] =
                bounded(MapFault.IMPOSSIBLE_PATTERN, row.characterPattern(), 0, 3, 1, event);
        table.translucent[p] = row.translucent();
        table.moveType[p] = bounded(MapFault.IMPOSSIBLE_MOVE_TYPE, row.moveType(), 0, 6, 0, event);
        table.frequency[p] =
                bounded(MapFault.IMPOSSIBLE_FREQUENCY, row.moveFrequency(), 1, 8, 3, event);
        table.trigger[p] = bounded(MapFault.IMPOSSIBLE_TRIGGER, row.trigger(), 0, 4, 0, event);
        table.layer[p] = bounded(MapFault.IMPOSSIBLE_LAYER, row.layer(), 0, 2, 0, event);
        table.overlapForbidden[p] = row.overlapForbidden();
        table.animType[p] =
                bounded(MapFault.IMPOSSIBLE_ANIMATION, row.animationType(), 0, 6, 0, event);
        table.speed[p] = bounded(MapFault.IMPOSSIBLE_SPEED, row.moveSpeed(), 1, 6, 3, event);
        MoveCode route = row.moveRoute().moveCommands();
        table.route[p] = MoveRoute.decode(route.data(), route.offset(), route.length());
        table.routeRepeats[p] = row.moveRoute().repeat();
        table.routeSkips[p] = row.moveRoute().skippable();
        EventCode commands = row.eventCommands();
        table.hasCommands[p] = !commands.isEmpty();
    }

    private byte bounded(MapFault fault, int value, int low, int high, int standIn, int event) {
        if (value < low || value > high) {
            faults.report(fault, event, value, standIn);
            return (byte) standIn;
        }
        return (byte) value;
    }

    private static void conditions(PageTable table, int p, PageCondition c) {
        table.conditions[p] =
                (byte)
                        ((c.switchA() ? PageTable.SWITCH_A : 0)
                                | (c.switchB() ? PageTable.SWITCH_B : 0)
                                | (c.variable() ? PageTable.VARIABLE : 0)
                                | (c.item() ? PageTable.ITEM : 0)
                                | (c.actor() ? PageTable.ACTOR : 0)
                                | (c.timer() ? PageTable.TIMER_1 : 0)
                                | (c.timer2() ? PageTable.TIMER_2 : 0));
        table.switchA[p] = c.switchAId();
        table.switchB[p] = c.switchBId();
        table.variable[p] = c.variableId();
        table.variableValue[p] = c.variableValue();
        table.comparison[p] = (byte) c.compareOperator();
        table.item[p] = c.itemId();
        table.actor[p] = c.actorId();
        table.timer1[p] = c.timerSec();
        table.timer2[p] = c.timer2Sec();
    }
}
