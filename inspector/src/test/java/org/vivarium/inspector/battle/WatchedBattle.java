package org.vivarium.inspector.battle;

import java.util.function.Consumer;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.EngineLink;
import org.vivarium.control.LoopStatus;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.SnapshotHub;
import org.vivarium.telemetry.snapshot.Topic;

/** An engine of which only the battle can be watched; a test says what it shows. */
final class WatchedBattle implements EngineLink {
    private final SnapshotHub hub = new SnapshotHub();
    private long frame;
    Consumer<BattleSnapshot> fill = battle -> {};

    WatchedBattle() {
        hub.register(Topic.BATTLE, battle -> fill.accept(battle));
    }

    void frame() {
        hub.fillWatched(frame++);
    }

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
        return hub;
    }

    @Override
    public ControlQueue control() {
        return new ControlQueue();
    }

    @Override
    public SoundTelemetry sound() {
        return new SoundTelemetry();
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
