package org.vivarium.inspector.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.IdleEngine;
import org.vivarium.inspector.PanelTest;
import org.vivarium.telemetry.SoundSnapshot;
import org.vivarium.telemetry.SoundSnapshot.Kind;
import org.vivarium.telemetry.SoundSnapshot.Load;
import org.vivarium.telemetry.SoundSnapshot.Voice;

class SoundPanelTest extends PanelTest {
    private static final SoundSnapshot PLAYING =
            new SoundSnapshot(
                    "device",
                    93,
                    "built-in",
                    2,
                    120,
                    0,
                    3,
                    0.5f,
                    2_000_000,
                    32_000_000,
                    7,
                    List.of(
                            new Voice(Kind.MUSIC, "Town", 80, 40, 100, 50, 12_300, false),
                            new Voice(Kind.EFFECT, "Cursor1", 100, 100, 100, 50, 0, true)),
                    List.of(new Load("Music/Town.mid", "MIDI", 20_000, 31.5, false)));

    private final IdleEngine engine = new IdleEngine();

    SoundPanelTest() {
        super(SoundPanel::new);
    }

    @Override
    protected EngineLink engine() {
        return engine;
    }

    @Test
    void voices_loads_and_the_health_of_the_output_are_shown() {
        engine.sound().publish(PLAYING);
        TableView<?> voices = node("#sound-voices", TableView.class);
        TableView<?> loads = node("#sound-loads", TableView.class);
        await(() -> voices.getItems().size() == 2);
        assertThat(voices.getColumns().get(2).getCellData(0)).isEqualTo("40/80");
        assertThat(voices.getColumns().get(5).getCellData(0)).isEqualTo("12.3");
        assertThat(voices.getColumns().get(5).getCellData(1)).isEqualTo("loading");
        assertThat(loads.getColumns().get(3).getCellData(0)).isEqualTo("31.5");
        assertThat(text("#sound-underruns")).isEqualTo("2 (120 ms passed over)");
        assertThat(panel.headline().getValue()).isEqualTo("2 voices");
    }

    @Test
    void a_hidden_panel_wants_no_snapshots() {
        assertThat(engine.sound().watched()).isTrue();
        robot.interact(panel::hidden);
        assertThat(engine.sound().watched()).isFalse();
    }
}
