package org.vivarium.scenario;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;

/**
 * The scenarios that are known not to match yet, each with its reason. One that begins to match
 * must be taken off the list: the test fails until it is.
 */
final class KnownMisses {
    private KnownMisses() {}

    static Set<String> read() throws IOException {
        Set<String> names = new TreeSet<>();
        try (InputStream in = KnownMisses.class.getResourceAsStream("known-misses.txt");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    names.add(line.strip().split("\\s+")[0]);
                }
            }
        }
        return names;
    }
}
