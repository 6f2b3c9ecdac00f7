package org.vivarium.assets.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.testing.SharedData;

/**
 * Whatever a game's files hold, opening it gives a game or one exception that names a file and a
 * reason.
 */
class MutatedGameTest {
    private static final List<String> FILES =
            List.of("RPG_RT.ldb", "RPG_RT.lmt", "RPG_RT.ini", "Map0001.lmu", "Map0002.lmu");
    private static final OpenOptions OPTIONS =
            new OpenOptions(List.of(), false, "", "", false, true, Map.of());

    @TempDir private Path game;

    @Test
    void damagedFilesGiveAGameOrAReason() throws Exception {
        Path source = SharedData.game("testgame-2003");
        for (String file : FILES) {
            Files.copy(source.resolve(file), game.resolve(file));
        }
        Random random = new Random(12);
        int opened = 0;
        int refused = 0;
        for (int round = 0; round < 120; round++) {
            String name = FILES.get(random.nextInt(FILES.size()));
            byte[] whole = Files.readAllBytes(game.resolve(name));
            Files.write(game.resolve(name), mutated(whole.clone(), random));
            try {
                GameFolder.open(game, OPTIONS, new WarningLog()).describe();
                opened++;
            } catch (GameOpenException e) {
                assertThat(e.file()).isNotEmpty();
                assertThat(e.reason()).isNotEmpty();
                refused++;
            }
            Files.write(game.resolve(name), whole);
        }
        assertThat(opened).isPositive();
        assertThat(refused).isPositive();
    }

    private static byte[] mutated(byte[] bytes, Random random) {
        for (int i = random.nextInt(20); i >= 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        return random.nextInt(3) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    }
}
