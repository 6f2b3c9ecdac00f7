package org.vivarium.assets.game;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * An ini file. Sections and keys are ASCII and compared without case; values keep their bytes,
 * since the code page is often known only after the file was read (spec assets-and-audio 2).
 */
public final class IniFile {
    /** A file that is not there. */
    public static final IniFile EMPTY = new IniFile(new byte[0]);

    private final Map<String, byte[]> values = new HashMap<>();

    private IniFile(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        if (text.startsWith("\u00EF\u00BB\u00BF")) {
            text = text.substring(3);
        }
        String section = "";
        for (String line : text.split("[\r\n]+")) {
            String trimmed = line.strip();
            if (trimmed.startsWith("[") && trimmed.indexOf(']') > 0) {
                section = trimmed.substring(1, trimmed.indexOf(']'));
            } else if (!trimmed.startsWith(";")
                    && !trimmed.startsWith("#")
                    && trimmed.indexOf('=') > 0) {
                int equals = trimmed.indexOf('=');
                String value = trimmed.substring(equals + 1).strip();
                values.put(
                        key(section, trimmed.substring(0, equals).strip()),
                        value.getBytes(StandardCharsets.ISO_8859_1));
            }
        }
    }

    public static IniFile of(byte[] bytes) {
        return new IniFile(bytes);
    }

    /** A value in the given code page; empty when the key is absent or has no value. */
    public Optional<String> text(String section, String key, Charset charset) {
        byte[] value = values.get(key(section, key));
        return value == null || value.length == 0
                ? Optional.empty()
                : Optional.of(new String(value, charset));
    }

    /** A whole number; empty when the key is absent or holds none. */
    public Optional<Integer> number(String section, String key) {
        return text(section, key, StandardCharsets.ISO_8859_1)
                .filter(value -> value.matches("-?[0-9]{1,9}"))
                .map(Integer::valueOf);
    }

    /** Whether a key is set to a number other than 0. */
    public boolean isOn(String section, String key) {
        return number(section, key).orElse(0) != 0;
    }

    /** Whether the section has this key at all. */
    public boolean has(String section, String key) {
        return values.containsKey(key(section, key));
    }

    private static String key(String section, String key) {
        return section.toLowerCase(Locale.ROOT) + '\n' + key.toLowerCase(Locale.ROOT);
    }
}
