package org.vivarium.lcf;

/**
 * The engine family a file belongs to: it decides defaults, which fields are written and how wide
 * flags are.
 */
public enum Engine {
    RPG2000,
    RPG2003
}
