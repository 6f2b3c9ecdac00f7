package org.vivarium.engine.audio;

import java.io.IOException;
import java.util.Optional;

/** Finds and reads a game's sound files. Names come without extension and in any case. */
public interface SoundFiles {

    /** A game without any sound file. */
    SoundFiles NONE =
            new SoundFiles() {
                @Override
                public boolean exists(Kind kind, String name) {
                    return false;
                }

                @Override
                public Optional<Content> read(Kind kind, String name) {
                    return Optional.empty();
                }

                @Override
                public Optional<Content> readPath(String path) {
                    return Optional.empty();
                }
            };

    /** Which of the game's folders a name belongs to. */
    enum Kind {
        MUSIC,
        SOUND
    }

    /** A file's bytes and its name with folder and extension, for messages. */
    record Content(String file, byte[] bytes) {}

    boolean exists(Kind kind, String name);

    /** Reads the file a name stands for, be it without content; empty when there is none. */
    Optional<Content> read(Kind kind, String name) throws IOException;

    /** Reads a file named by its path below the game's folder, as {@code .link} files do. */
    Optional<Content> readPath(String path) throws IOException;
}
