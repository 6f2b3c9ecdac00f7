package org.vivarium.lcf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;

/**
 * Any bytes give a document or an LcfException; nothing else, nothing endless, nothing huge (spec
 * lcf-format 17).
 */
@Timeout(600)
class HostileInputTest {
    private static final int INPUTS_A_FILE = Integer.getInteger("vivarium.fuzz.inputs", 25);
    private static final long SEED = Long.getLong("vivarium.fuzz.seed", 20031214);
    private static final Charset JAPANESE = Charset.forName("windows-31j");

    /** Objects made on the way, for each byte of the file, plus a floor for small files. */
    private static final long ALLOCATION_PER_BYTE = 400;

    private static final long ALLOCATION_FLOOR = 4 << 20;

    @Test
    void mutatedRealFilesAreReadOrRefused() throws IOException {
        RandomGenerator random = RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(SEED);
        Mutations mutations = new Mutations(random);
        int tried = 0;
        for (Path path : sample()) {
            byte[] original = Files.readAllBytes(path);
            int inputs = original.length > 100_000 ? INPUTS_A_FILE / 20 : INPUTS_A_FILE;
            for (int i = 0; i < inputs; i++) {
                touch(mutations.damage(original), path.getFileName().toString());
                tried++;
            }
        }
        assertThat(tried).isGreaterThan(100);
    }

    @Test
    void smallFilesCutAtEveryByteAreReadOrRefused() {
        for (String example : List.of(WorkedExamplesTest.MAP, WorkedExamplesTest.TREE)) {
            byte[] whole = WorkedExamplesTest.bytes(example);
            for (int length = 0; length <= whole.length; length++) {
                touch(Arrays.copyOf(whole, length), "cut.lmu");
            }
        }
    }

    @Test
    void everyByteOfTheExamplesMayBeAnything() {
        for (String example : List.of(WorkedExamplesTest.MAP, WorkedExamplesTest.TREE)) {
            byte[] whole = WorkedExamplesTest.bytes(example);
            for (int at = 0; at < whole.length; at++) {
                for (int value : new int[] {0, 1, 0x7F, 0x80, 0xFF}) {
                    byte[] changed = whole.clone();
                    changed[at] = (byte) value;
                    touch(changed, "changed.lmu");
                }
            }
        }
    }

    @Test
    void anAbsurdRowCountIsCappedByTheBytes() throws LcfException {
        byte[] map = WorkedExamplesTest.bytes("0A4C63664D6170556E6974 5108 87FFFFFF7F 010000 00");

        assertThat(MapUnit.of(LcfFile.of(map, "Map0001.lmu")).events().size())
                .isLessThanOrEqualTo(2);
    }

    @Test
    void aChunkThatClaimsMoreThanThereIsIsClamped() throws LcfException {
        byte[] map = WorkedExamplesTest.bytes("0A4C63664D6170556E6974 020105 478FFF7F 0100");
        LcfFile file = LcfFile.of(map, "Map0001.lmu");

        assertThat(MapUnit.of(file).width()).isEqualTo(5);
        assertThat(MapUnit.of(file).lowerLayer().toInts()).containsExactly(1);
        assertThat(file.truncated()).isTrue();
    }

    @Test
    void aRepeatedChunkCountsByItsLast() throws LcfException {
        byte[] map = WorkedExamplesTest.bytes("0A4C63664D6170556E6974 020105 020107 00");

        assertThat(MapUnit.of(LcfFile.of(map, "Map0001.lmu")).width()).isEqualTo(7);
    }

    @Test
    void aTreeOrderThatNeverEndsIsCut() throws LcfException {
        byte[] tree = WorkedExamplesTest.bytes("0A4C63664D617054726565 00 87FFFFFF7F 0102");

        assertThat(MapTree.of(LcfFile.of(tree, "RPG_RT.lmt")).treeOrder().size())
                .isLessThanOrEqualTo(2);
    }

    @Test
    void whatIsNoLcfFileIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> LcfFile.of("MZ is a program".getBytes(JAPANESE), "RPG_RT.exe"))
                .isInstanceOfSatisfying(
                        LcfException.class,
                        e -> {
                            assertThat(e.file()).isEqualTo("RPG_RT.exe");
                            assertThat(e.offset()).isZero();
                            assertThat(e.struct()).isEqualTo("file");
                            assertThat(e.field()).isEqualTo("header");
                        });
    }

    private static List<Path> sample() throws IOException {
        List<Path> sample = new ArrayList<>();
        List<Path> all = SharedFiles.all();
        for (int i = 0; i < all.size(); i += 4) {
            if (Files.size(all.get(i)) < 300_000) {
                sample.add(all.get(i));
            }
        }
        return sample;
    }

    private static void touch(byte[] bytes, String name) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        try {
            LcfFile file = LcfFile.of(bytes, name).withCharset(JAPANESE);
            FullDecode.of(file);
            LcfWriter.encode(file);
        } catch (LcfException e) {
            assertThat(e.file()).isEqualTo(name);
        }
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).isLessThan(ALLOCATION_FLOOR + ALLOCATION_PER_BYTE * bytes.length);
    }
}
