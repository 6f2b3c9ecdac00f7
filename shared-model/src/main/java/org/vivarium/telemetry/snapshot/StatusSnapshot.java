package org.vivarium.telemetry.snapshot;

/** Where the game is, for the status bar. */
public final class StatusSnapshot extends Snapshot {
    /** Name of the running scene, as in state traces; empty when there is none. */
    public String scene = "";

    /** Map ID; 0 off the map. */
    public int map;

    public int heroX;
    public int heroY;
    public boolean testPlay;
}
