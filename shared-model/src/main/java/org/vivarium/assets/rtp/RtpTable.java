package org.vivarium.assets.rtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vivarium.assets.file.NameKey;

/**
 * Names of the same asset in every edition of one engine's runtime package: official and unofficial
 * translations renamed every file. Made once from the table resource.
 */
public final class RtpTable {
    private static final String RESOURCE = "/assets/rtp-names.tsv";

    private final List<String> editions;
    private final Map<String, List<Row>> byName = new HashMap<>();
    private final Map<String, List<Row>> byEdition = new HashMap<>();

    /**
     * One asset: its folder's key, and its name in each edition of the table's list, null where the
     * edition lacks it.
     */
    record Row(String folder, String[] names) {}

    private RtpTable(String engine) {
        List<String> lines = lines();
        String[] header = lines.getFirst().split("\t", -1);
        editions = List.of(Arrays.copyOfRange(header, 2, header.length));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            if (cells[0].equals(engine)) {
                add(cells);
            }
        }
    }

    private static final class Rpg2000 {
        static final RtpTable TABLE = new RtpTable("2000");
    }

    private static final class Rpg2003 {
        static final RtpTable TABLE = new RtpTable("2003");
    }

    /** The table of one engine, read when first asked for. */
    public static RtpTable of(boolean rpg2003) {
        return rpg2003 ? Rpg2003.TABLE : Rpg2000.TABLE;
    }

    /** All editions; some hold no name for this engine. */
    List<String> editions() {
        return editions;
    }

    /** The rows in which any edition calls an asset of the folder so. */
    List<Row> rows(String folder, String name) {
        return byName.getOrDefault(NameKey.of(folder) + '/' + NameKey.of(name), List.of());
    }

    /** Every row that an edition has a name in. */
    List<Row> rowsOf(String edition) {
        return byEdition.getOrDefault(edition, List.of());
    }

    /**
     * Whether any edition has an asset of this name: its absence then means that no package is
     * installed.
     */
    public boolean knows(String folder, String name) {
        return !rows(folder, name).isEmpty();
    }

    private void add(String[] cells) {
        String folder = NameKey.of(cells[1]);
        String[] names = new String[editions.size()];
        Row row = new Row(folder, names);
        for (int i = 0; i < names.length && i + 2 < cells.length; i++) {
            if (cells[i + 2].isEmpty()) {
                continue;
            }
            names[i] = cells[i + 2];
            byEdition.computeIfAbsent(editions.get(i), k -> new ArrayList<>()).add(row);
            List<Row> same =
                    byName.computeIfAbsent(
                            folder + '/' + NameKey.of(names[i]), k -> new ArrayList<>(1));
            if (!same.contains(row)) {
                same.add(row);
            }
        }
    }

    private static List<String> lines() {
        try (InputStream in = RtpTable.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(
                        "resource " + RESOURCE + " is missing from the build");
            }
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
