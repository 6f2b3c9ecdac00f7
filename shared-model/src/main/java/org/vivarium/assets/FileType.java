package org.vivarium.assets;

import java.util.List;

/**
 * Files of one nature, with the extensions that are tried for a name, in order (spec
 * assets-and-audio 4.3).
 */
public enum FileType {
    IMAGE(".bmp", ".png", ".xyz"),
    MUSIC(".opus", ".oga", ".ogg", ".wav", ".mid", ".midi", ".mp3", ".wma"),
    SOUND(".opus", ".oga", ".ogg", ".wav", ".mp3", ".wma"),
    MOVIE(".avi", ".mpg", ".mp4", ".webm", ".ogv", ".wmv", ".mkv"),
    FONT(".fon", ".fnt", ".bdf", ".ttf", ".ttc", ".otf", ".woff2", ".woff"),
    TEXT(".txt", ".csv");

    private final List<String> extensions;

    FileType(String... extensions) {
        this.extensions = List.of(extensions);
    }

    public List<String> extensions() {
        return extensions;
    }
}
