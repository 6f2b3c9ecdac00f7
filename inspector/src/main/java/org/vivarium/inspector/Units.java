package org.vivarium.inspector;

import java.util.Locale;

/** Numbers as the panels write them: few digits, always the same unit for the same thing. */
public final class Units {
    private Units() {}

    /** Milliseconds with three significant places below 10: "0.041", "6.92", "33.4". */
    public static String millis(double nanos) {
        double ms = nanos / 1e6;
        return ms < 1 ? fixed(ms, 1000) : ms < 10 ? fixed(ms, 100) : fixed(ms, 10);
    }

    /**
     * A number with a fixed count of decimal places. Panels write some hundred in a second, and a
     * format that is read anew each time costs more than all else about them.
     *
     * @param unit ten to the power of the places
     */
    private static String fixed(double number, int unit) {
        if (!(Math.abs(number) < 1e12)) {
            return Double.toString(number);
        }
        long scaled = Math.round(Math.abs(number) * unit);
        var text = new StringBuilder(12);
        if (number < 0 && scaled > 0) {
            text.append('-');
        }
        text.append(scaled / unit).append('.');
        long rest = scaled % unit;
        for (int place = unit / 10; place > 1 && rest < place; place /= 10) {
            text.append('0');
        }
        return text.append(rest).toString();
    }

    /** "0 B", "640 B", "18.2 KB", "3.1 MB". */
    public static String bytes(double bytes) {
        double size = Math.abs(bytes);
        if (size < 1000) {
            return Math.round(bytes) + " B";
        }
        return size < 1e6 ? fixed(bytes / 1e3, 10) + " KB" : fixed(bytes / 1e6, 10) + " MB";
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
        return Math.round(100 * share) + " %";
    }
}
