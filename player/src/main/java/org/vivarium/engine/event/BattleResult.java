package org.vivarium.engine.event;

/** How a battle ended, with the value its event's branch slot receives (spec interpreter 4.2). */
public enum BattleResult {
    VICTORY(0),
    ESCAPE(1),
    DEFEAT(2),
    ABORT(255);

    private final int slot;

    BattleResult(int slot) {
        this.slot = slot;
    }

    public int slot() {
        return slot;
    }
}
