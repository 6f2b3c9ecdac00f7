package org.vivarium.lcf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The notation of defaults in the schema: {@code "x"}, {@code [1,2]}, {@code [31]+[15]*143}, {@code
 * [0..143]}.
 */
final class DefaultLiteral {
    private static final Pattern PART = Pattern.compile("\\[([^\\]]*)\\](?:\\*(\\d+))?");
    private static final Pattern ENTRY = Pattern.compile("\"(\\w+)\":\"([^\"]*)\"");

    private DefaultLiteral() {}

    static byte[] text(String literal) {
        String inner = literal.substring(1, literal.length() - 1);
        return inner.replace("\\u0001", "\u0001").getBytes(StandardCharsets.ISO_8859_1);
    }

    static Map<String, String> texts(String literal) {
        Map<String, String> texts = new HashMap<>();
        Matcher entry = ENTRY.matcher(literal);
        while (entry.find()) {
            texts.put(entry.group(1), entry.group(2));
        }
        return Map.copyOf(texts);
    }

    static List<Integer> numbers(String literal) {
        List<Integer> all = new ArrayList<>();
        Matcher part = PART.matcher(literal);
        while (part.find()) {
            List<Integer> once = elements(part.group(1));
            int times = part.group(2) == null ? 1 : Integer.parseInt(part.group(2));
            for (int i = 0; i < times; i++) {
                all.addAll(once);
            }
        }
        return all;
    }

    private static List<Integer> elements(String inner) {
        List<Integer> elements = new ArrayList<>();
        int range = inner.indexOf("..");
        if (range >= 0) {
            int last = Integer.parseInt(inner.substring(range + 2));
            for (int i = Integer.parseInt(inner.substring(0, range)); i <= last; i++) {
                elements.add(i);
            }
        } else if (!inner.isEmpty()) {
            for (String element : inner.split(",")) {
                elements.add(Integer.parseInt(element));
            }
        }
        return elements;
    }
}
