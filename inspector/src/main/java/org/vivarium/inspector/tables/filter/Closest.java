package org.vivarium.inspector.tables.filter;

import org.vivarium.inspector.tables.ColumnPath;
import org.vivarium.lcf.StructType;

/** Guesses which field a mistyped name meant. */
final class Closest {
    private Closest() {}

    /** The most similar name of a field, or null when none is near. */
    static String of(String word, StructType type) {
        String best = null;
        int distance = Math.max(2, word.length() / 3) + 1;
        for (ColumnPath column : ColumnPath.of(type)) {
            String name = column.name();
            int steps = name.contains(word) || word.contains(name) ? 1 : steps(word, name);
            if (steps < distance) {
                best = name;
                distance = steps;
            }
        }
        return best;
    }

    /** Letters to insert, drop or replace until one word is the other. */
    private static int steps(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
