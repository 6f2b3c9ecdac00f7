package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.engine.state.EventState;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;

/** Maps no editor would write: play goes on, and each fault is told. */
class BadMapTest {
    private final List<MapFault> faults = new ArrayList<>();
    private final DocumentBuilder document =
            new DocumentBuilder(FileKind.MAP, Engine.RPG2000, StandardCharsets.US_ASCII);

    private MapData read() throws LcfException {
        MapUnit unit = MapUnit.of(LcfFile.of(document.toBytes(), "Map0001.lmu"));
        return new MapDataReader(1, (fault, event, found, other) -> faults.add(fault)).read(unit);
    }

    private RowBuilder sized(int width, int height) {
        return document.root()
                .set(MapUnit.WIDTH, width)
                .set(MapUnit.HEIGHT, height)
                .set(MapUnit.LOWER_LAYER, new int[width * height])
                .set(MapUnit.UPPER_LAYER, new int[width * height]);
    }

    private static RowBuilder page(RowBuilder map, int id, int x, int y) {
        return map.table(MapUnit.EVENTS)
                .add(id)
                .set(MapEvent.X, x)
                .set(MapEvent.Y, y)
                .table(MapEvent.PAGES)
                .add();
    }

    @Test
    void aMapWithoutTilesIsFilledUp() throws LcfException {
        document.root().set(MapUnit.WIDTH, 25).set(MapUnit.HEIGHT, 20);
        MapData map = read();

        assertThat(map.lower()).hasSize(500);
        assertThat(map.upper()).containsOnly((short) MapGrid.FIRST_F);
        assertThat(faults).containsExactly(MapFault.SHORT_TILES, MapFault.SHORT_TILES);
    }

    @Test
    void sizesBeyondReasonAreCut() throws LcfException {
        document.root().set(MapUnit.WIDTH, 1_000_000).set(MapUnit.HEIGHT, -5);
        MapData map = read();

        assertThat(map.width()).isEqualTo(2000);
        assertThat(map.height()).isEqualTo(1);
        assertThat(faults).contains(MapFault.IMPOSSIBLE_SIZE);
    }

    @Test
    void theLargestMapOfTheEditorIsNoFault() throws LcfException {
        sized(500, 500);
        MapData map = read();

        assertThat(map.width() * map.height()).isEqualTo(250_000);
        assertThat(faults).isEmpty();
    }

    @Test
    void anEventOutsideIsToldAndLivesOn() throws LcfException {
        page(sized(20, 15), 1, 99, -4).set(EventPage.MOVE_TYPE, EventPage.MoveType.RANDOM);
        MapData data = read();
        assertThat(faults).containsExactly(MapFault.EVENT_OUTSIDE);

        MapFixture map = new MapFixture(20, 15);
        map.use(data.pages(), false, false).heroAt(5, 5);
        map.run(600);

        EventState event = map.event(1);
        assertThat(event.x).isEqualTo(99);
        assertThat(event.active).isTrue();
    }

    @Test
    void impossiblePagesGetUsualNumbers() throws LcfException {
        page(sized(20, 15), 1, 3, 3)
                .set(EventPage.CHARACTER_NAME, "hero")
                .set(EventPage.CHARACTER_INDEX, 700)
                .set(EventPage.CHARACTER_DIRECTION, 9)
                .set(EventPage.CHARACTER_PATTERN, -1)
                .set(EventPage.MOVE_TYPE, 77)
                .set(EventPage.MOVE_FREQUENCY, 0)
                .set(EventPage.MOVE_SPEED, 50)
                .set(EventPage.TRIGGER, 12)
                .set(EventPage.LAYER, 5)
                .set(EventPage.ANIMATION_TYPE, -3);
        MapData data = read();

        assertThat(faults)
                .containsExactly(
                        MapFault.IMPOSSIBLE_FIGURE,
                        MapFault.IMPOSSIBLE_DIRECTION,
                        MapFault.IMPOSSIBLE_PATTERN,
                        MapFault.IMPOSSIBLE_MOVE_TYPE,
                        MapFault.IMPOSSIBLE_FREQUENCY,
                        MapFault.IMPOSSIBLE_TRIGGER,
                        MapFault.IMPOSSIBLE_LAYER,
                        MapFault.IMPOSSIBLE_ANIMATION,
                        MapFault.IMPOSSIBLE_SPEED);
        MapFixture map = new MapFixture(20, 15);
        map.use(data.pages(), false, false).heroAt(5, 5);
        map.run(200);
        assertThat(map.event(1).charsetIndex).isZero();
        assertThat(map.event(1).facing).isEqualTo(Directions.DOWN);
        assertThat(map.event(1).speed).isEqualTo(3);
    }

    @Test
    void eventsAreOrderedByIdWhateverTheirOrderInTheFile() throws LcfException {
        RowBuilder root = sized(20, 15);
        page(root, 3, 1, 1);
        page(root, 7, 2, 1);
        page(root, 12, 3, 1);
        PageTable pages = read().pages();

        assertThat(pages.eventIds).isSorted();
        assertThat(pages.slot(7)).isEqualTo(1);
        assertThat(pages.slot(5)).isEqualTo(-1);
    }

    @Test
    void routesOfUnknownCommandsAndMissingSoundsGoOn() {
        MapFixture map = new MapFixture(8, 8);
        map.event(2, 2).speed = 6;
        map.build();
        map.force(map.event(1), 8, 99, 35, 4, 'n', 'o', 'n', 'e', 100, 100, 50, 1);
        map.run(3);

        assertThat(map.sounds).containsExactly("none");
        assertThat(map.event(1).x).isEqualTo(3);
    }

    @Test
    void aRouteThatBreaksOffEndsThere() {
        MapFixture map = new MapFixture(8, 8);
        map.event(2, 2).speed = 6;
        map.build();
        map.force(map.event(1), 8, 1, 35, 100, 'x');
        map.run(10);

        assertThat(map.event(1).x).isEqualTo(3);
        assertThat(map.event(1).route.overwritten).isFalse();
    }

    @Test
    void aHeroOffTheMapCanStillBeMoved() {
        MapFixture map = new MapFixture(8, 8);
        map.build().heroAt(100, -7);
        map.run(60);

        assertThat(map.hero().x).isEqualTo(100);
        assertThat(map.world.grid.terrain(100, -7)).isEqualTo(1);
    }

    @Test
    void tileIdsInTheGapsCanBeWalkedOn() {
        MapFixture map = new MapFixture(8, 8);
        for (int id : new int[] {3200, 4700, 5200, 9000, -1, 32767}) {
            map.tile(1, 1, id).upper(1, 1, id).build();
            assertThat(map.world.passability.tileOk(null, ChipFlags.UP, 1, 1)).isTrue();
        }
    }
}
