package org.vivarium.telemetry.snapshot;

import java.util.function.Supplier;

/** Something panels can watch. Each topic has its own snapshot type. */
public final class Topic<S extends Snapshot> {
    private static int made;

    public static final Topic<StatusSnapshot> STATUS = new Topic<>("status", StatusSnapshot::new);
    public static final Topic<TileCacheSnapshot> TILE_CACHE =
            new Topic<>("tile cache", TileCacheSnapshot::new);
    public static final Topic<MemorySnapshot> MEMORY = new Topic<>("memory", MemorySnapshot::new);
    public static final Topic<StateSnapshot> STATE = new Topic<>("state", StateSnapshot::new);
    public static final Topic<PartySnapshot> PARTY = new Topic<>("party", PartySnapshot::new);
    public static final Topic<CallStackSnapshot> CALL_STACKS =
            new Topic<>("call stacks", CallStackSnapshot::new);
    public static final Topic<DebuggerSnapshot> DEBUGGER =
            new Topic<>("debugger", DebuggerSnapshot::new);
    public static final Topic<WriteSnapshot> WRITES = new Topic<>("writes", WriteSnapshot::new);
    public static final Topic<BattleSnapshot> BATTLE = new Topic<>("battle", BattleSnapshot::new);

    static final int COUNT = made;

    private final String label;
    private final Supplier<S> maker;
    private final int index;

    private Topic(String label, Supplier<S> maker) {
        this.label = label;
        this.maker = maker;
        this.index = made++;
    }

    public String label() {
        return label;
    }

    S make() {
        return maker.get();
    }

    int index() {
        return index;
    }
}
