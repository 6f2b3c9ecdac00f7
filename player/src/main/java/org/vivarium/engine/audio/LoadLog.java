package org.vivarium.engine.audio;

import java.util.ArrayDeque;
import java.util.List;
import org.vivarium.assets.sound.SoundFormat;
import org.vivarium.telemetry.SoundSnapshot.Load;

/** The newest loads with their times, for those who watch. */
final class LoadLog {

    private static final int KEPT = 100;

    private final ArrayDeque<Load> loads = new ArrayDeque<>();

    void loaded(String file, SoundFormat format, int bytes, long beginNanos) {
        add(new Load(file, format.words(), bytes, since(beginNanos), false));
    }

    void failed(String name, Throwable fault, long beginNanos) {
        String words = fault.getMessage() == null ? fault.toString() : fault.getMessage();
        add(new Load(name, words, 0, since(beginNanos), true));
    }

    /** Newest first. */
    synchronized List<Load> newest() {
        return List.copyOf(loads);
    }

    private synchronized void add(Load load) {
        loads.addFirst(load);
        if (loads.size() > KEPT) {
            loads.removeLast();
        }
    }

    private static double since(long beginNanos) {
        return (System.nanoTime() - beginNanos) / 1e6;
    }
}
