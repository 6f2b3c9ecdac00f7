package org.vivarium.engine.state;

/** The map the hero is on, as far as it differs from its file. */
public final class MapState implements Stateful {
    public static final int SUBSTITUTABLE = 144;

    private static final int[] AS_IN_FILE = {};

    /** 0 while there is no map. */
    public int id;

    public int chipset;

    /** Current content of the E block (lower) and F block (upper) cells (spec map-scene 1.6). */
    public byte[] lowerTiles = identity();

    public byte[] upperTiles = identity();

    /** The lower layer's tile ids once a script has rewritten one; empty while as in the file. */
    public int[] lowerCells = AS_IN_FILE;

    public int[] upperCells = AS_IN_FILE;

    /** Grows with every substitution or cell write; the tile cache follows it. */
    public int revision;

    public int encounterSteps = 25;
    public boolean saveAllowed = true;
    public boolean teleportAllowed = true;
    public boolean escapeAllowed = true;

    /** Pages must be chosen anew before anything else happens. */
    public boolean needRefresh;

    /** Events in file order. */
    public final StateList<EventState> events = new StateList<>(EventState::new);

    /** Ids of the events taken away since the map was entered, in the order they went. */
    public int[] destroyedEvents = AS_IN_FILE;

    public final CameraState camera = new CameraState();
    public final PanoramaState panorama = new PanoramaState();

    private static byte[] identity() {
        byte[] table = new byte[SUBSTITUTABLE];
        resetTiles(table);
        return table;
    }

    /** Every tile is again as the map's file has it. */
    public void forgetRewrittenTiles() {
        lowerCells = AS_IN_FILE;
        upperCells = AS_IN_FILE;
    }

    /** Every event is again there as in the map's file. */
    public void bringBackEvents() {
        destroyedEvents = AS_IN_FILE;
    }

    public static void resetTiles(byte[] table) {
        for (int i = 0; i < SUBSTITUTABLE; i++) {
            table[i] = (byte) i;
        }
    }

    /** The event with this id, or null. */
    public EventState event(int id) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).id == id) {
                return events.get(i);
            }
        }
        return null;
    }

    @Override
    public void visit(StateVisitor v) {
        id = v.i("id", id);
        chipset = v.i("chipset", chipset);
        lowerTiles = v.bytes("lowerTiles", lowerTiles);
        upperTiles = v.bytes("upperTiles", upperTiles);
        lowerCells = v.ints("lowerCells", lowerCells);
        upperCells = v.ints("upperCells", upperCells);
        revision = v.i("revision", revision);
        encounterSteps = v.i("encounterSteps", encounterSteps);
        saveAllowed = v.z("saveAllowed", saveAllowed);
        teleportAllowed = v.z("teleportAllowed", teleportAllowed);
        escapeAllowed = v.z("escapeAllowed", escapeAllowed);
        needRefresh = v.z("needRefresh", needRefresh);
        destroyedEvents = v.ints("destroyedEvents", destroyedEvents);
        v.list("events", events);
        v.child("camera", camera);
        v.child("panorama", panorama);
    }
}
