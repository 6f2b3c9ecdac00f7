package org.vivarium.app.cli;

/** How event programs run. */
public enum EventTier {
    INTERPRETED,
    COMPILED,
    AUTO
}
