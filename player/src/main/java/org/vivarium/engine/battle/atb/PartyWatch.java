package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.PartyState;

/** Notices that events changed the party: everybody's place is another then (spec battle 5.4). */
final class PartyWatch {
    private final BattleState battle;
    private final PartyState party;
    private final BattleParts parts;
    private final AtbWindows windows;
    private final BattleStage stage;

    PartyWatch(BattleParts parts, AtbWindows windows, BattleStage stage) {
        this.parts = parts;
        this.windows = windows;
        this.stage = stage;
        battle = parts.battle;
        party = parts.engine.state.party;
    }

    /** The party that begins the battle. */
    void begin() {
        remember();
    }

    void update() {
        if (isSame()) {
            return;
        }
        for (int i = 0; i < party.size; i++) {
            if (!wasPlaced(party.members[i])) {
                stage.rest(parts.battlers.ally(i));
            }
        }
        remember();
        stage.placeParty();
        windows.placeStatus(party.size);
    }

    private boolean isSame() {
        if (battle.placedCount != party.size) {
            return false;
        }
        for (int i = 0; i < party.size; i++) {
            if (battle.placed[i] != party.members[i]) {
                return false;
            }
        }
        return true;
    }

    private boolean wasPlaced(int actor) {
        for (int i = 0; i < battle.placedCount; i++) {
            if (battle.placed[i] == actor) {
                return true;
            }
        }
        return false;
    }

    private void remember() {
        battle.placedCount = party.size;
        System.arraycopy(party.members, 0, battle.placed, 0, party.size);
    }
}
