package org.vivarium.app.user;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayLogTest {
    @TempDir private Path folder;

    @Test
    void time_adds_up_and_is_there_after_a_new_start() {
        Path game = folder.resolve("game");
        var log = new PlayLog(folder);
        assertThat(log.of(game)).isEqualTo(PlayLog.Played.NEVER);
        log.add(game, 50, 1000);
        log.add(game, 70, 2000);
        assertThat(new PlayLog(folder).of(game)).isEqualTo(new PlayLog.Played(120, 2000));
    }

    @Test
    void a_forgotten_game_was_never_played() {
        Path game = folder.resolve("game");
        var log = new PlayLog(folder);
        log.add(game, 50, 1000);
        log.forget(game);
        assertThat(new PlayLog(folder).games()).isEmpty();
    }
}
