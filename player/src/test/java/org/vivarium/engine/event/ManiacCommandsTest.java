package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.engine.state.PictureState;
import org.vivarium.model.event.CommandWriter;

/** Commands of the Maniac Patch, from encoded bytes (spec event-commands 3001 to 3026). */
class ManiacCommandsTest {

    private static final int LOWER = 0;
    private static final int UPPER = 1;
    private static final int GRASS = 6;

    private final EventGame game =
            EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC).start();

    @TempDir private Path folder;

    private int tile(int layer, int x, int y) {
        var grid = game.engine().map.world.grid;
        return layer == LOWER ? grid.lowerTile(x, y) : grid.upperTile(x, y);
    }

    @Test
    void rewritesTheUpperLayerOnlyInsideTheMap() {
        game.run(list().add(3015, 0, 0, 0, UPPER, 7, 18, 13, 9, 9, 0));
        assertThat(tile(UPPER, 18, 13)).isEqualTo(10_007);
        assertThat(tile(UPPER, 19, 14)).isEqualTo(10_007);
        assertThat(tile(UPPER, 17, 13)).isEqualTo(10_000);
    }

    @Test
    void joinsRewrittenWaterToACoastAndAtItsSeamWithDeeperWater() {
        game.run(
                list().add(3015, 0, 0, 0, LOWER, 0, 2, 2, 3, 3, 0)
                        .add(3015, 0, 0, 0, LOWER, 2, 3, 3, 1, 1, 0));
        assertThat(tile(LOWER, 2, 2)).isEqualTo(34);
        assertThat(tile(LOWER, 3, 2)).isEqualTo(20);
        assertThat(tile(LOWER, 4, 4)).isEqualTo(38);
        assertThat(tile(LOWER, 3, 3)).isEqualTo(2000 + 15 * 50);
    }

    @Test
    void leavesAutotilesAloneWhenToldSo() {
        game.run(list().add(3015, 0, 0, 0, LOWER, GRASS, 2, 2, 3, 3, 1));
        assertThat(tile(LOWER, 2, 2)).isEqualTo(4000);
        assertThat(tile(LOWER, 4, 4)).isEqualTo(4000);
    }

    @Test
    void takesTheTilesOfARangeFromVariables() {
        game.set(10, 18).set(11, 19).set(12, 20).set(13, 21);
        game.run(list().add(3015, 0, 0, 1, LOWER, 10, 2, 2, 2, 2, 1));
        assertThat(tile(LOWER, 2, 2)).isEqualTo(5000);
        assertThat(tile(LOWER, 3, 2)).isEqualTo(5001);
        assertThat(tile(LOWER, 3, 3)).isEqualTo(5003);
    }

    @Test
    void aRewrittenTileHasItsOwnTerrainUntilTheMapIsLeft() {
        game.run(list().add(3015, 0, 0, 0, LOWER, 19, 2, 2, 1, 1, 1).add(10910, 0, 0, 2, 2, 5));
        assertThat(game.variable(5)).isEqualTo(game.engine().map.world.grid.terrain(12, 2));
        game.run(list().add(10810, 0, 2, 4, 4)).settle().frames(2).settle().frames(2);
        game.run(list().add(10810, 0, 1, 4, 4)).settle().frames(2).settle().frames(2);
        assertThat(tile(LOWER, 2, 2)).isEqualTo(5000);
    }

    @Test
    void aTileTheChipsetLacksIsLeftOutWithAWarning() {
        game.run(list().add(3015, 0, 0, 0, LOWER, 162, 2, 2, 1, 1, 1));
        assertThat(tile(LOWER, 2, 2)).isEqualTo(5000);
        assertThat(game.warnings.all()).anyMatch(w -> w.message().contains("chipset"));
    }

    @Test
    void showsTextAsAPictureThatMovesAndIsErasedLikeAny() {
        game.set(7, 42);
        int[] p = {3 << 24, 2, 320, 0, 100, 0, 100, 100, 100, 100, 0, 0, 0, 0x17100, 1, 7, 0, 97};
        game.run(list().add(3007, 0, text("\u0001Gold \\v[7]\u0001\u0001"), p));
        PictureState picture = game.state().pictures.get(1);
        assertThat(picture.isShown()).isTrue();
        assertThat(picture.panel.text).isEqualTo("Gold 42");
        assertThat(picture.panel.margin).isFalse();
        assertThat(picture.origin).isEqualTo(3);
        game.run(list().add(3008, 0, 0, 1, 1, 2, 20, 21, 22, 23));
        assertThat(game.variable(20)).isEqualTo(320 - (7 * 6 + 1));
        assertThat(game.variable(21)).isZero();
        assertThat(game.variable(22)).isEqualTo(43);
        assertThat(game.variable(23)).isEqualTo(13);
        game.run(list().add(11130, 0, 2));
        assertThat(picture.isShown()).isFalse();
    }

    @Test
    void takesThePicturesTextFromAStringVariable() {
        game.state().strings.set(3, "one\ntwo");
        int[] p = new int[23];
        p[1] = 1;
        p[4] = 100;
        p[22] = 3;
        game.run(list().add(3007, 0, text("\u0002\u0001\u0001"), p));
        assertThat(game.state().pictures.get(0).panel.text).isEqualTo("one\ntwo");
    }

    @Test
    void aStringPictureWithTooFewPartsIsIgnored() {
        game.run(list().add(3007, 0, text("\u0001alone"), 0, 1, 0, 0, 100));
        assertThat(game.state().pictures.size()).isZero();
    }

    @Test
    void savesAndLoadsBetweenTwoSlicesOfTheList() {
        game.engine().useSaves(new SaveFolder(folder));
        game.run(set(list().add(3002, 0, 0, 4, 1, 9), 0, 8, 5)).frames(1);
        assertThat(folder.resolve("Save04.lsd")).exists();
        assertThat(game.variable(9)).isEqualTo(1);
        assertThat(game.variable(8)).isEqualTo(5);
        game.set(9, 0).set(8, 6).run(list().add(3003, 0, 0, 4, 0)).frames(2).settle().frames(2);
        assertThat(game.variable(9)).isEqualTo(1);
    }

    @Test
    void tellsWhatASaveHoldsAndNothingOfOneThatIsMissing() {
        game.engine().useSaves(new SaveFolder(folder));
        game.run(list().add(3002, 0, 0, 1, 0, 0)).frames(1);
        game.set(13, 7).run(list().add(3001, 0, 0, 1, 10, 11, 12, 13, 0, 0));
        assertThat(game.variable(10)).isGreaterThan(10_000);
        assertThat(game.variable(12)).isEqualTo(1);
        assertThat(game.variable(13)).isEqualTo(game.state().actor(1).hp);
        game.run(list().add(3001, 0, 0, 2, 10, 11, 12, 13, 0, 0));
        assertThat(game.variable(10)).isZero();
        assertThat(game.variable(13)).isZero();
    }

    @Test
    void aSaveThatCannotBeWrittenLeavesZeroAndAWarning() {
        game.engine().useSaves(SaveFolder.none());
        game.set(9, 3).run(list().add(3002, 0, 0, 4, 1, 9)).frames(1);
        assertThat(game.variable(9)).isZero();
        assertThat(game.warnings.all()).anyMatch(w -> w.message().contains("save"));
    }

    @Test
    void sharesSwitchesAndVariablesBetweenAllSavesInAFile() {
        game.engine().useSaves(new SaveFolder(folder));
        game.turnOn(3).set(5, -7);
        game.run(
                list().add(3016, 0, 0, 0, 0, 0, 0, 0)
                        .add(3016, 0, 5, 0, 0, 3, 1, 1)
                        .add(3016, 0, 5, 0, 1, 5, 2, 1)
                        .add(3016, 0, 3, 0, 0, 0, 0, 0));
        assertThat(folder.resolve("Save.lgs")).exists();
        game.state().global.reset(new boolean[0], new int[0]);
        game.run(
                list().add(3016, 0, 0, 0, 0, 0, 0, 0)
                        .add(3016, 0, 4, 0, 0, 8, 1, 1)
                        .add(3016, 0, 4, 0, 1, 9, 2, 1));
        assertThat(game.on(8)).isTrue();
        assertThat(game.variable(9)).isEqualTo(-7);
    }

    @Test
    void aClosedGlobalSaveIsNotCopied() {
        game.set(9, 4).run(list().add(3016, 0, 4, 0, 1, 9, 2, 1));
        assertThat(game.variable(9)).isEqualTo(4);
    }

    @Test
    void writesTheScreenIntoTheSaveFolderAndNowhereElse() {
        game.engine().useSaves(new SaveFolder(folder.resolve("saves")));
        game.run(list().add(3026, 0, text("../shot"), 0, 0, 0, 0, 0));
        assertThat(folder.resolve("saves/shot.png")).exists();
        assertThat(folder.resolve("shot.png")).doesNotExist();
    }

    @Test
    void thePointerIsWhereItWasPut() {
        game.run(list().add(3006, 0, 0, 120, 90).add(3005, 0, 4, 5));
        assertThat(game.variable(4)).isEqualTo(120);
        assertThat(game.variable(5)).isEqualTo(90);
    }

    @Test
    void mouseButtonsAreHeardWhereTheFlagNamesThem() {
        game.begin(0, keys(3, 2)).press(Button.MOUSE_LEFT);
        assertThat(game.variable(4)).isEqualTo(1005);
        game.begin(0, keys(1, 2)).press(Button.MOUSE_LEFT);
        assertThat(game.variable(4)).isZero();
        game.begin(0, keys(1, 2)).press(Button.MOUSE_RIGHT, Button.DECISION);
        assertThat(game.variable(4)).isEqualTo(1006);
    }

    @Test
    void allKeysAtOnceIncludeTheMouse() {
        game.begin(0, list().add(3014, 0, 0, 10, 0, 0)).press(Button.MOUSE_RIGHT, Button.LEFT);
        assertThat(game.variable(10 + 46)).isEqualTo(1);
        assertThat(game.variable(10 + 36)).isEqualTo(1);
        assertThat(game.variable(10 + 45)).isZero();
        game.begin(0, list().add(3014, 0, 2, 9, 0, 4)).press(Button.MOUSE_MIDDLE);
        assertThat(game.variable(9)).isEqualTo(1);
    }

    @Test
    void withoutThePatchNoneOfThemDoesAnything() {
        EventGame plain = EventGame.of2003().start();
        plain.run(
                list().add(3015, 0, 0, 0, LOWER, GRASS, 2, 2, 3, 3, 1)
                        .add(3007, 0, text("\u0001a\u0001\u0001"), 0, 1, 0, 0, 100)
                        .add(3006, 0, 0, 120, 90)
                        .add(3016, 0, 0, 0, 0, 0, 0, 0));
        assertThat(plain.engine().map.world.grid.lowerTile(2, 2)).isEqualTo(5000);
        assertThat(plain.state().pictures.size()).isZero();
        assertThat(plain.state().input.pointerX).isZero();
        assertThat(plain.state().global.open).isFalse();
    }

    /** Key input without waiting, decision and cancel with the given flags. */
    private static CommandWriter keys(int decision, int cancel) {
        return list().add(11610, 0, 4, 0, 0, decision, cancel, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
}
