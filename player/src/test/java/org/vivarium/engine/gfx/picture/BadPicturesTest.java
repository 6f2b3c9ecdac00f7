package org.vivarium.engine.gfx.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSource;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Picture files and picture numbers that no editor would make: play goes on, with one warning. */
class BadPicturesTest {
    private static final long BITMAPS = 64L << 20;

    @TempDir Path folder;
    private Path pictures;

    @BeforeEach
    void copyAGame() throws IOException {
        Path from = SharedData.game("testgame-2003");
        for (String file : List.of("RPG_RT.ldb", "RPG_RT.lmt", "Map0001.lmu")) {
            Files.copy(from.resolve(file), folder.resolve(file));
        }
        pictures = Files.createDirectories(folder.resolve("Picture"));
    }

    private static byte[] png(int width, int height, int type) throws IOException {
        var out = new ByteArrayOutputStream();
        BufferedImage image = new BufferedImage(width, height, type);
        for (int i = 0; i < Math.min(width, height); i++) {
            image.setRGB(i, i, 0xFFFF0000);
        }
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    private Engine run(Path saves) throws Exception {
        return TestEngines.open(
                folder, SharedData.rtp(), saves, false, new StartPlace.OnMap(1, 5, 5), 1);
    }

    private static void show(Engine engine, int id, String name, int zoom) {
        PictureOrder order = new PictureOrder();
        order.reset();
        order.name = name;
        order.x = 160;
        order.y = 120;
        order.zoom = zoom;
        order.effectMode = id % 3;
        order.effectPower = 3;
        order.red = 40 * (id % 5);
        new PictureSystem(engine.state.pictures, engine.game.profile).show(id, order);
    }

    private static long warningsAbout(Engine engine, String name) {
        return engine.game.warnings.all().stream()
                .filter(w -> w.toString().contains("Picture/" + name))
                .count();
    }

    @Test
    void brokenFilesGiveOneWarningEachAndAStandIn() throws Exception {
        byte[] good = png(64, 48, BufferedImage.TYPE_BYTE_INDEXED);
        Files.write(pictures.resolve("cut.png"), Arrays.copyOf(good, good.length / 2));
        Files.write(pictures.resolve("head.png"), Arrays.copyOf(good, 20));
        Files.write(pictures.resolve("empty.png"), new byte[0]);
        Files.write(pictures.resolve("deep.png"), png(64, 48, BufferedImage.TYPE_INT_ARGB));
        Files.write(pictures.resolve("text.bmp"), "no picture".getBytes());
        Files.write(pictures.resolve("good.png"), good);
        Engine engine = run(null);
        Driver driver = new Driver(engine, InputSource.NONE);
        driver.run(50);
        List<String> bad = List.of("cut", "head", "empty", "deep", "text", "missing");
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < bad.size(); i++) {
                show(engine, i + 1, bad.get(i), 100 + 50 * round);
            }
            show(engine, 9, "good", 100);
            driver.run(5);
        }
        for (String name : bad) {
            assertThat(warningsAbout(engine, name)).as(name).isEqualTo(1);
        }
        assertThat(warningsAbout(engine, "good")).isZero();
    }

    @Test
    void hugeAndTinyPicturesAreDrawnWithinBoundedMemory() throws Exception {
        Files.write(pictures.resolve("huge.png"), png(4096, 4096, BufferedImage.TYPE_BYTE_INDEXED));
        Files.write(pictures.resolve("wide.png"), png(4096, 1, BufferedImage.TYPE_BYTE_INDEXED));
        Files.write(pictures.resolve("dot.png"), png(1, 1, BufferedImage.TYPE_BYTE_INDEXED));
        Engine engine = run(null);
        Driver driver = new Driver(engine, InputSource.NONE);
        driver.run(50);
        List<String> odd = List.of("huge", "wide", "dot");
        for (int id = 1; id <= 40; id++) {
            show(engine, id, odd.get(id % 3), id % 4 == 0 ? -id : id * 50);
        }
        driver.run(20);
        assertThat(engine.bitmaps.bytes()).isLessThanOrEqualTo(BITMAPS);
        assertThat(engine.tints.bytes()).isLessThanOrEqualTo(engine.tints.maxBytes());
    }

    @Test
    void idsOutOfRangeTakeNoSlot() throws Exception {
        Engine engine = run(null);
        for (int id : new int[] {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 10_001}) {
            show(engine, id, "any", 100);
        }
        assertThat(engine.state.pictures.size()).isZero();
        new Driver(engine, InputSource.NONE).run(5);
    }
}
