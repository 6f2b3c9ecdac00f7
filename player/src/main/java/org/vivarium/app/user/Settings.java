package org.vivarium.app.user;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a user chose: theme, window size, recent games, dock layout. Saved when it changes. */
public final class Settings {
    private static final int MAX_RECENT = 12;

    private final YamlFile file;
    private final Map<String, Object> values;

    public Settings(Path folder) {
        file = new YamlFile(folder.resolve("settings.yaml"));
        values = new LinkedHashMap<>(file.read());
    }

    public boolean darkTheme() {
        return !Boolean.FALSE.equals(values.get("dark"));
    }

    public void setDarkTheme(boolean dark) {
        put("dark", dark);
    }

    /** A number kept under a name, such as the window's width. */
    public double number(String key, double fallback) {
        return values.get(key) instanceof Number number ? number.doubleValue() : fallback;
    }

    public void setNumber(String key, double value) {
        put(key, value);
    }

    /** Words kept under a name. */
    public Optional<String> text(String key) {
        return values.get(key) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    public void setText(String key, String text) {
        put(key, text);
    }

    /** Whether something is switched on. */
    public boolean flag(String key, boolean fallback) {
        return values.get(key) instanceof Boolean on ? on : fallback;
    }

    public void setFlag(String key, boolean on) {
        put(key, on);
    }

    /** Games opened before, newest first. */
    public List<Path> recentGames() {
        return paths("recent");
    }

    /** Folders or files kept under a name. */
    public List<Path> paths(String key) {
        var paths = new ArrayList<Path>();
        if (values.get(key) instanceof List<?> list) {
            for (Object entry : list) {
                paths.add(Path.of(entry.toString()));
            }
        }
        return List.copyOf(paths);
    }

    /** Takes a game off the list of those opened before. */
    public void forget(Path game) {
        setPaths("recent", recentGames().stream().filter(other -> !other.equals(game)).toList());
    }

    public void opened(Path game) {
        var list = new ArrayList<String>();
        list.add(game.toAbsolutePath().normalize().toString());
        for (Path earlier : recentGames()) {
            if (!list.contains(earlier.toString()) && list.size() < MAX_RECENT) {
                list.add(earlier.toString());
            }
        }
        put("recent", list);
    }

    public void setPaths(String key, List<Path> paths) {
        put(key, paths.stream().map(path -> path.toAbsolutePath().normalize().toString()).toList());
    }

    /** The dock layout as it was saved; null when the standard one is to be used. */
    public Object layout() {
        return values.get("layout");
    }

    public void setLayout(Object layout) {
        put("layout", layout);
    }

    private void put(String key, Object value) {
        if (!value.equals(values.put(key, value))) {
            file.write(values);
        }
    }
}
