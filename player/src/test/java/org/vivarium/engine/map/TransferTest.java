package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.CameraState;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Spec map-scene 7.3, on maps of a shared game. */
class TransferTest {
    private static final int WORLD = 30;
    private static final int OTHER = 66;

    @TempDir private Path saves;
    private Engine engine;
    private final InputSnapshot nothing = new InputSnapshot();

    @BeforeEach
    void onTheWorldMap() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.path("rtp"),
                        saves,
                        false,
                        new StartPlace.OnMap(WORLD, 50, 50),
                        1);
        engine.setDrawing(false);
        settle();
    }

    private void settle() {
        for (int i = 0; i < 200; i++) {
            engine.tick(nothing);
            if (i > 1 && !engine.transitions.active() && !engine.map.transfer.running()) {
                return;
            }
        }
    }

    private void go(int map, int x, int y, int facing) {
        engine.map.transfer.reserve(map, x, y, facing, TransferKind.PARALLEL);
        settle();
    }

    @Test
    void theHeroArrivesWhereTheNewestReservationSays() {
        engine.map.transfer.reserve(WORLD, 1, 1, 0, TransferKind.PARALLEL);
        go(OTHER, 6, 7, 1);

        assertThat(engine.state.map.id).isEqualTo(OTHER);
        assertThat(engine.state.hero.x).isEqualTo(6);
        assertThat(engine.state.hero.y).isEqualTo(7);
        assertThat(engine.state.hero.facing).isEqualTo(Directions.UP);
    }

    @Test
    void anotherMapClearsThePanButKeepsItsSpeedAndTheLock() {
        engine.map.world.camera.lock(true);
        engine.map.world.camera.panBy(Directions.LEFT, 3, 2);
        go(OTHER, 6, 6, 0);

        CameraState camera = engine.state.map.camera;
        assertThat(camera.locked).isTrue();
        assertThat(camera.panSpeed).isEqualTo(8);
        assertThat(camera.panX).isEqualTo(CameraState.DEFAULT_PAN_X);
        assertThat(camera.panTargetX).isEqualTo(CameraState.DEFAULT_PAN_X);
    }

    @Test
    void theSameMapKeepsItsEventsAndSubstitutions() {
        engine.state.map.lowerTiles[3] = 9;
        engine.map.world.event(1).active = false;
        engine.state.hero.encounterTotal = 70;
        go(WORLD, 20, 20, 0);

        assertThat(engine.state.map.lowerTiles[3]).isEqualTo((byte) 9);
        assertThat(engine.map.world.event(1).active).isFalse();
        assertThat(engine.state.hero.encounterTotal).isZero();
        assertThat(engine.state.map.camera.x).isEqualTo((20 - 9) * 256);
    }

    @Test
    void aMapLoadForgetsErasuresSubstitutionsRateAndPanorama() {
        engine.state.map.lowerTiles[3] = 9;
        engine.state.map.encounterSteps = 99;
        engine.map.world.panorama.change(
                new MapData.Panorama("planet1", true, true, false, false, 0, 0));
        go(OTHER, 6, 6, 0);
        go(WORLD, 50, 50, 0);

        assertThat(engine.state.map.lowerTiles[3]).isEqualTo((byte) 3);
        assertThat(engine.state.map.encounterSteps)
                .isEqualTo(engine.map.tree.encounterSteps(WORLD));
        assertThat(engine.state.map.panorama.overridden).isFalse();
    }

    @Test
    void coordinatesOutsideOfTheMapAreTakenWithOneWarning() {
        int before = engine.game.warnings.count();
        go(OTHER, 400, -3, 0);
        go(OTHER, 6, 6, 0);

        assertThat(engine.game.warnings.count()).isEqualTo(before + 1);
    }

    @Test
    void aMapThatDoesNotExistIsABlankOneWithOneWarning() {
        int before = engine.game.warnings.count();
        go(9999, 3, 3, 0);
        for (int i = 0; i < 30; i++) {
            engine.tick(nothing);
        }

        assertThat(engine.state.map.id).isEqualTo(9999);
        assertThat(engine.game.warnings.count()).isEqualTo(before + 1);
    }

    @Test
    void readingAheadAndReadingOnArrivalGiveTheSameState() throws Exception {
        long[] digests = new long[2];
        for (int mode = 0; mode < 2; mode++) {
            onTheWorldMap();
            engine.map.setReadsAhead(mode == 1);
            go(OTHER, 6, 6, 0);
            go(31, 5, 5, 0);
            for (int i = 0; i < 60; i++) {
                engine.tick(nothing);
            }
            digests[mode] = org.vivarium.engine.state.StateDigest.of(engine.state);
        }

        assertThat(digests[0]).isEqualTo(digests[1]);
    }

    @Test
    void aRiddenVehicleComesAlong() {
        engine.state.hero.vehicle = 2;
        engine.state.hero.aboard = true;
        go(OTHER, 6, 6, 0);

        assertThat(engine.state.vehicles[1].map).isEqualTo(OTHER);
        assertThat(engine.state.vehicles[1].x).isEqualTo(6);
    }
}
