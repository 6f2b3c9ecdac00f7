package org.vivarium.inspector;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The words of the window, from the strings resource. */
public final class Texts {
    private static final ResourceBundle STRINGS = ResourceBundle.getBundle("i18n.strings");

    private Texts() {}

    public static String of(String key) {
        return STRINGS.getString(key);
    }

    /** Fills the numbered places of a text. */
    public static String of(String key, Object... arguments) {
        return MessageFormat.format(STRINGS.getString(key), arguments);
    }
}
