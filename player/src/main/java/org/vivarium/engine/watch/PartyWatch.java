package org.vivarium.engine.watch;

import org.vivarium.engine.Engine;
import org.vivarium.engine.party.ActorStats;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.telemetry.snapshot.PartySnapshot;
import org.vivarium.telemetry.snapshot.PartySnapshot.Value;

/** Copies actors, items and events of an engine for those who look at their rows. */
final class PartyWatch {
    private final Engine engine;

    PartyWatch(Engine engine) {
        this.engine = engine;
    }

    void fill(PartySnapshot snapshot) {
        GameState state = engine.state;
        PartyState party = state.party;
        snapshot.size(state.actors.size(), party.itemKinds, state.map.events.size());
        for (int i = 0; i < snapshot.actorCount; i++) {
            fillActor(snapshot, state.actors.get(i));
        }
        System.arraycopy(party.itemIds, 0, snapshot.itemIds, 0, party.itemKinds);
        System.arraycopy(party.itemCounts, 0, snapshot.itemCounts, 0, party.itemKinds);
        snapshot.map = state.map.id;
        for (int i = 0; i < snapshot.eventCount; i++) {
            EventState event = state.map.events.get(i);
            snapshot.eventIds[i] = event.id;
            snapshot.eventX[i] = event.x;
            snapshot.eventY[i] = event.y;
            snapshot.eventPage[i] = event.page;
        }
    }

    private void fillActor(PartySnapshot snapshot, ActorState actor) {
        ActorStats stats = engine.party.stats;
        int id = actor.id;
        if (id < 1 || id > snapshot.actorCount) {
            return;
        }
        snapshot.setActor(id, Value.LEVEL, actor.level);
        snapshot.setActor(id, Value.EXPERIENCE, actor.experience);
        snapshot.setActor(id, Value.HP, actor.hp);
        snapshot.setActor(id, Value.MAX_HP, stats.maxHp(actor));
        snapshot.setActor(id, Value.SP, actor.sp);
        snapshot.setActor(id, Value.MAX_SP, stats.maxSp(actor));
        snapshot.setActor(id, Value.ATTACK, stats.value(actor, Stat.ATTACK));
        snapshot.setActor(id, Value.DEFENSE, stats.value(actor, Stat.DEFENSE));
        snapshot.setActor(id, Value.SPIRIT, stats.value(actor, Stat.SPIRIT));
        snapshot.setActor(id, Value.AGILITY, stats.value(actor, Stat.AGILITY));
    }
}
