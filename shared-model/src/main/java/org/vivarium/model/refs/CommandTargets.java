package org.vivarium.model.refs;

import org.vivarium.lcf.Target;
import org.vivarium.model.event.ParameterType;

/** What a parameter of a command points to, in the words of the schema. */
public final class CommandTargets {
    private CommandTargets() {}

    /** The target, or null for what is no row or file of the whole game. */
    public static Target of(ParameterType type) {
        return switch (type) {
            case SWITCH -> Target.SWITCH;
            case VARIABLE -> Target.VARIABLE;
            case ACTOR -> Target.ACTOR;
            case SKILL -> Target.SKILL;
            case ITEM -> Target.ITEM;
            case STATE -> Target.STATE;
            case CLASS -> Target.CLASS;
            case TROOP -> Target.TROOP;
            case ANIMATION -> Target.ANIMATION;
            case CHIPSET -> Target.CHIPSET;
            case COMMON_EVENT -> Target.COMMON_EVENT;
            case BATTLE_COMMAND -> Target.BATTLE_COMMAND;
            case MAP -> Target.MAP;
            case CHARSET -> Target.CHARSET_FILE;
            case FACE -> Target.FACESET_FILE;
            case PICTURE -> Target.PICTURE_FILE;
            case PANORAMA -> Target.PANORAMA_FILE;
            case BACKDROP -> Target.BACKDROP_FILE;
            case SYSTEM -> Target.SYSTEM_FILE;
            case MUSIC -> Target.MUSIC_FILE;
            case SOUND -> Target.SOUND_FILE;
            case MOVIE -> Target.MOVIE_FILE;
            default -> null;
        };
    }
}
