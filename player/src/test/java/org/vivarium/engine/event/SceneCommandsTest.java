package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;
import static org.vivarium.engine.event.Lists.turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.BattleRequestState;
import org.vivarium.model.event.CommandWriter;

/** Edge cases 105 to 112 of spec interpreter 22.6, and the commands of section 11. */
class SceneCommandsTest {

    private final EventGame game = EventGame.of2000().start();

    private static CommandWriter battle(int escape) {
        CommandWriter w = list().add(10710, 0, 0, 1, 0, escape, 1, 0);
        w.add(20710, 0);
        set(w, 1, 1, 1).add(10, 1).add(20711, 0);
        set(w, 1, 2, 1).add(10, 1).add(20712, 0);
        set(w, 1, 3, 1).add(10, 1).add(20713, 0);
        return set(w, 0, 4, 1);
    }

    private void finish(BattleResult result) {
        BattleRequestState request = game.state().battleRequest;
        Interpreters.battleEnded(game.state(), request.owner, request.indent, result);
        game.engine().scenes.cancelRequest();
        game.settle().frames(1);
    }

    @ParameterizedTest
    @EnumSource(BattleResult.class)
    void branchesFollowTheResult(BattleResult result) {
        game.run(battle(2));
        assertThat(game.engine().scenes.requestedKind()).isEqualTo(SceneKind.BATTLE);
        finish(result);
        assertThat(game.variable(1)).isEqualTo(result == BattleResult.VICTORY ? 1 : 0);
        assertThat(game.variable(2)).isEqualTo(result == BattleResult.ESCAPE ? 1 : 0);
        assertThat(game.variable(3)).isEqualTo(result == BattleResult.DEFEAT ? 1 : 0);
        assertThat(game.variable(4)).isEqualTo(1);
    }

    @Test
    void case105EscapeThatEndsTheEventRunsNothingMore() {
        game.run(battle(1));
        finish(BattleResult.ESCAPE);
        game.frames(3);
        assertThat(game.variable(2)).isZero();
        assertThat(game.variable(4)).isZero();
        assertThat(game.state().foreground.running()).isFalse();
    }

    @Test
    void case106AbortRunsNoBranch() {
        game.run(battle(2));
        finish(BattleResult.ABORT);
        assertThat(game.variable(1) + game.variable(2) + game.variable(3)).isZero();
        assertThat(game.variable(4)).isEqualTo(1);
    }

    @Test
    void case107GameOverOfADefeatIsAskedForWithoutABranch() {
        game.run(list().add(10710, 0, 0, 1, 0, 0, 0, 1));
        assertThat(game.state().battleRequest.defeatBranch).isFalse();
        assertThat(game.state().battleRequest.firstStrike).isTrue();
    }

    @Test
    void case110ShopWithoutValidGoodsStillOpens() {
        game.run(list().add(10720, 0, 1, 2, 0, 0, 77, 0));
        assertThat(game.engine().scenes.requestedKind()).isEqualTo(SceneKind.SHOP);
        assertThat(game.state().sceneRequest.arguments).hasSize(ShopArguments.FIRST_ITEM);
    }

    @Test
    void shopAnswersItsBranches() {
        CommandWriter w = list().add(10720, 0, 0, 0, 1, 0, 1, 2).add(20720, 0);
        set(w, 1, 1, 1).add(10, 1).add(20721, 0);
        set(w, 1, 2, 1).add(10, 1).add(20722, 0);
        game.run(w);
        int[] arguments = game.state().sceneRequest.arguments;
        assertThat(arguments).endsWith(1, 2);
        Interpreters.answer(
                game.state(), arguments[ShopArguments.OWNER], arguments[ShopArguments.INDENT], 1);
        game.engine().scenes.cancelRequest();
        game.settle().frames(1);
        assertThat(game.variable(1)).isZero();
        assertThat(game.variable(2)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"10740,NAME", "11910,SAVE", "11950,MENU", "12420,GAME_OVER"})
    void scenesAreAskedForAndTheListStops(int code, SceneKind kind) {
        game.run(set(list().add(code, 0, 1, 0, 0), 0, 1, 1));
        assertThat(game.engine().scenes.requestedKind()).isEqualTo(kind);
        assertThat(game.variable(1)).isZero();
    }

    @Test
    void loadMenuExistsInTheEnglish2003Only() {
        game.run(set(list().add(5001, 0), 0, 1, 1));
        assertThat(game.variable(1)).isEqualTo(1);
        EventGame english = EventGame.of(EngineVersion.RPG_2003_ENGLISH).start();
        boolean before = english.state().system.atbWait;
        english.run(list().add(5003, 0).add(5004, 0).add(5001, 0));
        assertThat(english.state().system.atbWait).isEqualTo(!before);
        assertThat(english.engine().scenes.requestedKind()).isEqualTo(SceneKind.LOAD);
    }

    @Test
    void titleAndExitLeaveAtOnce() {
        game.run(set(list().add(12510, 0), 0, 1, 1));
        assertThat(game.variable(1)).isZero();
        assertThat(game.engine().scenes.requestedKind()).isEqualTo(SceneKind.TITLE);
    }

    @Test
    void case112BattleBranchesOfActorsWorkOnTheMapToo() {
        CommandWriter w = list().add(13310, 0, 2, 1);
        set(w, 1, 1, 1).add(10, 1).add(23310, 0);
        set(w, 1, 2, 1).add(10, 1).add(23311, 0).add(13310, 0, 4, 0);
        set(w, 1, 3, 1).add(10, 1).add(23311, 0);
        game.run(w);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(3)).isZero();
    }

    @Test
    void battleCommandsDoNothingOnTheMap() {
        CommandWriter w =
                list().add(13110, 0, 0, 0, 0, 5, 1)
                        .add(13120, 0, 0, 0, 0, 5)
                        .add(13130, 0, 0, 0, 2)
                        .add(13150, 0, 0)
                        .add(13210, 0, text("Cave"))
                        .add(13260, 0, 1, 0, 1)
                        .add(13410, 0)
                        .add(1005, 0, 1)
                        .add(1006, 0, 0)
                        .add(1007, 0, 1, 1, 2);
        game.run(set(w, 0, 1, 1));
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.eventWarnings()).isEmpty();
    }

    @Test
    void systemSettingsAreChanged() {
        game.run(
                list().add(10660, 0, text("Fight"), 0, 0, 80, 100, 50)
                        .add(10670, 0, text("Beep"), 1, 70, 100, 50)
                        .add(10680, 0, text("System2"), 1, 1)
                        .add(10690, 0, 2, 7));
        assertThat(game.state().system.music[0].name).isEqualTo("Fight");
        assertThat(game.state().system.sounds[1].name).isEqualTo("Beep");
        assertThat(game.state().system.systemGraphic).isEqualTo("System2");
        assertThat(game.state().system.transitions[2]).isEqualTo(7);
    }

    @Test
    void musicIsPlayedFadedMemorizedAndPlayedAgain() {
        game.run(list().add(11510, 0, text("Town"), 0, 90, 100, 50).add(11530, 0));
        assertThat(game.state().music.current.name).isEqualTo("Town");
        game.run(list().add(11520, 0, 500));
        assertThat(game.state().music.stopping).isTrue();
        game.run(list().add(11510, 0, text("Cave"), 0, 90, 100, 50).add(11540, 0));
        assertThat(game.state().music.current.name).isEqualTo("Town");
        game.run(set(list().add(11550, 0, text("Ding"), 80, 100, 50), 0, 1, 1));
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void branchesOnPartyThings() {
        game.state().party.gold = 50;
        CommandWriter w = list();
        int n = 0;
        for (int[] kind :
                new int[][] {
                    {3, 50, 0},
                    {3, 49, 1},
                    {4, 1, 1},
                    {5, 1, 0},
                    {5, 1, 2, 1},
                    {5, 1, 3, 100},
                    {5, 1, 5, 0},
                    {6, 10001, 2},
                    {2, 0, 0}
                }) {
            w.add(12010, 0, kind);
            set(w, 1, ++n, 1).add(10, 1).add(22011, 0);
        }
        game.run(turn(w, 0, 1, true));
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isZero();
        for (int i = 3; i <= n; i++) {
            assertThat(game.variable(i)).as("branch " + i).isEqualTo(1);
        }
        game.run(set(list().add(12010, 0, text("Alex"), 5, 1, 1), 1, 20, 1).add(22011, 0));
        assertThat(game.variable(20)).isEqualTo(1);
    }
}
