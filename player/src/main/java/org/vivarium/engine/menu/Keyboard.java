package org.vivarium.engine.menu;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pages of keys a game's language has (spec menus-and-saves 12). Their letters stand in the
 * resource {@code menu/keyboards.txt}.
 *
 * @param pages in the order the page key goes through
 * @param done what the key that ends the entry says
 * @param spaced letters of the name stand 12 pixels apart above lines for those to come, as in the
 *     English releases
 */
record Keyboard(List<KeyboardPage> pages, String done, boolean spaced) {
    private static final String RESOURCE = "/menu/keyboards.txt";

    /**
     * The keyboard of a game.
     *
     * @param english the game runs on an English release of the original
     * @param is2003 that is the one of 2003
     */
    static Keyboard of(Charset charset, boolean english, boolean is2003) {
        return switch (charset.name()) {
            case "windows-31j", "Shift_JIS" ->
                    named("<決定>", "hiragana", "katakana", "letters", "symbols");
            case "x-windows-949", "EUC-KR" ->
                    named("<결정>", "hangul-1", "hangul-2", "letters", "symbols");
            case "x-mswin-936", "GBK", "GB18030" ->
                    named("<确定>", "simplified-1", "simplified-2", "letters", "symbols");
            case "x-windows-950", "Big5" ->
                    named("<確定>", "traditional-1", "traditional-2", "letters", "symbols");
            case "windows-1251" -> named("<OK>", "cyrillic", "letters", "symbols");
            default ->
                    english
                            ? english(is2003 ? "english-2003" : "english-2000")
                            : named("<Done>", "letters", "symbols");
        };
    }

    private static Keyboard english(String letters) {
        return new Keyboard(pages(letters, "english-symbols"), "<OK!>", true);
    }

    private static Keyboard named(String done, String... names) {
        return new Keyboard(pages(names), done, false);
    }

    private static List<KeyboardPage> pages(String... names) {
        Map<String, KeyboardPage> all = read();
        List<KeyboardPage> pages = new ArrayList<>();
        for (String name : names) {
            pages.add(all.get(name));
        }
        return List.copyOf(pages);
    }

    /** Lines {@code page NAME LABEL}, each followed by its rows; a space is an empty cell. */
    private static Map<String, KeyboardPage> read() {
        Map<String, KeyboardPage> pages = new HashMap<>();
        try (var in = Keyboard.class.getResourceAsStream(RESOURCE);
                var reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String[][] keys = {};
            int row = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("page ")) {
                    String[] words = line.split(" ");
                    keys = new String[KeyboardPage.ROWS][KeyboardPage.COLUMNS];
                    row = 0;
                    pages.put(words[1], new KeyboardPage(words[2], keys));
                } else if (row < keys.length) {
                    fill(keys[row++], line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the resource " + RESOURCE, e);
        }
        return pages;
    }

    /** A key is one letter, or a dollar sign with the letter of a symbol behind it. */
    private static void fill(String[] row, String line) {
        int at = 0;
        for (int column = 0; column < row.length && at < line.length(); column++) {
            boolean symbol = line.charAt(at) == '$' && at + 1 < line.length();
            int end = at + (symbol ? 2 : Character.charCount(line.codePointAt(at)));
            String key = line.substring(at, end);
            row[column] = key.equals(" ") ? null : key;
            at = end;
        }
    }

    /** Whether any page types this text. */
    boolean types(String text) {
        for (KeyboardPage page : pages) {
            if (page.types(text)) {
                return true;
            }
        }
        return false;
    }
}
