package org.vivarium.inspector.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.EngineLink;
import org.vivarium.control.LoopStatus;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.PanelContext;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.SoundSnapshot;
import org.vivarium.telemetry.SoundSnapshot.Kind;
import org.vivarium.telemetry.SoundSnapshot.Load;
import org.vivarium.telemetry.SoundSnapshot.Voice;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.SnapshotHub;

class SoundPanelTest {

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

    private final SoundTelemetry telemetry = new SoundTelemetry();

    @BeforeAll
    static void startTheToolkit() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
            assertThat(started.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (IllegalStateException e) {
            assertThat(e).hasMessageContaining("already");
        }
    }

    @Test
    void voicesLoadsAndTheOutputsHealthAreShown() throws Exception {
        telemetry.publish(PLAYING);
        SoundPanel panel =
                onWindowThread(
                        () -> {
                            SoundPanel made = new SoundPanel(context());
                            new Scene(made.node(), 600, 400);
                            made.shown();
                            made.pulse();
                            made.node().applyCss();
                            made.node().layout();
                            return made;
                        });
        TableView<?> voices = (TableView<?>) panel.node().lookup("#sound-voices");
        TableView<?> loads = (TableView<?>) panel.node().lookup("#sound-loads");
        assertThat(voices.getItems()).hasSize(2);
        assertThat(voices.getColumns().get(2).getCellData(0)).isEqualTo("40/80");
        assertThat(voices.getColumns().get(5).getCellData(0)).isEqualTo("12.3");
        assertThat(voices.getColumns().get(5).getCellData(1)).isEqualTo("loading");
        assertThat(loads.getColumns().get(3).getCellData(0)).isEqualTo("31.5");
        assertThat(((Label) panel.node().lookup("#sound-underruns")).getText())
                .isEqualTo("2 (120 ms passed over)");
        assertThat(panel.headline().getValue()).isEqualTo("2 voices");
    }

    @Test
    void aHiddenPanelWantsNoSnapshots() throws Exception {
        SoundPanel panel = onWindowThread(() -> new SoundPanel(context()));
        assertThat(telemetry.watched()).isFalse();
        onWindowThread(
                () -> {
                    panel.shown();
                    return panel;
                });
        assertThat(telemetry.watched()).isTrue();
        onWindowThread(
                () -> {
                    panel.hidden();
                    return panel;
                });
        assertThat(telemetry.watched()).isFalse();
    }

    private PanelContext context() {
        PanelContext context =
                new PanelContext(
                        new Notifier() {
                            @Override
                            public void info(String message) {}

                            @Override
                            public void warn(String message) {}
                        });
        context.engine().set(new SilentEngine(telemetry));
        return context;
    }

    private static <T> T onWindowThread(Callable<T> work) throws Exception {
        CompletableFuture<T> result = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        result.complete(work.call());
                    } catch (Exception | AssertionError e) {
                        result.completeExceptionally(e);
                    }
                });
        return result.get(20, TimeUnit.SECONDS);
    }

    /** An engine of which only the sound can be watched. */
    private record SilentEngine(SoundTelemetry sound) implements EngineLink {
        @Override
        public FrameLog frames() {
            return new FrameLog(1);
        }

        @Override
        public SlowFrames slowFrames() {
            return new SlowFrames();
        }

        @Override
        public SnapshotHub snapshots() {
            return new SnapshotHub();
        }

        @Override
        public ControlQueue control() {
            return new ControlQueue();
        }

        @Override
        public WarningLog warnings() {
            return new WarningLog();
        }

        @Override
        public LoopStatus status() {
            throw new UnsupportedOperationException("no loop runs in this test");
        }
    }
}
