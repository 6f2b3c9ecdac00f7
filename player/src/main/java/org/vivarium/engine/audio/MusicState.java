package org.vivarium.engine.audio;

import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/**
 * The part of the game state that music owns: what plays, what is remembered, and how far the music
 * has come on the logical clock.
 */
public final class MusicState implements Stateful {

    public final MusicSettings current = new MusicSettings();

    /** The slot of Memorise BGM. */
    public final MusicSettings memorised = new MusicSettings();

    public final MusicSettings beforeBattle = new MusicSettings();
    public final MusicSettings beforeVehicle = new MusicSettings();

    /** Fading out or faded out: the next request restarts even the same file. */
    public boolean stopping;

    /** False after a stop name or before the first music; the clock stands still then. */
    public boolean playing;

    /**
     * Playing time of the current music in percent-frames: a frame at tempo 100 adds 100, so 6000
     * are one second of the file.
     */
    public long elapsed;

    /** {@link #elapsed} in microseconds of the file. */
    public long elapsedMicros() {
        return elapsed * 500 / 3;
    }

    @Override
    public void visit(StateVisitor v) {
        v.child("current", current);
        v.child("memorised", memorised);
        v.child("beforeBattle", beforeBattle);
        v.child("beforeVehicle", beforeVehicle);
        stopping = v.z("stopping", stopping);
        playing = v.z("playing", playing);
        elapsed = v.l("elapsed", elapsed);
    }
}
