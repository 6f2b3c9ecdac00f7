package org.vivarium.engine.audio;

import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/**
 * A piece of music and how it is played: what the Play BGM command, the map tree and the save slots
 * hold. Mutable so that it can be overwritten in place.
 */
public final class MusicSettings implements Stateful {

    /** The name that plays nothing. */
    public static final String OFF = "(OFF)";

    /** File name without extension. */
    public String name = OFF;

    public int fadeInMs;
    public int volume = 100;
    public int tempo = 100;
    public int balance = 50;

    public void set(String name, int fadeInMs, int volume, int tempo, int balance) {
        this.name = name;
        this.fadeInMs = fadeInMs;
        this.volume = volume;
        this.tempo = tempo;
        this.balance = balance;
    }

    public void copyFrom(MusicSettings other) {
        set(other.name, other.fadeInMs, other.volume, other.tempo, other.balance);
    }

    @Override
    public void visit(StateVisitor v) {
        name = v.s("name", name);
        fadeInMs = v.i("fadeInMs", fadeInMs);
        volume = v.i("volume", volume);
        tempo = v.i("tempo", tempo);
        balance = v.i("balance", balance);
    }
}
