package org.vivarium.engine.state;

/** Settings events can change, counters and the game's own clock. */
public final class SystemState implements Stateful {
    /** Frames played; stands still in transitions. The clock of tile animation. */
    public int frameCount;

    public int saveCount;

    /**
     * Local time at the start of the run in seconds since 1970, for scripts that ask for date and
     * time. Whoever plays live sets it; a run leaves it at 0, so that it comes out the same again.
     */
    public long clockStart;

    /** Frames since {@link #clockStart}, whatever game was played in them. */
    public int clockFrames;

    /** Slot used last, 1-based. */
    public int lastSlot = 1;

    /** Empty: the database's. */
    public String systemGraphic = "";

    /** -1: the database's; 0 stretched, 1 tiled. */
    public int wallpaperTiled = -1;

    public int font = -1;

    /**
     * Chosen by events; -1 is the database's. Teleport erase and show, battle start erase and show,
     * battle end erase and show.
     */
    public int[] transitions = {-1, -1, -1, -1, -1, -1};

    public boolean saveAllowed = true;
    public boolean menuAllowed = true;

    /** Twelve system sounds, where an event replaced them. */
    public final SoundState[] sounds = SoundState.slots();

    /** Battle, victory, inn, boat, ship, airship and game-over music, where replaced. */
    public final MusicSlotState[] music = MusicSlotState.slots();

    /** 2003: time stands still while commands are chosen. */
    public boolean atbWait;

    public boolean testPlay;

    /** The title shows neither its picture nor an opening and plays no music. */
    public boolean titleHidden;

    @Override
    public void visit(StateVisitor v) {
        frameCount = v.i("frameCount", frameCount);
        saveCount = v.i("saveCount", saveCount);
        clockStart = v.l("clockStart", clockStart);
        clockFrames = v.i("clockFrames", clockFrames);
        lastSlot = v.i("lastSlot", lastSlot);
        systemGraphic = v.s("systemGraphic", systemGraphic);
        wallpaperTiled = v.i("wallpaperTiled", wallpaperTiled);
        font = v.i("font", font);
        transitions = v.ints("transitions", transitions);
        saveAllowed = v.z("saveAllowed", saveAllowed);
        menuAllowed = v.z("menuAllowed", menuAllowed);
        v.children("sounds", sounds);
        v.children("music", music);
        atbWait = v.z("atbWait", atbWait);
        testPlay = v.z("testPlay", testPlay);
        titleHidden = v.z("titleHidden", titleHidden);
    }
}
