package org.vivarium.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.image.ImageDecoder;
import org.vivarium.assets.image.ImageException;
import org.vivarium.assets.image.Transparency;

/**
 * Base of tests against pictures of the original runtimes (reference/original). The pictures of a
 * script are taken once for all tests. Outside its texts a settled scene looks the same to the
 * pixel, in the 16-bit colours the original was photographed in.
 */
public abstract class OriginalPictures {
    private static final Map<String, Map<String, SettledPicture>> PLAYED =
            new ConcurrentHashMap<>();

    /**
     * Checks one picture.
     *
     * @param engine 2000 or 2003
     * @param name of the picture's file without extension
     * @param steps of 16-bit colour that each channel may be off, for tones and transparency
     * @param miss why it is known to differ, or null; one that agrees may not claim that
     */
    protected static void check(int engine, String name, int steps, String miss)
            throws IOException {
        Path folder = SharedData.path("reference/original/" + engine);
        SettledPicture mine = played(engine, folder, name.startsWith("p")).get(name);
        compare(engine + " " + name, mine, folder.resolve(name + ".png"), steps, miss);
    }

    /**
     * Checks the picture of a bench game some three seconds after a save of the original was
     * loaded.
     *
     * @param save name of the saved state
     * @param seed with which what moves at random moves as it did there
     * @param frame from which on everything stands as it does in the picture, for a while
     * @param work an empty folder
     */
    protected static void checkSave(
            int engine, String save, long seed, int frame, int steps, Path work)
            throws IOException, GameOpenException {
        Path png = prepareSave(engine, save, work);
        SettledPicture mine =
                OriginalRun.load(SharedData.game("bench-" + engine), work, seed, frame);
        compare(png.getFileName().toString(), mine, png, steps, null);
    }

    /**
     * Checks the picture of a save in which everything moves and rain falls.
     *
     * @param frame the only one that looks so, counted from loading
     * @param atMost pixels that may show something else than rain over this frame
     */
    protected static void checkRainySave(
            int engine, String save, int frame, int steps, int atMost, Path work)
            throws IOException, GameOpenException {
        Path png = prepareSave(engine, save, work);
        DryPicture mine = OriginalRun.loadDry(SharedData.game("bench-" + engine), work, frame);
        SettledPicture.Difference found = mine.compare(pixels(png), steps);
        assertThat(found.count())
                .as("%s: %s", png.getFileName(), found)
                .isLessThanOrEqualTo(atMost);
    }

    /** Lays a save into the empty folder; returns the picture that belongs to it. */
    private static Path prepareSave(int engine, String save, Path work) throws IOException {
        Path folder = SharedData.path("reference/original/saves");
        Files.copy(folder.resolve(save + "-" + engine + ".lsd"), work.resolve("Save01.lsd"));
        return folder.resolve(save + "-" + engine + ".png");
    }

    private static void compare(String name, SettledPicture mine, Path png, int steps, String miss)
            throws IOException {
        SettledPicture.Difference found = mine.compare(pixels(png), steps);
        if (miss == null) {
            assertThat(found.count()).as("%s: %s", name, found).isZero();
        } else {
            assertThat(found.count())
                    .as("%s agrees and is no longer a miss: %s", name, miss)
                    .isPositive();
        }
    }

    private static Map<String, SettledPicture> played(int engine, Path folder, boolean plain) {
        String game = (plain ? "testgame-" : "bench-") + engine;
        Path keys = folder.resolve(plain ? "keys-plain" + engine + ".txt" : "keys-bench.txt");
        return PLAYED.computeIfAbsent(
                game,
                g -> {
                    try {
                        return OriginalRun.play(SharedData.game(g), OriginalScript.read(keys));
                    } catch (IOException | GameOpenException e) {
                        throw new IllegalStateException("cannot play " + g, e);
                    }
                });
    }

    private static int[] pixels(Path png) throws IOException {
        try {
            return ImageDecoder.decode(Files.readAllBytes(png), png.toString(), Transparency.NONE)
                    .pixels();
        } catch (ImageException e) {
            throw new IOException(e);
        }
    }
}
