package org.vivarium.app.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.vivarium.engine.Engine;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.event.tier.HotList;
import org.vivarium.telemetry.Domain;

/** The file that remembers from run to run which event programs were hot. */
public final class HotEvents {

    private final Engine engine;
    private final Path file;

    private HotEvents(Engine engine, Path file) {
        this.engine = engine;
        this.file = file;
    }

    /**
     * Reads the list before the first frame.
     *
     * @param file of the list; null keeps none
     * @param game digest of the game's files
     */
    public static HotEvents open(Engine engine, Path file, long game) {
        if (file != null && engine.map.hotPrograms.tier() != EventTier.INTERPRETED) {
            try {
                engine.map.hotPrograms.use(HotList.read(file, game));
            } catch (IOException e) {
                engine.game.warnings.add(
                        Domain.EVENTS, file.toString(), "can't be read: " + e.getMessage());
            }
            return new HotEvents(engine, file);
        }
        return new HotEvents(engine, null);
    }

    /** Writes the list when the run is over, if it has anything to say. */
    public void save() {
        if (file == null) {
            return;
        }
        HotList list = engine.map.hotPrograms.hotList();
        if (list.size() == 0) {
            return;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            list.write(file);
        } catch (IOException e) {
            engine.game.warnings.add(
                    Domain.EVENTS, file.toString(), "can't be written: " + e.getMessage());
        }
    }
}
