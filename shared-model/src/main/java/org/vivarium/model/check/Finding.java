package org.vivarium.model.check;

import java.util.Locale;
import org.vivarium.model.Address;

/** One thing that is wrong with a game, and where. */
public record Finding(Kind kind, Address at, String message) {

    /** What is wrong. Findings that cannot hurt a player are warnings. */
    public enum Kind {
        MISSING_ASSET(true),
        DANGLING_REFERENCE(true),
        UNDECODABLE_TEXT(true),
        UNKNOWN_CHUNK(false),
        UNKNOWN_COMMAND(true),
        BROKEN_CODE(true),
        MAP_WITHOUT_FILE(true),
        FILE_WITHOUT_MAP(false),
        UNREADABLE_MAP(true),
        TRUNCATED_FILE(true),
        ODD_SIZE(true);

        private final boolean error;

        Kind(boolean error) {
            this.error = error;
        }

        public boolean isError() {
            return error;
        }

        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    @Override
    public String toString() {
        return (kind.isError() ? "error: " : "warning: ")
                + kind.label()
                + ": "
                + message
                + " ("
                + at
                + ")";
    }
}
