package org.vivarium.app.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Which frames to dump: parts like {@code every:10}, {@code 60} and {@code 5-9}, mixed with commas.
 */
public final class FrameSpec {
    /** Frames {@code from} to {@code to} that are divisible by {@code step}. */
    private record Part(int from, int to, int step) {
        boolean contains(int frame) {
            return frame >= from && frame <= to && frame % step == 0;
        }
    }

    private final List<Part> parts;

    private FrameSpec(List<Part> parts) {
        this.parts = parts;
    }

    /**
     * @throws IllegalArgumentException naming the part that is not understood
     */
    public static FrameSpec parse(String text) {
        var parts = new ArrayList<Part>();
        for (String part : text.split(",", -1)) {
            parts.add(parsePart(part.strip()));
        }
        return new FrameSpec(List.copyOf(parts));
    }

    private static Part parsePart(String part) {
        try {
            if (part.startsWith("every:")) {
                int step = Integer.parseInt(part.substring(6));
                if (step > 0) {
                    return new Part(0, Integer.MAX_VALUE, step);
                }
            } else {
                int dash = part.indexOf('-');
                int from = Integer.parseInt(dash < 0 ? part : part.substring(0, dash));
                int to = dash < 0 ? from : Integer.parseInt(part.substring(dash + 1));
                if (from >= 0 && to >= from) {
                    return new Part(from, to, 1);
                }
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(complaint(part), e);
        }
        throw new IllegalArgumentException(complaint(part));
    }

    private static String complaint(String part) {
        return "not a choice of frames: '" + part + "' (every:N, N or N-M)";
    }

    public boolean contains(int frame) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).contains(frame)) {
                return true;
            }
        }
        return false;
    }

    static final class Converter implements ITypeConverter<FrameSpec> {
        @Override
        public FrameSpec convert(String value) {
            try {
                return parse(value);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }
}
