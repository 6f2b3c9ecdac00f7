package org.vivarium.assets.text;

import java.nio.charset.Charset;

/** The code page in use, and why. */
public record Encoding(Charset charset, Source source) {
    /** Where the choice comes from. */
    public enum Source {
        CONFIGURED("named by the user"),
        INI("stated by RPG_RT.ini"),
        FILES("makes the game's file names match its files"),
        DETECTED("guessed from the game's texts"),
        DEFAULT("the texts are all ASCII");

        private final String description;

        Source(String description) {
            this.description = description;
        }

        public String description() {
            return description;
        }
    }
}
