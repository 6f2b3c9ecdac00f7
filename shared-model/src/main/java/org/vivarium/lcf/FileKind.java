package org.vivarium.lcf;

/** The four LCF files, told apart by their header, never by their name (spec lcf-format 1). */
public enum FileKind {
    DATABASE("LcfDataBase", "Database", false, "ldb", "database"),
    MAP_TREE("LcfMapTree", "TreeMap", true, "lmt", "map tree"),
    MAP("LcfMapUnit", "Map", true, "lmu", "map"),
    SAVE("LcfSaveData", "Save", false, "lsd", "save");

    private final String header;
    private final String rootStruct;
    private final boolean terminated;
    private final String extension;
    private final String title;

    FileKind(String header, String rootStruct, boolean terminated, String extension, String title) {
        this.header = header;
        this.rootStruct = rootStruct;
        this.terminated = terminated;
        this.extension = extension;
        this.title = title;
    }

    /** What a file of this name usually is; null when its ending says nothing. */
    public static FileKind named(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        for (FileKind kind : values()) {
            if (kind.extension.equalsIgnoreCase(ending)) {
                return kind;
            }
        }
        return null;
    }

    /** The word for it in messages. */
    public String title() {
        return title;
    }

    public String header() {
        return header;
    }

    /** Name of the struct at the top of the file. */
    public String rootStruct() {
        return rootStruct;
    }

    /**
     * Whether the chunks at the top level end with a zero byte; a database or save with one is
     * refused by the original.
     */
    public boolean terminated() {
        return terminated;
    }
}
