package org.vivarium.engine.audio;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Sound files held in memory; music and effects share their names. */
final class TestFiles implements SoundFiles {

    private final Map<String, byte[]> files = new HashMap<>();

    TestFiles with(String name, byte[] bytes) {
        files.put(name, bytes);
        return this;
    }

    @Override
    public boolean exists(Kind kind, String name) {
        return files.containsKey(name);
    }

    @Override
    public Optional<Content> read(Kind kind, String name) {
        return Optional.ofNullable(files.get(name)).map(bytes -> new Content(name, bytes));
    }

    @Override
    public Optional<Content> readPath(String path) {
        return read(Kind.MUSIC, path);
    }
}
