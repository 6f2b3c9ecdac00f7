package org.vivarium.engine.save.lsd;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** What other programs write into saves is still there after a load and a save. */
class UnknownChunksTest {
    private static final byte[] STRANGE = {(byte) 0x81, 0x48, 3, 7, 7, 9};

    @TempDir Path folder;

    private Engine open(StartPlace place) throws Exception {
        Engine engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.rtp(),
                        folder,
                        false,
                        place,
                        1);
        new Driver(engine, frame -> 0).run(120);
        return engine;
    }

    @Test
    void a_chunk_nobody_knows_survives_a_load_and_a_save() throws Exception {
        open(new StartPlace.OnMap(30, 61, 86)).saves().save(0);
        Path file = folder.resolve("Save01.lsd");
        ByteArrayOutputStream more = new ByteArrayOutputStream();
        more.write(Files.readAllBytes(file));
        more.write(STRANGE);
        Files.write(file, more.toByteArray());
        Engine engine = open(new StartPlace.Load(1));
        assertThat(engine.state.map.id).isEqualTo(30);
        engine.saves().save(1);
        byte[] saved = Files.readAllBytes(folder.resolve("Save02.lsd"));
        assertThat(saved).endsWith(STRANGE);
    }
}
