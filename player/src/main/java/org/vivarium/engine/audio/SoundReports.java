package org.vivarium.engine.audio;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.WarningLog;

/**
 * Tells of faulty sound files once each: a missing one in the debug log, a broken one as warning.
 */
final class SoundReports {

    private static final Logger LOG = LoggerFactory.getLogger(SoundReports.class);

    private final WarningLog warnings;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    SoundReports(WarningLog warnings) {
        this.warnings = warnings;
    }

    void missing(String name) {
        if (told.add(name)) {
            LOG.debug("sound file {} is missing: silence", name);
        }
    }

    /** A file of a known format in which there is nothing to hear. */
    void hollow(String name) {
        if (told.add(name)) {
            warnings.add(Domain.AUDIO, name, "it holds no sound; it stays silent");
        }
    }

    void broken(String name, Throwable fault) {
        if (told.add(name)) {
            String words = fault.getMessage() == null ? fault.toString() : fault.getMessage();
            warnings.add(Domain.AUDIO, name, words + "; it stays silent");
        }
    }
}
