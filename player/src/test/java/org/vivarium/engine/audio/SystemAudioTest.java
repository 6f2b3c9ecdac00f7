package org.vivarium.engine.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.SystemState;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Database;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapInfo.MusicType;
import org.vivarium.model.MapTree;
import org.vivarium.model.SystemData;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.testing.SharedData;

/** System sounds and the music of maps, on the files of a shared game. */
class SystemAudioTest {

    private static final String GAME = "testgame-2000";

    private final MusicState music = new MusicState();
    private final OrderQueue queue = new OrderQueue(128);
    private final GameAudio audio =
            new GameAudio(
                    music,
                    MusicLibrary.EMPTY,
                    new QueuedAudioOut(
                            queue, QueuedAudioOut.Delivery.PROMPT, new ClipCache(1 << 20)),
                    new FrameRecorder(new FrameLog(1)));
    private final SystemState state = new SystemState();
    private SystemData data;
    private SystemAudio system;

    @BeforeEach
    void openTheDatabase() throws IOException, LcfException {
        data = Database.of(read("RPG_RT.ldb")).system();
        system = new SystemAudio(audio, state, data);
    }

    private static LcfFile read(String name) throws IOException, LcfException {
        return LcfFile.of(Files.readAllBytes(SharedData.game(GAME).resolve(name)), name);
    }

    @Test
    void theDatabasesSoundIsPlayedUntilAnEventReplacesIt() {
        system.play(SystemSound.CURSOR);
        assertThat(ordered()).isEqualTo(data.cursorSe().name());
        system.replace(SystemSound.CURSOR, "Bell", 80, 100, 50);
        system.play(SystemSound.CURSOR);
        assertThat(ordered()).isEqualTo("Bell");
    }

    @Test
    void theDatabasesOwnValueTakesTheOverrideBack() {
        system.replace(SystemSound.CURSOR, "Bell", 80, 100, 50);
        var own = data.cursorSe();
        system.replace(SystemSound.CURSOR, own.name(), own.volume(), own.tempo(), own.balance());
        assertThat(state.sounds[0].replaced).isFalse();
        assertThat(state.sounds[0].name).isEmpty();
    }

    @Test
    void anOverrideOfOffSilences() {
        system.replace(SystemSound.DECISION, "(OFF)", 100, 100, 50);
        system.play(SystemSound.DECISION);
        assertThat(queue.peek()).isNull();
        system.replace(SystemMusic.INN, "(OFF)", 0, 100, 100, 50);
        assertThat(system.isOff(SystemMusic.INN)).isTrue();
    }

    @Test
    void mapsInheritTheMusicOfTheirTree() throws Exception {
        MapTree tree = MapTree.of(read("RPG_RT.lmt"));
        MapMusic maps = new MapMusic(audio, tree);
        int specific = 0;
        for (MapInfo node : tree.maps()) {
            MapInfo parent = tree.maps().byId(node.parentMap());
            boolean inherits = node.musicType() == MusicType.PARENT && parent != null;
            MapInfo source = inherits ? parent : node;
            if (source.musicType() == MusicType.EVENT) {
                music.current.name = "before";
                maps.enter(node.data().id(), false);
                assertThat(music.current.name).isEqualTo("before");
            } else if (source.musicType() == MusicType.SPECIFIC
                    && !source.music().name().isEmpty()) {
                specific++;
                maps.enter(node.data().id(), false);
                String name = source.music().name();
                assertThat(music.current.name).isEqualTo(audio.isStop(name) ? "(OFF)" : name);
                music.current.name = "vehicle";
                maps.enter(node.data().id(), true);
                assertThat(music.current.name).isEqualTo("vehicle");
                assertThat(music.beforeVehicle.name).isEqualTo(name);
            }
        }
        assertThat(specific).isPositive();
    }

    private String ordered() {
        String name = queue.peek().name;
        queue.taken();
        return name;
    }
}
