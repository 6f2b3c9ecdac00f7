package org.vivarium.engine.event.tier;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.ProgramRef;

/**
 * Programs of one game that were hot in earlier runs, by address and a checksum of their commands:
 * a list that was edited since is not taken for the one that was hot.
 *
 * <p>As a file: a line for each program, {@code GAME KIND A B C CHECKSUM}; several games may share
 * a file, and lines that aren't understood are left out.
 */
public final class HotList {

    public static final HotList EMPTY = new HotList(0, Map.of());

    /** Lines kept for a game. */
    private static final int MOST = 1000;

    private final long game;
    private final Map<ProgramRef, Integer> checksums;

    private HotList(long game, Map<ProgramRef, Integer> checksums) {
        this.game = game;
        this.checksums = checksums;
    }

    /** An empty list of a game, by the digest of its files. */
    public static HotList of(long game) {
        return new HotList(game, Map.of());
    }

    public int size() {
        return checksums.size();
    }

    /** Whether this very program was hot. */
    boolean contains(Program program) {
        Integer checksum = checksums.get(program.ref());
        return checksum != null && checksum == checksum(program);
    }

    /** This list and these programs, which win over older lines of their addresses. */
    HotList with(Collection<Program> programs) {
        Map<ProgramRef, Integer> all = new HashMap<>(checksums);
        for (Program program : programs) {
            if (program.ref().kind() != ProgramRef.Kind.INLINE
                    && (all.size() < MOST || all.containsKey(program.ref()))) {
                all.put(program.ref(), checksum(program));
            }
        }
        return new HotList(game, all);
    }

    private static int checksum(Program program) {
        CRC32 crc = new CRC32();
        crc.update(program.list().toBytes());
        return (int) crc.getValue();
    }

    /** Reads the lines of one game. */
    public static HotList read(Path file, long game) throws IOException {
        Map<ProgramRef, Integer> checksums = new HashMap<>();
        for (String line : lines(file)) {
            String[] words = line.split(" ");
            if (isOf(line, game) && words.length == 6) {
                try {
                    checksums.put(
                            new ProgramRef(
                                    ProgramRef.Kind.valueOf(words[1]),
                                    Integer.parseInt(words[2]),
                                    Integer.parseInt(words[3]),
                                    Integer.parseInt(words[4])),
                            Integer.parseUnsignedInt(words[5], 16));
                } catch (IllegalArgumentException unreadable) {
                    continue;
                }
            }
        }
        return new HotList(game, checksums);
    }

    /** Replaces this game's lines in the file; those of other games stay. */
    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : lines(file)) {
            if (!isOf(line, game)) {
                lines.add(line);
            }
        }
        TreeMap<String, String> sorted = new TreeMap<>();
        checksums.forEach(
                (ref, checksum) ->
                        sorted.put(
                                ref.toString(),
                                String.join(
                                        " ",
                                        word(game),
                                        ref.kind().name(),
                                        Integer.toString(ref.a()),
                                        Integer.toString(ref.b()),
                                        Integer.toString(ref.c()),
                                        Integer.toHexString(checksum))));
        lines.addAll(sorted.values());
        Files.write(file, lines, StandardCharsets.UTF_8);
    }

    private static List<String> lines(Path file) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    }

    private static boolean isOf(String line, long game) {
        return line.startsWith(word(game) + " ");
    }

    private static String word(long game) {
        return String.format(Locale.ROOT, "%016x", game);
    }
}
