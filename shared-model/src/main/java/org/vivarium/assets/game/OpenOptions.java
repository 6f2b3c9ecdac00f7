package org.vivarium.assets.game;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What the user decides about opening a game.
 *
 * @param rtp folders of runtime packages, preferred over those found by themselves
 * @param useRtp whether runtime packages are looked at at all
 * @param encoding name or number of a code page, empty to detect it
 * @param engine {@code 2000} or {@code 2003}, or the name of a version, empty to detect it
 * @param testPlay whether the game is tried out by the one who made it
 * @param cacheImages whether decoded images are kept
 * @param environment where paths of installed packages are looked for
 */
public record OpenOptions(
        List<Path> rtp,
        boolean useRtp,
        String encoding,
        String engine,
        boolean testPlay,
        boolean cacheImages,
        Map<String, String> environment) {
    /** Everything detected, with the packages of this machine. */
    public static OpenOptions defaults() {
        return new OpenOptions(List.of(), true, "", "", false, true, System.getenv());
    }

    public OpenOptions withRtp(List<Path> folders) {
        return new OpenOptions(
                folders, useRtp, encoding, engine, testPlay, cacheImages, environment);
    }

    public OpenOptions withoutRtp() {
        return new OpenOptions(rtp, false, encoding, engine, testPlay, cacheImages, environment);
    }

    public OpenOptions withEncoding(String name) {
        return new OpenOptions(rtp, useRtp, name, engine, testPlay, cacheImages, environment);
    }

    public OpenOptions withEngine(String name) {
        return new OpenOptions(rtp, useRtp, encoding, name, testPlay, cacheImages, environment);
    }

    public OpenOptions withTestPlay(boolean on) {
        return new OpenOptions(rtp, useRtp, encoding, engine, on, cacheImages, environment);
    }

    public OpenOptions withImageCache(boolean on) {
        return new OpenOptions(rtp, useRtp, encoding, engine, testPlay, on, environment);
    }
}
