package org.vivarium.app.build.art;

import java.util.Map;

/**
 * Large letters for titles, each drawn on 5x7 dots and blown up with a light edge and a dark
 * outline.
 */
final class Lettering {
    private static final Map<Character, String> GLYPHS =
            Map.ofEntries(
                    Map.entry('A', ".###.#...##...#######...##...##...#"),
                    Map.entry('D', "####.#...##...##...##...##...#####."),
                    Map.entry('E', "######....#....####.#....#....#####"),
                    Map.entry('G', ".#####....#....#..###...##...#.####"),
                    Map.entry('H', "#...##...##...#######...##...##...#"),
                    Map.entry('L', "#....#....#....#....#....#....#####"),
                    Map.entry('M', "#...###.###.#.##.#.##...##...##...#"),
                    Map.entry('N', "#...###..##.#.##..###...##...##...#"),
                    Map.entry('O', ".###.#...##...##...##...##...#.###."),
                    Map.entry('R', "####.#...##...#####.#.#..#..#.#...#"),
                    Map.entry('S', ".#####....#.....###.....#....#####."),
                    Map.entry('T', "#####..#....#....#....#....#....#.."),
                    Map.entry('V', "#...##...##...##...##...#.#.#...#.."),
                    Map.entry('W', "#...##...##...##.#.##.#.###.###...#"),
                    Map.entry(' ', "..................................."));

    private Lettering() {}

    /** A line of capitals, each dot {@code scale} pixels wide; a T moves under the arm of an L. */
    static Canvas line(String text, int scale, Ramp ramp) {
        int narrower = text.contains("LT") ? 2 : 0;
        Canvas line = new Canvas((text.length() * 6 - narrower) * scale + 2, 7 * scale + 3);
        int left = 1;
        for (int i = 0; i < text.length(); i++) {
            if (i > 0 && text.startsWith("LT", i - 1)) {
                left -= narrower * scale;
            }
            draw(line, GLYPHS.get(text.charAt(i)), left, scale, ramp);
            left += 6 * scale;
        }
        line.outline(Ramp.INK.at(0));
        return line;
    }

    private static void draw(Canvas line, String glyph, int left, int scale, Ramp ramp) {
        for (int dot = 0; dot < glyph.length(); dot++) {
            if (glyph.charAt(dot) == '#') {
                int row = dot / 5;
                line.fill(
                        left + dot % 5 * scale,
                        1 + row * scale,
                        scale,
                        scale,
                        ramp.at(ramp.top() - row / 2));
            }
        }
    }
}
