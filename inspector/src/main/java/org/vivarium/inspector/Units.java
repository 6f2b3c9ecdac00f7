package org.vivarium.inspector;

import java.util.Locale;

/** Numbers as the panels write them: few digits, always the same unit for the same thing. */
public final class Units {
    private Units() {}

    /** Milliseconds with three significant places below 10: "0.041", "6.92", "33.4". */
    public static String millis(double nanos) {
        double ms = nanos / 1e6;
        String pattern = ms < 1 ? "%.3f" : ms < 10 ? "%.2f" : "%.1f";
        return String.format(Locale.ROOT, pattern, ms);
    }

    /** "0 B", "640 B", "18.2 KB", "3.1 MB". */
    public static String bytes(double bytes) {
        double size = Math.abs(bytes);
        if (size < 1000) {
            return String.format(Locale.ROOT, "%.0f B", bytes);
        }
        return size < 1e6
                ? String.format(Locale.ROOT, "%.1f KB", bytes / 1e3)
                : String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    }

    /** "41,287". */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** "50", "99.9": no digits that say nothing. */
    public static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    /** "37 %". */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }
}
