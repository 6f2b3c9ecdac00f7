package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.EventState;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Warning;

/** Bad maps in a running game: it goes on, drawn, with one warning for each fault. */
class BadMapPlayTest {
    private static final int FRAMES = 200;

    private static Engine play(int size, int x, int y, Consumer<RowBuilder> content)
            throws LcfException {
        Engine engine =
                new Engine(
                        new MadeGame().map(1, size, size, content).open(),
                        new FrameRecorder(new FrameLog(2)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.start(new StartPlace.OnMap(1, x, y), 1);
        InputSnapshot held = new InputSnapshot();
        for (int frame = 0; frame < FRAMES; frame++) {
            held.set(frame % 40 < 20 ? Button.RIGHT.bit() : Button.DOWN.bit());
            engine.tick(held);
        }
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.MAP);
        return engine;
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
    void eventsOutsideOfTheMapStayThere() throws LcfException {
        Engine engine =
                play(
                        30,
                        5,
                        5,
                        map -> {
                            page(map, 1, 200, 7).set(EventPage.MOVE_TYPE, 1);
                            page(map, 2, 3, 3);
                        });

        assertThat(engine.game.warnings.all())
                .extracting(Warning::toString)
                .containsExactly(
                        "map 1, event 1: stands on 200,7, which is outside of the map, and stays"
                                + " there");
    }

    @Test
    void anImpossibleFigureIsReplacedByTheFirst() throws LcfException {
        Engine engine =
                play(
                        30,
                        5,
                        5,
                        map ->
                                page(map, 4, 6, 6)
                                        .set(EventPage.CHARACTER_NAME, "nobody")
                                        .set(EventPage.CHARACTER_INDEX, 900));

        assertThat(engine.game.warnings.all())
                .extracting(Warning::toString)
                .containsExactlyInAnyOrder(
                        "map 1, event 4: a page shows figure 900 of a charset, figure 0 stands in"
                                + " for it",
                        "CharSet/nobody: no such image; a stand-in is shown");
    }

    @Test
    void aTileBeyondTheChipsetIsReplacedByTheBlankOne() throws LcfException {
        Engine engine =
                play(30, 5, 5, map -> page(map, 1, 6, 6).set(EventPage.CHARACTER_INDEX, 30_000));

        assertThat(engine.game.warnings.all())
                .extracting(Warning::toString)
                .containsExactly(
                        "map 1, event 1: a page shows tile 30000 of the upper chips, tile 0 stands"
                                + " in for it");
    }

    @Test
    void aHeroPutOffTheMapIsToldOnceWithThePlace() throws LcfException {
        Engine engine = play(30, 400, 12, map -> {});

        assertThat(engine.game.warnings.all())
                .extracting(Warning::toString)
                .containsExactly(
                        "map 1: the hero was put on 400,12, which is outside of the map, and stays"
                                + " there");
    }

    @Test
    void theLargestMapOfTheEditorIsPlayedInsideWithEventsEverywhere() throws LcfException {
        Engine engine =
                play(
                        500,
                        499,
                        499,
                        map -> {
                            for (int id = 1; id <= 300; id++) {
                                page(map, id, id * 499 % 500, id * 31 % 500)
                                        .set(EventPage.MOVE_TYPE, 1)
                                        .set(EventPage.MOVE_FREQUENCY, 8);
                            }
                        });

        assertThat(engine.game.warnings.all()).isEmpty();
        assertThat(engine.state.map.camera.x).isEqualTo((500 - 20) * 256);
        for (int slot = 0; slot < engine.state.map.events.size(); slot++) {
            EventState event = engine.state.map.events.get(slot);
            assertThat(engine.map.world.grid.inside(event.x, event.y)).isTrue();
        }
    }

    @Test
    void aRouteMayNameASoundThatIsNotThere() throws LcfException {
        byte[] route = {35, 4, 'n', 'o', 'n', 'e', 100, 100, 50, 1};
        Engine engine =
                play(
                        30,
                        5,
                        5,
                        map -> {
                            RowBuilder page = page(map, 1, 9, 9).set(EventPage.MOVE_TYPE, 6);
                            page.struct(EventPage.MOVE_ROUTE)
                                    .setPayload(org.vivarium.model.MoveRoute.MOVE_COMMANDS, route);
                        });

        assertThat(engine.game.warnings.count()).as("a missing sound is silence").isZero();
        assertThat(engine.state.map.events.get(0).x).isGreaterThan(9);
    }
}
