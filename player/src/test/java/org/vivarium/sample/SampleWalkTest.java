package org.vivarium.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.app.build.GameBuilder;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputSource;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/**
 * The tour's walk through the sample game against the recording in the repository: where the hero
 * stands and what the picture is, every sixtieth frame. Needs nothing outside of the repository.
 * After a wanted change of the sample or of drawing, copy the printed lines into walk.golden.
 */
class SampleWalkTest {
    private static final int LAST_FRAME = 600;

    @TempDir private Path folder;

    @Test
    void the_walk_through_the_sample_is_as_recorded() throws Exception {
        List<String> walked = walk();
        walked.forEach(System.out::println);
        assertThat(walked).isEqualTo(lines("/org/vivarium/sample/walk.golden"));
    }

    private List<String> walk() throws Exception {
        Path game = folder.resolve("sample");
        GameBuilder.build(SharedData.repository().resolve("samples/saltmeadow"), game);
        Path saves = Files.createDirectory(folder.resolve("saves"));
        Engine engine =
                TestEngines.open(
                        game,
                        Files.createDirectory(folder.resolve("rtp")),
                        saves,
                        false,
                        new StartPlace.NewGame(),
                        1);
        InputSource script = InputScript.parse(lines("/tour/walk.txt"), "walk.txt");
        Driver driver = new Driver(engine, script);
        List<String> lines = new ArrayList<>();
        for (int frame = 0; frame <= LAST_FRAME; frame++) {
            driver.step();
            if (frame % 60 == 0) {
                lines.add(line(frame, engine));
            }
        }
        return lines;
    }

    private static String line(int frame, Engine engine) {
        CRC32 crc = new CRC32();
        for (int pixel : engine.frame()) {
            crc.update(pixel >> 16);
            crc.update(pixel >> 8);
            crc.update(pixel);
        }
        return "%d map %d hero %d,%d facing %d picture %08x"
                .formatted(
                        frame,
                        engine.state.map.id,
                        engine.state.hero.x,
                        engine.state.hero.y,
                        engine.state.hero.facing,
                        crc.getValue());
    }

    private static List<String> lines(String resource) throws Exception {
        try (InputStream in = SampleWalkTest.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
