package org.vivarium.app.user;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was played, for how long and when last; kept beside the settings. */
public final class PlayLog {
    private static final String SECONDS = "seconds";
    private static final String LAST = "last";

    private final YamlFile file;
    private final Map<String, Object> values;

    /**
     * @param seconds played in all
     * @param last when it was played last, milliseconds since 1970; 0 for never
     */
    public record Played(long seconds, long last) {
        public static final Played NEVER = new Played(0, 0);
    }

    public PlayLog(Path folder) {
        file = new YamlFile(folder.resolve("played.yaml"));
        values = new LinkedHashMap<>(file.read());
    }

    private static String key(Path game) {
        return game.toAbsolutePath().normalize().toString();
    }

    public Played of(Path game) {
        if (values.get(key(game)) instanceof Map<?, ?> map
                && map.get(SECONDS) instanceof Number seconds
                && map.get(LAST) instanceof Number last) {
            return new Played(seconds.longValue(), last.longValue());
        }
        return Played.NEVER;
    }

    /** Every game that was ever played. */
    public List<Path> games() {
        var games = new ArrayList<Path>();
        values.keySet().forEach(key -> games.add(Path.of(key)));
        return games;
    }

    /** Adds time played, up to now. */
    public void add(Path game, long seconds, long now) {
        Played before = of(game);
        var entry = new LinkedHashMap<String, Object>();
        entry.put(SECONDS, before.seconds() + seconds);
        entry.put(LAST, now);
        values.put(key(game), entry);
        file.write(values);
    }

    /** Takes a game off the list; its saves stay. */
    public void forget(Path game) {
        if (values.remove(key(game)) != null) {
            file.write(values);
        }
    }
}
