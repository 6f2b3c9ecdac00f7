package org.vivarium.assets.file;

import java.text.Normalizer;
import java.util.Locale;

/**
 * The form in which file names are compared: without case, without full or half width, composed,
 * and with the characters that tables of code page 932 disagree on made one (spec assets-and-audio
 * 4.1).
 */
public final class NameKey {
    private NameKey() {}

    public static String of(String name) {
        if (isPlain(name)) {
            return name.toLowerCase(Locale.ROOT);
        }
        String folded =
                name.replace('\u301C', '~')
                        .replace('\u2212', '-')
                        .replace('\u2016', '\u2225')
                        .toLowerCase(Locale.ROOT);
        return Normalizer.normalize(folded, Normalizer.Form.NFKC);
    }

    private static boolean isPlain(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }
}
