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

    /** A line of capitals, each dot {@code scale} pixels wide. */
    static Canvas line(String text, int scale, Ramp ramp) {
        Canvas line = new Canvas(text.length() * 6 * scale + 2, 7 * scale + 3);
        for (int i = 0; i < text.length(); i++) {
            String glyph = GLYPHS.get(text.charAt(i));
            for (int dot = 0; dot < glyph.length(); dot++) {
                if (glyph.charAt(dot) == '#') {
                    int row = dot / 5;
                    int x = 1 + (i * 6 + dot % 5) * scale;
                    line.fill(x, 1 + row * scale, scale, scale, ramp.at(ramp.top() - row / 2));
                }
            }
        }
        line.outline(Ramp.INK.at(0));
        return line;
    }
}
