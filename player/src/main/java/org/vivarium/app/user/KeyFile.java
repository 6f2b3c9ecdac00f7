package org.vivarium.app.user;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lines that say what presses what: those Vivarium comes with, replaced by the user's own. */
public final class KeyFile {
    private static final Logger LOG = LoggerFactory.getLogger(KeyFile.class);

    private KeyFile() {}

    /**
     * @param resource the lines Vivarium comes with
     * @param own the user's file
     */
    public static Properties load(String resource, Path own) {
        Properties lines = standard(resource);
        try (InputStream in = Files.newInputStream(own)) {
            lines.load(in);
        } catch (NoSuchFileException e) {
            LOG.debug("there is no {}", own);
        } catch (IOException | IllegalArgumentException e) {
            LOG.warn("{} cannot be read and is ignored: {}", own, e.getMessage());
        }
        return lines;
    }

    /** The lines Vivarium comes with. */
    static Properties standard(String resource) {
        var lines = new Properties();
        try (InputStream in = KeyFile.class.getResourceAsStream(resource)) {
            lines.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }

    /** Writes those of the lines that differ from the standard ones. */
    static void save(Properties lines, Properties standard, Path own) {
        var text = new StringBuilder();
        for (String word : new TreeSet<>(lines.stringPropertyNames())) {
            if (!lines.getProperty(word).equals(standard.getProperty(word))) {
                text.append(word).append('=').append(lines.getProperty(word)).append('\n');
            }
        }
        try {
            Files.createDirectories(own.getParent());
            Files.writeString(own, text);
        } catch (IOException e) {
            LOG.warn("keys could not be written to {}: {}", own, e.getMessage());
        }
    }
}
