package org.vivarium.engine.map;

/** What surrounds a transfer: the screen, the music, the party's leader. */
public interface MapStage {
    boolean transitionRuns();

    /** Erases the old place, unless the screen is erased already. */
    void eraseForTransfer(TransferKind kind);

    /** Shows the new place, unless an event has erased the screen. */
    void showAfterTransfer(TransferKind kind);

    /** The music the map tree has for the present map (spec map-scene 5.13). */
    void playMapMusic();

    /** The music that was playing when the game was saved, from its beginning. */
    void restartMusic();

    /** The hero looks like the leader of the party. */
    void dressHero();
}
