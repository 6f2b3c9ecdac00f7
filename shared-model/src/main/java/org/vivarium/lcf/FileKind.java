package org.vivarium.lcf;

/** The four LCF files, told apart by their header, never by their name (spec lcf-format 1). */
public enum FileKind {
    DATABASE("LcfDataBase", "Database", false),
    MAP_TREE("LcfMapTree", "TreeMap", true),
    MAP("LcfMapUnit", "Map", true),
    SAVE("LcfSaveData", "Save", false);

    private final String header;
    private final String rootStruct;
    private final boolean terminated;

    FileKind(String header, String rootStruct, boolean terminated) {
        this.header = header;
        this.rootStruct = rootStruct;
        this.terminated = terminated;
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
