package org.vivarium.engine.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
    private static final int KILLS = Integer.getInteger("vivarium.kills", 12);
    private static final int SAVES_A_PROCESS = 100_000;
    private static final int BASE_SIZE = 20_000;

    @TempDir Path folder;

    @Test
    void a_first_file_has_no_backup_and_a_second_keeps_the_first() throws IOException {
        Path target = folder.resolve("Save01.lsd");
        SafeFile.replace(target, new byte[] {1});
        assertThat(SafeFile.backupOf(target)).doesNotExist();
        SafeFile.replace(target, new byte[] {2, 2});
        assertThat(target).hasBinaryContent(new byte[] {2, 2});
        assertThat(SafeFile.backupOf(target)).hasBinaryContent(new byte[] {1});
    }

    @Test
    void nothing_is_left_behind_beside_target_and_backup() throws IOException {
        Path target = folder.resolve("Save01.lsd");
        for (int i = 0; i < 3; i++) {
            SafeFile.replace(target, new byte[] {(byte) i});
        }
        try (var files = Files.list(folder)) {
            assertThat(files.map(f -> f.getFileName().toString()))
                    .containsExactlyInAnyOrder("Save01.lsd", "Save01.lsd.bak");
        }
    }

    @Test
    void a_process_killed_at_any_moment_leaves_one_whole_save() throws Exception {
        Path target = folder.resolve("Save01.lsd");
        SafeFile.replace(target, contents(0));
        Random random = new Random(7);
        for (int kill = 0; kill < KILLS; kill++) {
            Process saver = startSaver(target);
            assertThat(saver.getInputStream().read()).as("the saver started").isEqualTo('S');
            TimeUnit.MICROSECONDS.sleep(random.nextInt(40_000));
            saver.destroyForcibly().waitFor();
            assertWhole(target);
        }
    }

    private static void assertWhole(Path target) throws IOException {
        byte[] found = Files.readAllBytes(target);
        assertThat(found).isEqualTo(contents(found[0]));
    }

    private static Process startSaver(Path target) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Saver.class.getName(),
                        target.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Contents whose length and every byte follow from the first: a torn file can't equal them. */
    private static byte[] contents(int seed) {
        byte[] bytes = new byte[BASE_SIZE + (seed & 0xFF) * 501];
        Arrays.fill(bytes, (byte) seed);
        return bytes;
    }

    /** Saves over and over until it is killed. */
    static final class Saver {
        public static void main(String[] arguments) throws IOException {
            Path target = Path.of(arguments[0]);
            System.out.print('S');
            System.out.flush();
            for (int i = 1; i < SAVES_A_PROCESS; i++) {
                SafeFile.replace(target, contents(i));
            }
        }
    }
}
