package org.vivarium.engine.event;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.PageCondition;

/** A map of 20 by 15 free tiles (lower tiles 5000 and, from column 10 on, 5001) with events. */
final class TestMap {

    private static final int WIDTH = 20;
    private static final int HEIGHT = 15;
    private static final int SECOND_TERRAIN = 10;

    private final DocumentBuilder document;
    private final Map<Integer, RowBuilder> events = new HashMap<>();

    TestMap(Engine engine) {
        document = new DocumentBuilder(FileKind.MAP, engine, StandardCharsets.US_ASCII);
        int[] lower = new int[WIDTH * HEIGHT];
        int[] upper = new int[WIDTH * HEIGHT];
        for (int i = 0; i < lower.length; i++) {
            lower[i] = i % WIDTH < SECOND_TERRAIN ? 5000 : 5001;
        }
        Arrays.fill(upper, 10_000);
        document.root()
                .set(MapUnit.CHIPSET_ID, 1)
                .set(MapUnit.WIDTH, WIDTH)
                .set(MapUnit.HEIGHT, HEIGHT)
                .set(MapUnit.LOWER_LAYER, lower)
                .set(MapUnit.UPPER_LAYER, upper);
    }

    /** Adds an event with one page; no switch for 0. */
    TestMap event(int id, int x, int y, int trigger, int switchId, byte[] commands) {
        events.put(
                id,
                document.root()
                        .table(MapUnit.EVENTS)
                        .add(id)
                        .set(MapEvent.X, x)
                        .set(MapEvent.Y, y));
        return page(id, trigger, switchId, commands);
    }

    /** Adds a further page to an event. */
    TestMap page(int id, int trigger, int switchId, byte[] commands) {
        RowBuilder page =
                events.get(id)
                        .table(MapEvent.PAGES)
                        .add()
                        .set(EventPage.TRIGGER, trigger)
                        .set(EventPage.LAYER, EventPage.Layers.SAME)
                        .set(EventPage.MOVE_TYPE, EventPage.MoveType.STATIONARY)
                        .setPayload(EventPage.EVENT_COMMANDS, commands);
        if (switchId > 0) {
            page.struct(EventPage.CONDITION)
                    .set(PageCondition.FLAGS, 1)
                    .set(PageCondition.SWITCH_A_ID, switchId);
        }
        return this;
    }

    MapUnit build() {
        try {
            return MapUnit.of(LcfFile.of(document.toBytes(), "Map0001.lmu"));
        } catch (LcfException e) {
            throw new AssertionError(e);
        }
    }
}
