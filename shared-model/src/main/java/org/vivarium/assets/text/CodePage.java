package org.vivarium.assets.text;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The Windows code pages that games are written in, as Java's charsets (spec lcf-format 15.1). */
public final class CodePage {
    /** Western European: what an all-ASCII game is taken to use. */
    public static final Charset WESTERN = Charset.forName("windows-1252");

    /**
     * Pages tried on a game that does not say its own, the likelier first; loading them takes time.
     */
    private static final int[] COMMON = {932, 1252, 950, 949, 936, 1251, 1250, 65001};

    /** Languages whose code page is not the western one (spec lcf-format 15.2). */
    private static final Map<String, Integer> LANGUAGES =
            Map.ofEntries(
                    Map.entry("th", 874),
                    Map.entry("ja", 932),
                    Map.entry("ko", 949),
                    Map.entry("cs", 1250),
                    Map.entry("hu", 1250),
                    Map.entry("pl", 1250),
                    Map.entry("ro", 1250),
                    Map.entry("hr", 1250),
                    Map.entry("sk", 1250),
                    Map.entry("sl", 1250),
                    Map.entry("ru", 1251),
                    Map.entry("el", 1253),
                    Map.entry("tr", 1254),
                    Map.entry("he", 1255),
                    Map.entry("ar", 1256),
                    Map.entry("et", 1257),
                    Map.entry("lt", 1257),
                    Map.entry("lv", 1257),
                    Map.entry("vi", 1258));

    private CodePage() {}

    /**
     * A charset by the number of its code page; empty for an unknown number, and for 0, which means
     * unset.
     */
    public static Optional<Charset> of(int number) {
        return switch (number) {
            case 932 -> charset("windows-31j");
            case 936 -> charset("x-mswin-936");
            case 949 -> charset("x-windows-949");
            case 950 -> charset("x-windows-950");
            case 874 -> charset("x-windows-874");
            case 65001 -> Optional.of(StandardCharsets.UTF_8);
            default ->
                    number < 1250 || number > 1258
                            ? Optional.empty()
                            : charset("windows-" + number);
        };
    }

    /**
     * A charset by what a user or a detector calls it: a number, {@code cp932}, {@code
     * windows-1252}, or the name of a charset. Names that mean less than the Windows page of the
     * same language give the page.
     */
    public static Optional<Charset> named(String name) {
        String plain = name.strip().toLowerCase(Locale.ROOT);
        String digits = plain.replaceFirst("^(cp|ms|windows-|x-windows-|ibm-?)", "");
        if (digits.matches("[0-9]{1,9}")) {
            return of(Integer.parseInt(digits));
        }
        return switch (plain) {
            case "shift_jis", "sjis", "shift-jis", "windows-31j" -> of(932);
            case "euc-kr" -> of(949);
            case "gbk", "gb2312", "gb18030", "hz-gb-23121" -> of(936);
            case "big5" -> of(950);
            case "iso-8859-1", "us-ascii", "ascii" -> of(1252);
            case "iso-8859-2" -> of(1250);
            case "iso-8859-5", "koi8-r", "x-mac-cyrillic" -> of(1251);
            case "iso-8859-6" -> of(1256);
            case "iso-8859-7" -> of(1253);
            case "iso-8859-8" -> of(1255);
            case "tis-620", "tis620" -> of(874);
            default -> charset(plain);
        };
    }

    /** The pages tried on a game that does not say its own, the likelier first. */
    static List<Charset> common() {
        return Arrays.stream(COMMON).mapToObj(number -> of(number).orElse(WESTERN)).toList();
    }

    /** The page a game of the user's own language would most likely use. */
    static Charset ofLocale(Locale locale) {
        if (locale.getLanguage().equals("zh")) {
            boolean simplified =
                    locale.getCountry().equals("CN") || locale.getCountry().equals("SG");
            return of(simplified ? 936 : 950).orElse(WESTERN);
        }
        return of(LANGUAGES.getOrDefault(locale.getLanguage(), 1252)).orElse(WESTERN);
    }

    private static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return Optional.empty();
        }
    }
}
