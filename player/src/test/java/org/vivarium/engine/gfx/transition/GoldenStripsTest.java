package org.vivarium.engine.gfx.transition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vivarium.engine.gfx.Frame;

/**
 * The strip of every transition, erase and show, frame by frame: each frame's CRC-32 stands in
 * golden-strips.txt. A change there is a change of what players see. After a wanted one {@link
 * #main} prints the lines anew.
 */
class GoldenStripsTest {
    private static final int FADE_STEPS = 33;
    private static final int STEPS = 40;
    private static final int SEED = 77;
    private static final int FOCUS_X = 100;
    private static final int FOCUS_Y = 90;
    private static final Map<String, List<String>> GOLDEN = new HashMap<>();

    private final TransitionPainter painter = new TransitionPainter();
    private final int[] before = picture(0x3D, 0x05);
    private final int[] after = picture(0x11, 0x8F);
    private final int[] display = new int[Frame.SIZE];

    @BeforeAll
    static void read() throws IOException {
        try (InputStream in = GoldenStripsTest.class.getResourceAsStream("golden-strips.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            for (String line : text.lines().toList()) {
                List<String> words = List.of(line.split(" +"));
                GOLDEN.put(words.get(0) + " " + words.get(1), words.subList(2, words.size()));
            }
        }
    }

    private static int[] picture(int p, int q) {
        int[] out = new int[Frame.SIZE];
        for (int i = 0; i < out.length; i++) {
            int x = i % Frame.WIDTH;
            int y = i / Frame.WIDTH;
            out[i] = Frame.BLACK | (x * p & 255) << 16 | (y * q & 255) << 8 | (i * p + q & 255);
        }
        return out;
    }

    static Stream<String> strips() {
        return Arrays.stream(TransitionType.values())
                .flatMap(type -> Stream.of(type + " erase", type + " show"));
    }

    /** CRC-32 of each frame of a strip. */
    private List<String> strip(String name) {
        String[] words = name.split(" ");
        TransitionType type = TransitionType.valueOf(words[0]);
        boolean erasing = words[1].equals("erase");
        int frames = type == TransitionType.FADE ? FADE_STEPS : STEPS + 1;
        return Stream.iterate(0, f -> f < frames, f -> f + 1)
                .map(f -> crc(type, erasing, f))
                .toList();
    }

    private String crc(TransitionType type, boolean erasing, int f) {
        painter.draw(display, before, after, type, erasing, f, FADE_STEPS, SEED, FOCUS_X, FOCUS_Y);
        CRC32 crc = new CRC32();
        for (int p : display) {
            crc.update(p >> 16);
            crc.update(p >> 8);
            crc.update(p);
        }
        return "%08x".formatted(crc.getValue());
    }

    @ParameterizedTest
    @MethodSource("strips")
    void everyFrameIsTheGoldenOne(String name) {
        List<String> strip = strip(name);
        List<String> golden = GOLDEN.get(name);
        assertThat(strip).hasSameSizeAs(golden);
        for (int f = 0; f < strip.size(); f++) {
            assertThat(strip.get(f)).as(name + " f=" + f).isEqualTo(golden.get(f));
        }
    }

    @Test
    void everyKindHasAStrip() {
        assertThat(GOLDEN.keySet()).containsExactlyInAnyOrderElementsOf(strips().toList());
    }

    public static void main(String[] args) {
        GoldenStripsTest test = new GoldenStripsTest();
        strips().forEach(
                        name ->
                                System.out.println(
                                        name + " " + String.join(" ", test.strip(name))));
    }
}
