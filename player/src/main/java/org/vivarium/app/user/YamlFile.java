package org.vivarium.app.user;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * A small file of settings. What cannot be read is as if it weren't there: settings are
 * replaceable.
 */
final class YamlFile {
    private static final Logger LOG = LoggerFactory.getLogger(YamlFile.class);

    private final Path path;

    YamlFile(Path path) {
        this.path = path;
    }

    @SuppressWarnings("unchecked")
    Map<String, Object> read() {
        try {
            Object value =
                    new Load(LoadSettings.builder().build()).loadFromString(Files.readString(path));
            return value instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
        } catch (NoSuchFileException e) {
            return Map.of();
        } catch (IOException | YamlEngineException e) {
            LOG.warn("{} cannot be read and is ignored: {}", path, e.getMessage());
            return Map.of();
        }
    }

    /** Replaces the file as a whole, so that a crash leaves the old one or the new one. */
    void write(Map<String, Object> values) {
        String text =
                new Dump(DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build())
                        .dumpToString(values);
        try {
            Files.createDirectories(path.getParent());
            Path draft = path.resolveSibling(path.getFileName() + ".new");
            Files.writeString(draft, text);
            Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            LOG.warn("settings could not be written to {}: {}", path, e.getMessage());
        }
    }
}
