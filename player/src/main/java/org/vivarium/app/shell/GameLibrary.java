package org.vivarium.app.shell;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.app.build.SampleGame;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Finds the sample game that comes with Vivarium. */
final class GameLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(GameLibrary.class);

    private GameLibrary() {}

    /** The sample's folder, built on first use; empty when this installation has none. */
    static Optional<Path> sample() {
        SampleGame sample = SampleGame.installed();
        if (!sample.isPresent()) {
            return Optional.empty();
        }
        try {
            return Optional.of(sample.folder());
        } catch (IOException e) {
            LOG.warn("the sample game cannot be built: {}", e.getMessage());
            return Optional.empty();
        }
    }
}
