package org.vivarium.engine.audio;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.assets.sound.SoundException;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells of faulty sound files once each: a missing one in the debug log, a broken one as warning.
 */
final class SoundReports {

    private static final Logger LOG = LoggerFactory.getLogger(SoundReports.class);

    private final Set<String> told = ConcurrentHashMap.newKeySet();

    void missing(String name) {
        if (told.add(name)) {
            LOG.debug("sound file {} is missing: silence", name);
        }
    }

    void broken(String name, SoundException fault) {
        if (told.add(name)) {
            LOG.warn("{}: silence", fault.getMessage());
        }
    }

    void broken(String name, Throwable fault) {
        if (told.add(name)) {
            LOG.warn("sound file {} cannot be played ({}): silence", name, fault.toString());
        }
    }
}
