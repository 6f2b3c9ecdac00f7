package org.vivarium.assets.rtp;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Runtime packages that an installer put into a Wine prefix. The registry is a text file of
 * sections and values; the user's part counts before the machine's (spec assets-and-audio 5.1).
 */
final class WinePrefix {
    private static final String VALUE = "\"runtimepackagepath\"=\"";
    private static final List<String> KEYS_2000 =
            List.of("ascii\\\\rpg2000", "kadokawa\\\\rpg2000");
    private static final List<String> KEYS_2003 =
            List.of("enterbrain\\\\rpg2003", "kadokawa\\\\rpg2003");

    private final Path prefix;

    private WinePrefix(Path prefix) {
        this.prefix = prefix;
    }

    /** Folders of packages registered in the user's prefix, which need not exist. */
    static List<Path> packages(Map<String, String> environment, boolean rpg2003) {
        String stated = environment.getOrDefault("WINEPREFIX", "");
        String home = environment.getOrDefault("HOME", "");
        if (stated.isEmpty() && home.isEmpty()) {
            return List.of();
        }
        try {
            Path prefix = stated.isEmpty() ? Path.of(home, ".wine") : Path.of(stated);
            return new WinePrefix(prefix).packages(rpg2003 ? KEYS_2003 : KEYS_2000);
        } catch (InvalidPathException e) {
            return List.of();
        }
    }

    private List<Path> packages(List<String> keys) {
        List<Path> found = new ArrayList<>();
        for (String registry : List.of("user.reg", "system.reg")) {
            List<String> lines = lines(registry);
            for (String key : keys) {
                found.addAll(values(lines, key));
            }
        }
        return found;
    }

    private List<String> lines(String registry) {
        try {
            return Files.readString(prefix.resolve(registry), StandardCharsets.ISO_8859_1)
                    .lines()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The value in every section whose name ends with the key: the 32-bit view has its own. */
    private List<Path> values(List<String> lines, String key) {
        List<Path> found = new ArrayList<>();
        boolean inside = false;
        for (String line : lines) {
            String lower = line.toLowerCase(Locale.ROOT);
            if (lower.startsWith("[")) {
                inside =
                        lower.startsWith("[software\\\\")
                                && lower.indexOf(']') > 0
                                && lower.substring(0, lower.indexOf(']')).endsWith("\\\\" + key);
            } else if (inside && lower.startsWith(VALUE) && lower.endsWith("\"")) {
                path(line.substring(VALUE.length(), line.length() - 1)).ifPresent(found::add);
            }
        }
        return found;
    }

    /** A Windows path as a path below the prefix's drives. */
    private Optional<Path> path(String windows) {
        String plain = windows.replace("\\\\", "/");
        if (plain.length() < 3 || plain.charAt(1) != ':') {
            return Optional.empty();
        }
        String drive = plain.substring(0, 2).toLowerCase(Locale.ROOT);
        Path root =
                drive.equals("c:")
                        ? prefix.resolve("drive_c")
                        : prefix.resolve("dosdevices").resolve(drive);
        try {
            return Optional.of(root.resolve(plain.substring(3)));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
