package org.vivarium.app.shell;

import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.vivarium.app.session.PlaySession;
import org.vivarium.control.LoopStatus;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.snapshot.StatusSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** The line at the bottom: how fast, what it costs, where the game is, what is wrong with it. */
final class StatusBar extends HBox {
    private static final double OPENING_WIDTH = 80;

    private static final long EVERY_NANOS = 250_000_000;
    private static final int WINDOW = 60;
    private static final double FRAMES_PER_SECOND = 60;

    private final Label speed = part("status.fps");
    private final Label work = part("status.work");
    private final Label bytes = part("status.bytes");
    private final Label place = part("status.place");
    private final Label past = part("status.past");
    private final Label game = part("status.game");
    private final Label packages = part("status.packages");
    private final Button warnings = new Button();
    private final FrameRecord record = new FrameRecord();
    private final AnimationTimer timer =
            new AnimationTimer() {
                private long last;

                @Override
                public void handle(long now) {
                    if (now - last > EVERY_NANOS) {
                        last = now;
                        refresh();
                    }
                }
            };
    private PlaySession session;
    private String opening = "";
    private final ProgressBar progress = new ProgressBar();
    private String stop = "";

    StatusBar(Runnable showWarnings) {
        setId("status-bar");
        getStyleClass().add("status-bar");
        warnings.setId("status-warnings");
        warnings.getStyleClass().addAll("flat", "status-warning");
        warnings.setOnAction(event -> showWarnings.run());
        warnings.setTooltip(new Tooltip(Texts.of("status.warnings.tip")));
        warnings.setVisible(false);
        warnings.setFocusTraversable(false);
        warnings.setMinHeight(Region.USE_PREF_SIZE);
        progress.setId("status-opening");
        progress.setPrefWidth(OPENING_WIDTH);
        showOpening("");
        getChildren().addAll(speed, progress, work, bytes, place, past, game, packages, warnings);
        timer.start();
    }

    private static Label part(String key) {
        var label = new Label();
        label.setId(key.replace('.', '-'));
        label.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        return label;
    }

    void show(PlaySession session) {
        if (this.session != null) {
            this.session.snapshots().unsubscribe(Topic.STATUS);
        }
        this.session = session;
        if (session != null) {
            session.snapshots().subscribe(Topic.STATUS);
        }
        game.setText(
                session == null ? "" : session.files().title() + " · " + session.description());
        if (session != null) {
            showPackages(session);
        }
        refresh();
    }

    /** Says that an event stands still; empty when none does any more. */
    void showStop(String words) {
        stop = words;
        refresh();
    }

    /** Says that a game is being opened; empty when that is over. */
    void showOpening(String name) {
        opening = name;
        progress.setVisible(!name.isEmpty());
        progress.setManaged(!name.isEmpty());
        refresh();
    }

    private void refresh() {
        if (session == null) {
            speed.setText(
                    opening.isEmpty()
                            ? Texts.of("status.nothing")
                            : Texts.of("status.opening", opening));
            work.setText("");
            bytes.setText("");
            place.setText("");
            past.setText("");
            packages.setText("");
            warnings.setVisible(false);
            return;
        }
        if (session.status().fault() != null) {
            speed.setText(Texts.of("status.fault", session.status().fault().toString()));
        } else if (session.status().rewinding()) {
            speed.setText(
                    Texts.of(
                            "status.rewinding", session.status().pastFrames() / FRAMES_PER_SECOND));
        } else if (!stop.isEmpty()) {
            speed.setText(stop);
        } else if (session.status().paused()) {
            speed.setText(Texts.of("status.paused"));
        } else {
            speed.setText(Texts.of("status.fps", session.status().framesPerSecond()));
        }
        showCosts(session.frames());
        showPast(session.status());
        StatusSnapshot status = session.snapshots().latest(Topic.STATUS);
        if (status != null) {
            place.setText(
                    status.map > 0
                            ? Texts.of(
                                    "status.map",
                                    status.map,
                                    session.files().mapName(status.map),
                                    status.heroX,
                                    status.heroY)
                            : status.scene);
        }
        int count = session.warnings().count();
        warnings.setVisible(count > 0);
        if (count > 0) {
            warnings.setText(
                    Texts.of(
                            "status.warnings",
                            count,
                            session.warnings().all().getLast().toString()));
        }
    }

    private void showPast(LoopStatus status) {
        past.setText(
                Texts.of(
                        "status.past",
                        status.pastFrames() / FRAMES_PER_SECOND,
                        Units.bytes(status.pastBytes())));
    }

    /** Names the runtime packages; reading their tables is left to another thread. */
    private void showPackages(PlaySession running) {
        packages.setText("");
        Thread.ofVirtual()
                .start(
                        () -> {
                            List<String> names = running.runtimePackages();
                            Platform.runLater(() -> showPackages(running, names));
                        });
    }

    private void showPackages(PlaySession running, List<String> names) {
        if (running != session) {
            return;
        }
        packages.setText(
                names.isEmpty()
                        ? Texts.of("status.noPackages")
                        : Texts.of("status.packages", names.size()));
        packages.getTooltip()
                .setText(
                        names.isEmpty()
                                ? Texts.of("status.packages.tip")
                                : String.join("\n", names));
    }

    private void showCosts(FrameLog log) {
        long end = log.appended();
        long first = Math.max(log.oldest(), end - WINDOW);
        long nanos = 0;
        long allocated = 0;
        int frames = 0;
        for (long index = first; index < end; index++) {
            if (log.read(index, record)) {
                nanos += record.workNanos;
                allocated += record.allocatedBytes;
                frames++;
            }
        }
        if (frames > 0) {
            work.setText(Texts.of("status.work", Units.millis((double) nanos / frames)));
            bytes.setText(Texts.of("status.bytes", Units.bytes((double) allocated / frames)));
        }
    }
}
