package org.vivarium.engine.gfx.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.StateList;

/** Movement and effects of pictures: spec screen 2.4 to 2.9. */
class PictureSystemTest {
    private final StateList<PictureState> slots = new StateList<>(PictureState::new);
    private PictureSystem pictures = of(EngineVersion.RPG_2003_UPDATED);

    private PictureSystem of(EngineVersion version) {
        return new PictureSystem(slots, GameProfile.of(version));
    }

    private static PictureOrder order(int x, int y) {
        PictureOrder o = new PictureOrder().reset();
        o.name = "picture";
        o.x = x;
        o.y = y;
        return o;
    }

    private static PictureOrder moving(int x, int y, int frames) {
        PictureOrder o = order(x, y);
        o.frames = frames;
        return o;
    }

    @Test
    void aMoveOfSixFramesIsLinear() {
        pictures.show(1, order(0, 0));
        pictures.move(1, moving(100, 0, 6));
        double[] want = {16.667, 33.333, 50, 66.667, 83.333, 100};
        for (double x : want) {
            pictures.update(false);
            assertThat(slots.get(0).x).isCloseTo(x, within(0.001));
        }
    }

    @Test
    void aMoveOfNoTimeIsDoneWithTheNextUpdate() {
        pictures.show(2, order(0, 0));
        pictures.move(2, moving(50, 60, 0));
        assertThat(slots.get(1).x).isZero();
        pictures.update(false);
        assertThat(slots.get(1).x).isEqualTo(50);
    }

    @Test
    void rotationAddsItsPowerEachFrame() {
        PictureOrder o = order(0, 0);
        o.effectMode = PictureOrder.ROTATION;
        o.effectPower = 5;
        pictures.show(1, o);
        for (int i = 0; i < 100; i++) {
            pictures.update(false);
        }
        assertThat(slots.get(0).rotation).isEqualTo(500);
    }

    @Test
    void aRotationSwitchedOffStopsUpright() {
        PictureOrder o = order(0, 0);
        o.effectMode = PictureOrder.ROTATION;
        o.effectPower = 10;
        pictures.show(1, o);
        pictures.update(false);
        pictures.move(1, moving(0, 0, 6));
        for (int i = 0; i < 60; i++) {
            pictures.update(false);
        }
        assertThat(slots.get(0).rotation).isZero();
    }

    @Test
    void moveCannotAddAnEffectInRpgMaker2000() {
        pictures = of(EngineVersion.RPG_2000_UPDATED);
        pictures.show(1, order(0, 0));
        PictureOrder o = moving(0, 0, 6);
        o.effectMode = PictureOrder.WAVER;
        o.effectPower = 9;
        pictures.move(1, o);
        assertThat(slots.get(0).effectMode).isZero();
    }

    @Test
    void aWaverSwitchedOffFadesOverTheMove() {
        PictureOrder o = order(0, 0);
        o.effectMode = PictureOrder.WAVER;
        o.effectPower = 10;
        pictures.show(1, o);
        pictures.move(1, moving(0, 0, 10));
        for (int i = 0; i < 5; i++) {
            pictures.update(false);
        }
        assertThat(slots.get(0).effectPower).isCloseTo(5, within(0.001));
        assertThat(slots.get(0).waverPhase).isEqualTo(40);
    }

    @Test
    void olderEnginesKeepThePlaceOfPicturesTiedToTheMap() {
        pictures = of(EngineVersion.RPG_2000);
        PictureOrder o = order(10, 10);
        o.fixedToMap = true;
        pictures.show(1, o);
        pictures.move(1, moving(90, 90, 0));
        pictures.update(false);
        assertThat(slots.get(0).x).isEqualTo(10);
    }

    @Test
    void scrollingMovesOnlyPicturesTiedToTheMap() {
        PictureOrder o = order(100, 100);
        pictures.show(1, o);
        o.fixedToMap = true;
        pictures.show(2, o);
        pictures.scrolled(24, -16);
        assertThat(slots.get(0).x).isEqualTo(100);
        assertThat(slots.get(1).x).isEqualTo(98.5);
        assertThat(slots.get(1).finishY).isEqualTo(101);
    }

    @Test
    void aSheetPlayedOnceErasesItself() {
        pictures = of(EngineVersion.RPG_2003_ENGLISH);
        PictureOrder o = order(0, 0);
        o.columns = 2;
        o.rows = 1;
        o.cellSpeed = 3;
        o.playOnce = true;
        pictures.show(1, o);
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            pictures.update(false);
            cells.append(slots.get(0).name.isEmpty() ? "-" : slots.get(0).frame);
        }
        assertThat(cells.toString()).isEqualTo("000111--");
    }

    @Test
    void changingTheMapErasesFlaggedPicturesAndKeepsTheirValues() {
        pictures.show(1, order(7, 8));
        PictureOrder kept = order(1, 1);
        kept.flags = 96;
        pictures.show(2, kept);
        pictures.mapChanged();
        assertThat(slots.get(0).name).isEmpty();
        assertThat(slots.get(0).x).isEqualTo(7);
        assertThat(slots.get(1).name).isEqualTo("picture");
    }

    @Test
    void aPictureWithoutALayerInTheSceneStandsStill() {
        PictureOrder o = order(0, 0);
        o.mapLayer = 0;
        o.battleLayer = 1;
        pictures.show(1, o);
        pictures.move(1, moving(60, 0, 6));
        pictures.update(false);
        assertThat(slots.get(0).x).isZero();
        pictures.update(true);
        assertThat(slots.get(0).x).isEqualTo(10);
    }

    @Test
    void idsOutOfRangeAreIgnored() {
        for (int id : new int[] {0, -5, Integer.MAX_VALUE, PictureSystem.MAX_ID + 1}) {
            pictures.show(id, order(0, 0));
            pictures.move(id, order(0, 0));
            pictures.erase(id);
        }
        assertThat(slots.size()).isZero();
    }
}
