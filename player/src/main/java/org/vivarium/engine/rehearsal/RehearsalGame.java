package org.vivarium.engine.rehearsal;

import java.util.Arrays;
import java.util.List;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.image.PngWriter;
import org.vivarium.engine.Game;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Actor;
import org.vivarium.model.Chipset;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.PageCondition;
import org.vivarium.model.Start;
import org.vivarium.model.SystemData;

/**
 * The game of a rehearsal: two maps that send the hero to each other, with everything on them that
 * a usual map shows, so that its code is warm when the real game needs it.
 */
final class RehearsalGame {
    private static final String NAME = "made";
    private static final int WIDTH = 40;
    private static final int HEIGHT = 30;
    private static final int WALKERS = 40;
    private static final int COLOURS = 16;

    /** Switch A and B, variable, item, actor. */
    private static final int ALL_CONDITIONS = 0b11111;

    private RehearsalGame() {}

    static Game open() throws LcfException {
        MadeGame game = new MadeGame().files(files());
        RowBuilder database = game.database();
        database.struct(Database.SYSTEM)
                .set(SystemData.SYSTEM_NAME, NAME)
                .set(SystemData.TITLE_NAME, NAME)
                .set(SystemData.PARTY, new int[] {1});
        database.table(Database.COMMONEVENTS)
                .add()
                .setPayload(CommonEvent.EVENT_COMMANDS, RehearsalLists.poll());
        database.table(Database.ACTORS).add().set(Actor.NAME, "A").set(Actor.CHARACTER_NAME, NAME);
        game.chipset().set(Chipset.CHIPSET_NAME, NAME);
        game.tree()
                .struct(MapTree.START)
                .set(Start.PARTY_MAP_ID, 1)
                .set(Start.PARTY_X, WIDTH / 2)
                .set(Start.PARTY_Y, HEIGHT / 2);
        return game.map(1, WIDTH, HEIGHT, map -> fill(map, 2))
                .map(2, WIDTH, HEIGHT, map -> fill(map, 1))
                .open();
    }

    /** Tiles of every block, walkers, parallel lists, and one list that leads to the other map. */
    private static void fill(RowBuilder map, int otherMap) {
        map.set(MapUnit.LOWER_LAYER, tiles()).set(MapUnit.UPPER_LAYER, overlay());
        map.set(MapUnit.PARALLAX_FLAG, true).set(MapUnit.PARALLAX_NAME, NAME);
        for (int id = 1; id <= WALKERS; id++) {
            walker(map, id);
        }
        page(map, WALKERS + 1, 0, 0)
                .set(EventPage.TRIGGER, EventPage.Trigger.PARALLEL)
                .setPayload(
                        EventPage.EVENT_COMMANDS,
                        RehearsalLists.show(NAME, otherMap, WIDTH / 2, HEIGHT / 2));
        page(map, WALKERS + 2, 1, 0)
                .set(EventPage.TRIGGER, EventPage.Trigger.PARALLEL)
                .setPayload(EventPage.EVENT_COMMANDS, RehearsalLists.compute());
    }

    /** One that moves by itself, every fourth with a parallel list; the last page waits for all. */
    private static void walker(RowBuilder map, int id) {
        RowBuilder page =
                page(map, id, id * 7 % WIDTH, id * 11 % HEIGHT)
                        .set(EventPage.CHARACTER_NAME, id % 9 == 0 ? "" : NAME)
                        .set(EventPage.CHARACTER_INDEX, id % 8)
                        .set(EventPage.MOVE_TYPE, id % 6)
                        .set(EventPage.LAYER, id % 3);
        if (id % 4 == 0) {
            page.set(EventPage.TRIGGER, EventPage.Trigger.PARALLEL)
                    .setPayload(EventPage.EVENT_COMMANDS, RehearsalLists.poll());
        }
        page(map, id, 0, 0)
                .struct(EventPage.CONDITION)
                .set(PageCondition.FLAGS, ALL_CONDITIONS)
                .set(PageCondition.SWITCH_A_ID, RehearsalLists.WATCHED)
                .set(PageCondition.VARIABLE_ID, RehearsalLists.WATCHED)
                .set(PageCondition.VARIABLE_VALUE, 1)
                .set(PageCondition.ITEM_ID, 1)
                .set(PageCondition.ACTOR_ID, 1);
    }

    /** Adds a page to an event, which is made with its first. */
    private static RowBuilder page(RowBuilder map, int id, int x, int y) {
        List<RowBuilder> events = map.table(MapUnit.EVENTS).rows();
        RowBuilder event =
                id <= events.size()
                        ? events.get(id - 1)
                        : map.table(MapUnit.EVENTS).add(id).set(MapEvent.X, x).set(MapEvent.Y, y);
        return event.table(MapEvent.PAGES).add();
    }

    private static int[] tiles() {
        int[] blocks = {5000, 5001, 4000, 4046, 0, 46, 1000, 2000, 3000, 3050};
        int[] tiles = new int[WIDTH * HEIGHT];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = i % 3 == 0 ? blocks[i / 3 % blocks.length] : 5000 + i % 100;
        }
        return tiles;
    }

    private static int[] overlay() {
        int[] tiles = new int[WIDTH * HEIGHT];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = 10_000 + (i % 5 == 0 ? i % 144 : 0);
        }
        return tiles;
    }

    private static FileNode files() {
        return MadeFile.folder(
                "made game",
                picture("ChipSet", 480, 256),
                picture("CharSet", 288, 256),
                picture("System", 160, 80),
                picture("Title", 320, 240),
                picture("Panorama", 320, 240),
                picture("Picture", 160, 120));
    }

    /** A folder with one picture: stripes of every colour, transparent ones between them. */
    private static FileNode picture(String folder, int width, int height) {
        byte[] indices = new byte[width * height];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (byte) ((i / 8 + i / width / 8) % COLOURS);
        }
        int[] palette = new int[COLOURS];
        Arrays.setAll(palette, i -> i * 0x0F0B07);
        byte[] png = PngWriter.encode(indices, palette, width, height);
        return MadeFile.folder(folder, MadeFile.file(NAME + ".png", png));
    }
}
