package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;

/** The buttons of the Tile cache and Memory panels, beside a running engine. */
class EnginePanelsTest extends ShellWindowTest {
    EnginePanelsTest() {
        super("--new-game");
    }

    /** Cells drawn for a reason in the newest frame that has been recorded. */
    private int cells(CellReason reason) {
        FrameLog log = shell.session().frames();
        var record = new FrameRecord();
        return log.read(log.appended() - 1, record) ? record.counter(reason.counter()) : 0;
    }

    @Test
    void the_tile_cache_is_verified_cleared_and_switched_off() {
        openSample();
        fire("#verify-tiles");
        await(() -> text("#tiles-verdict").contains("equal"));
        fire("#verify-always");
        awaitFrames(20);
        assertThat(shell.session().warnings().count()).isZero();

        assertThat(cells(CellReason.FORCED)).isZero();
        fire("#tiles-enabled");
        await(() -> cells(CellReason.FORCED) > 300);
        fire("#verify-tiles");
        await(() -> text("#tiles-verdict").contains("equal"));
        fire("#tiles-enabled");
        await(() -> cells(CellReason.FORCED) == 0);
    }

    @Test
    void the_overlay_lies_on_the_game_and_goes_away() {
        openSample();
        assertThat(shell.session().snapshots().watched()).isTrue();
        fire("#tool-overlay");
        await(() -> shell.view().overlayShown());
        fire("#tool-overlay");
        await(() -> !shell.view().overlayShown());
    }

    @Test
    void every_cache_can_be_cleared_from_the_memory_panel() {
        openSample();
        await(() -> !text("#cache-images").isEmpty());
        assertThat(text("#cache-events")).isNotEmpty();
        int before = imagesLoaded();
        for (String cache : new String[] {"tiles", "glyphs", "images", "tints", "events"}) {
            fire("#clear-" + cache);
        }
        await(() -> imagesLoaded() > before);
        awaitFrames(10);
        assertThat(shell.session().status().fault()).isNull();
    }

    private int imagesLoaded() {
        FrameLog log = shell.session().frames();
        var record = new FrameRecord();
        int loaded = 0;
        for (long index = log.oldest(); index < log.appended(); index++) {
            loaded += log.read(index, record) ? record.counter(Counter.ASSETS_LOADED) : 0;
        }
        return loaded;
    }
}
