package org.vivarium.telemetry;

/**
 * The texts of the last notes. A number stands for each; the text of one that has been pushed out
 * since is empty.
 */
final class TextRing {
    private static final int SIZE = 4096;

    private final String[] texts = new String[SIZE];
    private volatile int added;

    /** Keeps a text and gives its number; 0 is the empty one. */
    int add(String text) {
        if (text.isEmpty()) {
            return 0;
        }
        int number = added + 1;
        texts[number % SIZE] = text;
        added = number;
        return number;
    }

    String get(int number) {
        if (number <= 0 || added - number >= SIZE - 1) {
            return "";
        }
        String text = texts[number % SIZE];
        return text == null || added - number >= SIZE - 1 ? "" : text;
    }
}
