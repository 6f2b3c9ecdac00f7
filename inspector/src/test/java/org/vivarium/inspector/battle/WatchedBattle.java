package org.vivarium.inspector.battle;

import java.util.function.Consumer;
import org.vivarium.inspector.IdleEngine;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** An engine of which only the battle can be watched; a test says what it shows. */
final class WatchedBattle extends IdleEngine {
    Consumer<BattleSnapshot> fill = battle -> {};
    private long frame;

    WatchedBattle() {
        snapshots().register(Topic.BATTLE, battle -> fill.accept(battle));
    }

    void frame() {
        snapshots().fillWatched(frame++);
    }
}
