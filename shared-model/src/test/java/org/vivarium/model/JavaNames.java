package org.vivarium.model;

import java.util.Locale;

/** Turns names of the schema into Java names. */
final class JavaNames {
    private JavaNames() {}

    /** {@code max_hp} to {@code maxHp}. */
    static String method(String name) {
        StringBuilder camel = new StringBuilder();
        for (String word : name.split("_")) {
            camel.append(
                    camel.isEmpty()
                            ? word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1)
                            : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return camel.toString();
    }

    /** {@code PlayBGM} and {@code play_bgm} to {@code PLAY_BGM}. */
    static String constant(String name) {
        String split =
                name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                        .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2");
        String upper = split.toUpperCase(Locale.ROOT);
        return Character.isDigit(upper.charAt(0)) ? "N" + upper : upper;
    }
}
