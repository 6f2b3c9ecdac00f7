package org.vivarium.model.event;

import java.util.Locale;

/** What a command's parameter or text means. Those that name a row or file are references. */
public enum ParameterType {
    NUMBER,
    TENTHS,

    /** One of the words given in the table. */
    WORD,

    /** The whole party, one actor, or the actor a variable names; the mode says which. */
    ACTORS,

    /** A map event, or one of the numbers for hero, vehicles and "this event". */
    CHARACTER,
    EVENT,
    SWITCH,
    VARIABLE,
    ACTOR,
    SKILL,
    ITEM,
    STATE,
    CLASS,
    TROOP,
    ANIMATION,
    CHIPSET,
    COMMON_EVENT,
    BATTLE_COMMAND,
    MAP,
    CHARSET,
    FACE,
    PICTURE,
    PANORAMA,
    BACKDROP,
    SYSTEM,
    MUSIC,
    SOUND,
    MOVIE,
    TEXT,

    /** The move route that fills the rest of the parameters. */
    ROUTE;

    /** As the table and people write it: "common-event". */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A row of the game's files, named by its id. */
    public boolean isRow() {
        return ordinal() >= EVENT.ordinal() && ordinal() <= MAP.ordinal();
    }

    /** A file of the game, named by the command's text. */
    public boolean isFile() {
        return ordinal() >= CHARSET.ordinal() && ordinal() <= MOVIE.ordinal();
    }

    static ParameterType named(String label) {
        for (ParameterType type : values()) {
            if (type.label().equals(label)) {
                return type;
            }
        }
        throw new IllegalArgumentException("no such parameter type: " + label);
    }
}
