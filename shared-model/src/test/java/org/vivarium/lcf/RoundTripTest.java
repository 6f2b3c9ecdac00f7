package org.vivarium.lcf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Real files come out of the writer as they went in. */
class RoundTripTest {
    private enum Reason {
        /**
         * A 2000 file with a chunk that only later English editors write: the save counter 0x5A.
         */
        LATER_EDITOR,
        /** A 2000 database with the version chunk although it is 0. */
        EXPLICIT_VERSION,
        /** Written by an extended player, which puts its own chunks behind the regular ones. */
        CHUNK_ORDER,
        /** Written by another tool, which stores defaults explicitly. */
        EXPLICIT_DEFAULTS
    }

    /** Files that the writing rules alone don't reproduce, and why (spec lcf-format 14.4). */
    private static final Map<String, Reason> EXCEPTIONS =
            Map.ofEntries(
                    Map.entry("testgame-2000/Map0027.lmu", Reason.LATER_EDITOR),
                    Map.entry("testgame-2000/Map0038.lmu", Reason.LATER_EDITOR),
                    Map.entry("testgame-2000/Map0045.lmu", Reason.LATER_EDITOR),
                    Map.entry("testgame-2000/Map0062.lmu", Reason.LATER_EDITOR),
                    Map.entry("testgame-2000/Map0067.lmu", Reason.LATER_EDITOR),
                    Map.entry("testgame-2000/RPG_RT.ldb", Reason.EXPLICIT_VERSION),
                    Map.entry("bench-2000/Map0027.lmu", Reason.LATER_EDITOR),
                    Map.entry("bench-2000/Map0038.lmu", Reason.LATER_EDITOR),
                    Map.entry("bench-2000/Map0045.lmu", Reason.LATER_EDITOR),
                    Map.entry("bench-2000/Map0062.lmu", Reason.LATER_EDITOR),
                    Map.entry("bench-2000/Map0067.lmu", Reason.LATER_EDITOR),
                    Map.entry("bench-2000/Map0001.lmu", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("bench-2003/Map0001.lmu", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("tackbackwards/Map0001.lmu", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("tackbackwards/Map0002.lmu", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("tackbackwards/RPG_RT.ldb", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("tackbackwards/RPG_RT.lmt", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("tackbackwards/Save01.lsd", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("load-tackbackwards/Save01.lsd", Reason.EXPLICIT_DEFAULTS),
                    Map.entry("load-2000/Save01.lsd", Reason.CHUNK_ORDER),
                    Map.entry("save-menu-existing/Save01.lsd", Reason.CHUNK_ORDER));

    @Test
    void copyingSpanBySpanGivesTheSameBytes() throws IOException {
        for (Path path : SharedFiles.all()) {
            LcfFile file = SharedFiles.open(path);
            assertThat(Arrays.equals(LcfWriter.copy(file), file.data()))
                    .as(path.toString())
                    .isTrue();
        }
    }

    @Test
    void encodingEveryFieldAnewGivesTheSameBytes() throws IOException {
        List<String> different = new ArrayList<>();
        for (Path path : SharedFiles.all()) {
            LcfFile file = SharedFiles.open(path);
            byte[] encoded = LcfWriter.encode(file);
            int at = Arrays.mismatch(file.data(), encoded);
            String name = path.getParent().getFileName() + "/" + path.getFileName();
            if (at >= 0 != EXCEPTIONS.containsKey(name)) {
                different.add(
                        name + " at " + at + " of " + file.size() + ", written " + encoded.length);
            }
        }
        assertThat(different).isEmpty();
    }
}
