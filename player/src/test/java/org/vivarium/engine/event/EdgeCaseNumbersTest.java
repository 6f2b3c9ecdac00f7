package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;

/** The edge cases of spec interpreter 22 have numbers; tests of them begin with {@code case}. */
class EdgeCaseNumbersTest {

    private static final int CASES = 112;
    private static final Pattern TEST = Pattern.compile("void case((?:\\d+(?:And|To)?)+)");
    private static final Pattern NUMBER = Pattern.compile("(\\d+)(And|To)?");

    @Test
    void everyCaseHasATest() throws IOException {
        assertThat(tested())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, CASES).boxed().toList());
    }

    private static TreeSet<Integer> tested() throws IOException {
        TreeSet<Integer> tested = new TreeSet<>();
        Path tests = SharedData.repository().resolve("player/src/test/java/org/vivarium/engine");
        try (Stream<Path> files = Files.walk(tests)) {
            for (Path file : files.filter(f -> f.toString().endsWith("Test.java")).toList()) {
                Matcher names = TEST.matcher(Files.readString(file));
                while (names.find()) {
                    addNumbers(names.group(1), tested);
                }
            }
        }
        return tested;
    }

    /** {@code 31To35} stands for five numbers, {@code 6And7} for two. */
    private static void addNumbers(String name, TreeSet<Integer> tested) {
        Matcher numbers = NUMBER.matcher(name);
        int from = 0;
        while (numbers.find()) {
            int number = Integer.parseInt(numbers.group(1));
            IntStream.rangeClosed(from == 0 ? number : from, number).forEach(tested::add);
            from = "To".equals(numbers.group(2)) ? number : 0;
        }
    }
}
