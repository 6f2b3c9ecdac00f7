package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.state.PictureState;
import org.vivarium.model.event.CommandWriter;

/** Edge cases 90 to 96 of spec interpreter 22.5. */
class PictureCommandsTest {

    private static CommandWriter show(CommandWriter w, int id, int effect, int power) {
        return w.add(
                11110,
                0,
                text("Sun"),
                id,
                0,
                100,
                80,
                0,
                100,
                0,
                1,
                100,
                100,
                100,
                100,
                effect,
                power);
    }

    private static CommandWriter move(
            CommandWriter w, int id, int x, int effect, int power, int tenths, int wait) {
        return w.add(
                11120, 0, id, 0, x, 80, 0, 100, 0, 0, 100, 100, 100, 100, effect, power, tenths,
                wait);
    }

    private static PictureState picture(EventGame game, int id) {
        return game.state().pictures.get(id - 1);
    }

    @Test
    void picturesAreShownMovedAndErased() {
        EventGame game = EventGame.of2000().start();
        CommandWriter w = move(show(list(), 3, 0, 0), 3, 160, 0, 0, 10, 1);
        game.run(set(w, 0, 1, 1)).frames(59);
        assertThat(picture(game, 3).name).isEqualTo("Sun");
        assertThat(game.variable(1)).isZero();
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(picture(game, 3).x).isEqualTo(160);
        game.run(list().add(11130, 0, 3));
        assertThat(picture(game, 3).name).isEmpty();
    }

    @Test
    void case90MovingAnUnshownPictureIsLegalAndShowResets() {
        EventGame game = EventGame.of2000().start();
        game.run(move(list(), 5, 200, 0, 0, 0, 0)).frames(1);
        assertThat(picture(game, 5).name).isEmpty();
        assertThat(picture(game, 5).finishX).isEqualTo(200);
        game.run(show(list(), 5, 0, 0));
        assertThat(picture(game, 5).finishX).isEqualTo(100);
        assertThat(picture(game, 5).timeLeft).isZero();
    }

    @Test
    void case91MoveAddsNoEffectIn2000() {
        EventGame game = EventGame.of2000().start();
        game.run(move(show(list(), 1, 0, 0), 1, 100, 1, 10, 10, 0)).frames(5);
        assertThat(picture(game, 1).effectMode).isZero();
        assertThat(picture(game, 1).rotation).isZero();
    }

    @Test
    void case92RotationWithNegativePowerStopsAtOnce() {
        EventGame game = EventGame.of2000().start();
        game.run(show(list(), 1, 1, -5)).frames(10);
        game.run(move(list(), 1, 100, 0, 0, 10, 0));
        double rotation = picture(game, 1).rotation;
        game.frames(5);
        assertThat(picture(game, 1).rotation).isEqualTo(rotation);
    }

    @Test
    void case93EffectPowerWithoutAnEffectIsGarbage() {
        EventGame game = EventGame.of2000().start();
        game.run(show(list(), 1, 0, 31337)).frames(3);
        assertThat(picture(game, 1).effectPower).isZero();
        assertThat(picture(game, 1).rotation).isZero();
    }

    @Test
    void case94FixedPicturesOfOldEnginesDoNotMove() {
        CommandWriter w =
                list().add(
                                11110,
                                0,
                                text("Sun"),
                                1,
                                0,
                                100,
                                80,
                                1,
                                100,
                                0,
                                1,
                                100,
                                100,
                                100,
                                100,
                                0,
                                0);
        move(w, 1, 300, 0, 0, 0, 0);
        EventGame old = EventGame.of(EngineVersion.RPG_2000).start().run(w).frames(1);
        assertThat(picture(old, 1).x).isEqualTo(100);
        EventGame updated = EventGame.of2000().start().run(w).frames(1);
        assertThat(picture(updated, 1).x).isEqualTo(300);
    }

    @Test
    void case95And96SheetsAndNumberedNamesOfTheEnglish2003() {
        EventGame game = EventGame.of(EngineVersion.RPG_2003_ENGLISH).start().set(9, 7);
        int[] p = new int[30];
        p[0] = 2;
        p[5] = 100;
        for (int i = 8; i <= 11; i++) {
            p[i] = 100;
        }
        p[18] = 2;
        p[19] = 9;
        p[22] = 4;
        p[23] = 2;
        p[24] = 0;
        p[25] = 3;
        p[27] = 7;
        p[29] = 97;
        game.run(list().add(11110, 0, text("Sun00"), p));
        assertThat(picture(game, 2).name).isEqualTo("Sun07");
        assertThat(picture(game, 2).columns).isEqualTo(4);
        assertThat(picture(game, 2).frame).isEqualTo(2);
        p[19] = 5000;
        game.run(list().add(11110, 0, text("Sun99"), p));
        assertThat(picture(game, 2).name).isEqualTo("Sun00");
    }

    @Test
    void picturesGoWithTheMapUnlessTheyAreToStay() {
        EventGame game = EventGame.of2000().start();
        game.run(show(list(), 1, 0, 0)).run(list().add(10810, 0, 2, 4, 4));
        game.settle().frames(3).settle().frames(1);
        assertThat(game.state().map.id).isEqualTo(2);
        assertThat(picture(game, 1).name).isEmpty();
    }

    @Test
    void numbersBeyondTenThousandPointAtVariables() {
        EventGame game = EventGame.of2000().start();
        CommandWriter w = set(list(), 0, 5, 7);
        w = set(w, 0, 6, 150);
        w.add(
                11110,
                0,
                text("Sun0000"),
                50_005,
                0,
                1,
                2,
                0,
                10_006,
                10_005,
                1,
                100,
                100,
                100,
                100,
                0,
                0);
        game.run(w);
        assertThat(picture(game, 7).name).isEqualTo("Sun0150");
        assertThat(picture(game, 7).zoom).isEqualTo(150);
        assertThat(picture(game, 7).topTransparency).isEqualTo(7);
        game.run(list().add(11130, 0, 10_005));
        assertThat(picture(game, 7).name).isEmpty();
    }
}
