package org.vivarium.telemetry;

/** What a note in a frame's record tells: the things that explain why a frame was long. */
public enum NoteKind {
    SCENE("scene", "", "", ""),
    MAP_CHANGE("map", "map", "x", "y"),
    EVENT("event", "event", "page", "line"),
    COMMON_EVENT("common event", "common event", "", "line"),
    BATTLE("battle", "troop", "", ""),
    MESSAGE("message", "event", "", ""),
    ASSET("loaded", "loaded pixels", "µs", "");

    private static final NoteKind[] ALL = values();

    private final String label;
    private final String[] meanings;

    NoteKind(String label, String a, String b, String c) {
        this.label = label;
        this.meanings = new String[] {a, b, c};
    }

    public String label() {
        return label;
    }

    /** What a note's number 0, 1 or 2 stands for; empty when it is unused. */
    public String meaning(int number) {
        return meanings[number];
    }

    static int count() {
        return ALL.length;
    }

    public static NoteKind at(int ordinal) {
        return ALL[ordinal];
    }
}
