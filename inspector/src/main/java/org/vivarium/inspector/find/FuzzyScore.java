package org.vivarium.inspector.find;

import java.util.Locale;

/**
 * How well a destination answers a few typed letters. Every word must be found: in the name, as its
 * letters in order, as the kind, or as the number.
 */
final class FuzzyScore {
    /** It doesn't answer at all. */
    static final int NONE = -1;

    private static final int WHOLE = 220;
    private static final int BEGINNING = 160;
    private static final int WORD_BEGINNING = 130;
    private static final int INSIDE = 100;
    private static final int NUMBER = 120;
    private static final int KIND = 60;
    private static final int SCATTERED = 50;

    /** Among equals, what the window does comes first. */
    private static final int DEED = 3;

    private final String[] words;

    FuzzyScore(String typed) {
        String lower = typed.toLowerCase(Locale.ROOT).strip();
        words = lower.isEmpty() ? new String[0] : lower.split("\\s+");
    }

    boolean isEmpty() {
        return words.length == 0;
    }

    /** Higher is better; {@link #NONE} when a word is nowhere. */
    int of(Destination destination) {
        String name = destination.name().toLowerCase(Locale.ROOT);
        int sum = destination.isDeed() ? DEED : 0;
        for (String word : words) {
            int best = inName(name, word);
            if (destination.kind().startsWith(word)) {
                best = Math.max(best, KIND);
            }
            if (destination.id() > 0 && word.equals(Integer.toString(destination.id()))) {
                best = Math.max(best, NUMBER);
            }
            if (best < 0) {
                return NONE;
            }
            sum += best;
        }
        return sum * 100 - Math.min(99, name.length());
    }

    private static int inName(String name, String word) {
        int at = name.indexOf(word);
        if (at < 0) {
            return word.length() > 1 ? scattered(name, word) : NONE;
        }
        if (at == 0) {
            return name.length() == word.length() ? WHOLE : BEGINNING;
        }
        return beginsWord(name, word) ? WORD_BEGINNING : INSIDE;
    }

    private static boolean beginsWord(String name, String word) {
        for (int at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
            if (!Character.isLetterOrDigit(name.charAt(at - 1))) {
                return true;
            }
        }
        return false;
    }

    /** The letters in order, with gaps between; the wider, the worse. */
    private static int scattered(String name, String word) {
        int at = -1;
        int first = -1;
        for (int i = 0; i < word.length(); i++) {
            at = name.indexOf(word.charAt(i), at + 1);
            if (at < 0) {
                return NONE;
            }
            first = first < 0 ? at : first;
        }
        int gaps = at - first + 1 - word.length();
        return gaps > 3 * word.length() ? NONE : Math.max(1, SCATTERED - 4 * gaps);
    }
}
