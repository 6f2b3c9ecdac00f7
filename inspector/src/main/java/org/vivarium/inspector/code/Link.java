package org.vivarium.inspector.code;

import org.vivarium.model.event.ParameterType;

/** Where a word of a script leads. */
public sealed interface Link {
    /** A row of the game's files. */
    record ToRow(ParameterType type, int id) implements Link {}

    /** Everything that names the same file. */
    record ToFile(ParameterType type, String name) implements Link {}

    /** The place where a teleport ends. */
    record ToTile(int map, int x, int y) implements Link {}

    /** A page of an event of the same map. */
    record ToPage(int event, int page) implements Link {}

    /** Another command of the same list, counted from 0. */
    record ToLine(int index) implements Link {}
}
