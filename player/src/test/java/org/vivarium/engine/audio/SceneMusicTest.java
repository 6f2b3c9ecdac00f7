package org.vivarium.engine.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Database;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.Music;
import org.vivarium.model.SystemData;
import org.vivarium.model.Troop;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/** Which music a running game plays for its occasions (spec assets-and-audio 8.2, 8.9). */
class SceneMusicTest {
    private static final int PLAY_MUSIC = 11510;
    private static final int FADE_MUSIC = 11520;
    private static final int MEMORISE = 11530;
    private static final int PLAY_MEMORISED = 11540;
    private static final int INN = 10730;
    private static final int WAIT = 11410;

    private final List<String> heard = new ArrayList<>();
    private final InputSnapshot nothing = new InputSnapshot();

    private final AudioOut out =
            new SilentAudioOut() {
                @Override
                public void playMusic(
                        String name, int volume, int tempo, int balance, int fadeInMs) {
                    heard.add(name);
                }

                @Override
                public void fadeOutMusic(int milliseconds) {
                    heard.add("fade " + milliseconds);
                }
            };

    private static MadeGame made() {
        MadeGame made = new MadeGame();
        RowBuilder system =
                made.database().struct(Database.SYSTEM).set(SystemData.PARTY, new int[] {1});
        system.struct(SystemData.INN_MUSIC).set(Music.NAME, "inn");
        system.struct(SystemData.BATTLE_MUSIC).set(Music.NAME, "battle");
        system.struct(SystemData.GAMEOVER_MUSIC).set(Music.NAME, "over");
        system.struct(SystemData.TITLE_MUSIC).set(Music.NAME, "title");
        made.database().table(Database.ACTORS).add();
        made.database().table(Database.TROOPS).add().set(Troop.NAME, "T");
        return made;
    }

    private Engine onMap(CommandWriter list) throws LcfException {
        byte[] page = list.toBytes();
        MadeGame made =
                made().map(
                                1,
                                20,
                                15,
                                map ->
                                        map.table(MapUnit.EVENTS)
                                                .add(1)
                                                .set(MapEvent.X, 1)
                                                .table(MapEvent.PAGES)
                                                .add()
                                                .set(EventPage.TRIGGER, EventPage.Trigger.PARALLEL)
                                                .setPayload(EventPage.EVENT_COMMANDS, page));
        return started(made, new StartPlace.OnMap(1, 5, 5));
    }

    private Engine started(MadeGame made, StartPlace place) throws LcfException {
        Engine engine =
                new Engine(
                        made.open(), new FrameRecorder(new FrameLog(2)), MusicLibrary.EMPTY, out);
        engine.setDrawing(false);
        engine.start(place, 1);
        return engine;
    }

    private void run(Engine engine, int frames) {
        for (int i = 0; i < frames; i++) {
            engine.tick(nothing);
        }
    }

    private static CommandWriter play(CommandWriter list, String name) {
        return list.add(PLAY_MUSIC, 0, name.getBytes(), 0, 100, 100, 50);
    }

    @Test
    void theInnsMusicFollowsAFadeAndTheFormerOneReturns() throws LcfException {
        CommandWriter list = play(new CommandWriter(), "town").add(INN, 0, 0, 0, 0);
        Engine engine = onMap(list.add(WAIT, 0, 500));
        run(engine, 400);

        assertThat(heard).startsWith("town", "fade 800", "inn");
        run(engine, 600);
        assertThat(heard).startsWith("town", "fade 800", "inn", "town");
    }

    @Test
    void memorisedMusicComesBackFromItsBeginning() throws LcfException {
        CommandWriter list = play(new CommandWriter(), "one").add(MEMORISE, 0);
        play(list, "two").add(PLAY_MEMORISED, 0).add(WAIT, 0, 500);
        run(onMap(list), 120);

        assertThat(heard).startsWith("one", "two", "one");
    }

    @Test
    void afterAFadeTheSameMusicStartsAnew() throws LcfException {
        CommandWriter list = play(new CommandWriter(), "one").add(FADE_MUSIC, 0, 500);
        play(list, "one").add(WAIT, 0, 500);
        run(onMap(list), 120);

        assertThat(heard).startsWith("one", "fade 500", "one");
    }

    @Test
    void titleBattleAndGameOverHaveTheirOwn() throws LcfException {
        run(started(made(), new StartPlace.Title()), 30);
        assertThat(heard).containsExactly("title");
        heard.clear();
        Engine engine = onMap(play(new CommandWriter(), "field").add(WAIT, 0, 500));
        run(engine, 60);
        engine.state.battleRequest.meet(1, 1);
        engine.scenes.push(SceneKind.BATTLE, 1);
        run(engine, 200);
        assertThat(heard).startsWith("field", "battle");

        engine.scenes.replace(SceneKind.GAME_OVER, SceneChange.TO_GAME_OVER);
        run(engine, 200);
        assertThat(heard).endsWith("over");
    }
}
