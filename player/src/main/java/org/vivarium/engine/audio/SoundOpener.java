package org.vivarium.engine.audio;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.vivarium.assets.sound.SoundException;
import org.vivarium.assets.sound.SoundException.Fault;
import org.vivarium.assets.sound.SoundFile;
import org.vivarium.assets.sound.SoundFormat;
import org.vivarium.engine.audio.SoundFiles.Content;
import org.vivarium.engine.audio.SoundFiles.Kind;

/**
 * From a name in the game's data to a file that can be played: looks it up, follows a {@code .link}
 * (spec assets-and-audio 12.2), tells the format.
 */
final class SoundOpener {

    private static final String LINK = ".link";
    private static final String SCRIPT = ".script";

    private final SoundFiles files;

    SoundOpener(SoundFiles files) {
        this.files = files;
    }

    /**
     * The file for a name; empty when it is missing or a script of the key patch, which is silent.
     *
     * @throws SoundException when the file is empty, text, or of no format that can be played
     */
    Optional<SoundFile> open(Kind kind, String name) throws IOException {
        Optional<Content> content = files.read(kind, name);
        if (content.isEmpty()) {
            return Optional.empty();
        }
        SoundFile file = file(content.get());
        if (file.format() != SoundFormat.TEXT) {
            return Optional.of(file);
        }
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(SCRIPT)) {
            return Optional.empty();
        }
        if (!lower.endsWith(LINK)) {
            throw new SoundException(file.name(), Fault.UNSUPPORTED, "it holds text");
        }
        Optional<Content> target = files.readPath(firstLine(file.bytes()));
        return target.isEmpty() ? Optional.empty() : Optional.of(file(target.get()));
    }

    private static SoundFile file(Content content) throws SoundException {
        return SoundFile.of(content.file(), content.bytes());
    }

    private static String firstLine(byte[] text) {
        String all = new String(text, StandardCharsets.UTF_8);
        return all.lines().findFirst().orElse("").strip();
    }
}
