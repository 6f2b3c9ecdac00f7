package org.vivarium.telemetry.snapshot;

/** The battle that runs: who fights, in which order they act, and how the last blow came about. */
public final class BattleSnapshot extends Snapshot {
    public static final int MAX_BATTLERS = 12;

    /** What the battle is at. */
    public enum Phase {
        INTRODUCTION,
        CHOOSING,
        ROUND,
        ESCAPE,
        VICTORY,
        DEFEAT,
        OVER
    }

    /** What a battler does in its turn; the order is that of the engine's kinds. */
    public enum Action {
        NONE,
        ATTACK,
        SKILL,
        ITEM,
        DEFEND,
        OBSERVE,
        CHARGE,
        SELF_DESTRUCT,
        ESCAPE,
        NOTHING,
        TRANSFORM;

        private static final Action[] ALL = values();

        public static Action at(int ordinal) {
            return ALL[ordinal];
        }
    }

    /** Whether a battle runs at all; nothing else is filled without one. */
    public boolean running;

    public int troop;
    public int turn;
    public Phase phase = Phase.INTRODUCTION;

    /** Chance to escape in percent; -1 where it is forbidden. */
    public int escapeChance;

    public boolean firstStrike;

    /** The party in its order, then the troop; the first {@link #count} count. */
    public final BattlerSnapshot[] battlers = new BattlerSnapshot[MAX_BATTLERS];

    public int count;

    /** Battlers that have yet to act in this round, the one acting first. */
    public final int[] queue = new int[MAX_BATTLERS];

    public int queueCount;

    public final BlowSnapshot blow = new BlowSnapshot();

    public BattleSnapshot() {
        for (int i = 0; i < MAX_BATTLERS; i++) {
            battlers[i] = new BattlerSnapshot();
        }
    }

    /** The battler of that number, or null. */
    public BattlerSnapshot battler(int number) {
        for (int i = 0; i < count; i++) {
            if (battlers[i].number == number) {
                return battlers[i];
            }
        }
        return null;
    }
}
