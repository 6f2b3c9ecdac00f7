package org.vivarium.engine.watch;

import org.vivarium.control.CacheKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.TimerState;
import org.vivarium.engine.state.WeatherState;
import org.vivarium.telemetry.snapshot.MemorySnapshot;
import org.vivarium.telemetry.snapshot.SnapshotHub;
import org.vivarium.telemetry.snapshot.StateSnapshot;
import org.vivarium.telemetry.snapshot.StatusSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/**
 * Copies what panels may see of an engine into their snapshots. Runs on the engine thread at the
 * end of a frame and allocates nothing.
 */
public final class EngineSnapshots {
    private final Engine engine;

    private EngineSnapshots(Engine engine) {
        this.engine = engine;
    }

    /** Announces the engine's topics at a hub. */
    public static void register(Engine engine, SnapshotHub hub) {
        var snapshots = new EngineSnapshots(engine);
        hub.register(Topic.STATUS, snapshots::fill);
        hub.register(Topic.STATE, snapshots::fill);
        hub.register(Topic.PARTY, new PartyWatch(engine)::fill);
        hub.register(Topic.MEMORY, snapshots::fill);
        hub.register(Topic.CALL_STACKS, new CallStacks(engine)::fill);
        hub.register(Topic.DEBUGGER, engine.debugger::fill);
        hub.register(Topic.WRITES, engine.debugger::fill);
        hub.register(Topic.BATTLE, engine.battle.watch()::fill);
        hub.register(Topic.TILE_CACHE, engine.map.scene.painter().tiles()::fill);
    }

    private void fill(StatusSnapshot status) {
        status.scene = engine.scenes.current().label();
        status.map = engine.state.map.id;
        status.heroX = engine.state.hero.x;
        status.heroY = engine.state.hero.y;
    }

    private void fill(MemorySnapshot memory) {
        memory.arenas.clear();
        engine.map.scene.painter().reportDrawList(memory.arenas);
        memory.pools.clear();
        fillPools(memory.pools);
        memory.cacheBytes[CacheKind.TILES.ordinal()] = engine.map.scene.painter().tiles().bytes();
        memory.cacheBytes[CacheKind.IMAGES.ordinal()] = engine.bitmaps.bytes();
        memory.cacheBytes[CacheKind.GLYPHS.ordinal()] = engine.windows.fonts().bytes();
        memory.cacheBytes[CacheKind.TINTS.ordinal()] = engine.tints.bytes();
        memory.cacheBytes[CacheKind.EVENTS.ordinal()] = engine.map.interpreter.programs().weight();
        memory.cacheBytes[CacheKind.COMPILED_EVENTS.ordinal()] = engine.map.hotPrograms.bytes();
        memory.cacheBytes[CacheKind.SOUNDS.ordinal()] = engine.audio.speaker().cacheBytes();
    }

    /** What grows to its longest use and is taken again from there on; nothing is recycled. */
    private void fillPools(MemorySnapshot.Rows pools) {
        GameState state = engine.state;
        WeatherState weather = state.screen.weather;
        int drops = weather.type == 0 ? 0 : weather.particles;
        pools.add("weather particles", drops, weather.particles, weather.time.length, 0);
        pool(pools, "picture slots", state.pictures);
        pool(pools, "event calls", state.foreground.stack);
        pool(pools, "scenes", state.scenes);
    }

    private static void pool(MemorySnapshot.Rows pools, String name, StateList<?> list) {
        pools.add(name, list.size(), list.capacity(), list.capacity(), 0);
    }

    private void fill(StateSnapshot snapshot) {
        GameState state = engine.state;
        snapshot.size(state.switches.count(), state.variables.count());
        for (int i = 0; i < snapshot.switchCount; i++) {
            snapshot.switches[i] = state.switches.get(i + 1);
        }
        for (int i = 0; i < snapshot.variableCount; i++) {
            snapshot.variables[i] = state.variables.get(i + 1);
        }
        snapshot.gold = state.party.gold;
        snapshot.steps = state.party.steps;
        snapshot.timerFrames[0] = frames(state.party.timer1);
        snapshot.timerFrames[1] = frames(state.party.timer2);
        snapshot.partySize = Math.min(state.party.size, StateSnapshot.MAX_PARTY);
        for (int i = 0; i < snapshot.partySize; i++) {
            fillActor(snapshot, i, state.actor(state.party.members[i]));
        }
    }

    private static int frames(TimerState timer) {
        return timer.active ? timer.frames : -1;
    }

    private static void fillActor(StateSnapshot snapshot, int slot, ActorState actor) {
        if (actor != null) {
            snapshot.actor[slot] = actor.id;
            snapshot.level[slot] = actor.level;
            snapshot.hp[slot] = actor.hp;
            snapshot.sp[slot] = actor.sp;
        }
    }
}
