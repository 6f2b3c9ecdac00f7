package org.vivarium.model.event;

/** Knows the names of the rows event code refers to. */
@FunctionalInterface
public interface NameSource {

    /** A source without names: only numbers are printed. */
    NameSource NONE = (type, id) -> "";

    /** The row's name, or an empty string. */
    String name(ParameterType type, int id);
}
