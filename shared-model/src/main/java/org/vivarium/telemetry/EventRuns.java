package org.vivarium.telemetry;

import java.util.stream.IntStream;

/**
 * The event lists that ran in one frame: where each stood when its turn began and how many commands
 * it worked off. Mutable and reused; when more ran than fit, those with the most commands stay.
 */
public final class EventRuns {
    /** Runs kept of one frame. */
    public static final int MAX = 16;

    /** What holds a list of commands, and what its numbers are called. */
    public enum Source {
        MAP_EVENT("event", "page"),
        COMMON_EVENT("common event", ""),
        TROOP_PAGE("troop", "page"),
        OTHER("a list without an address", "");

        private static final Source[] ALL = values();

        private final String label;
        private final String pageLabel;

        Source(String label, String pageLabel) {
            this.label = label;
            this.pageLabel = pageLabel;
        }

        public static Source at(int ordinal) {
            return ALL[ordinal & 3];
        }
    }

    static final int WORDS = 5;

    private final int[] words = new int[WORDS * MAX];
    private int count;
    private int left;

    public int count() {
        return count;
    }

    /** Commands of runs that were left out. */
    public int commandsLeftOut() {
        return left;
    }

    public Source source(int run) {
        return Source.at(words[WORDS * run]);
    }

    /** Id of the map event, common event or troop. */
    public int id(int run) {
        return words[WORDS * run + 1];
    }

    /** Page of the map event or troop, from 1; 0 for a common event. */
    public int page(int run) {
        return words[WORDS * run + 2];
    }

    /** The command it went on with, counted from 1. */
    public int line(int run) {
        return words[WORDS * run + 3] + 1;
    }

    public int commands(int run) {
        return words[WORDS * run + 4];
    }

    /** "event 7, page 2, line 31: 120 commands". */
    public String describe(int run) {
        var text = new StringBuilder(source(run).label);
        if (source(run) != Source.OTHER) {
            text.append(' ').append(id(run));
        }
        if (!source(run).pageLabel.isEmpty()) {
            text.append(", ").append(source(run).pageLabel).append(' ').append(page(run));
        }
        text.append(", line ").append(line(run)).append(": ").append(commands(run));
        return text.append(commands(run) == 1 ? " command" : " commands").toString();
    }

    /** The runs, those with the most commands first; for readers, it allocates. */
    public IntStream byCommands() {
        return IntStream.range(0, count)
                .boxed()
                .sorted((a, b) -> Integer.compare(commands(b), commands(a)))
                .mapToInt(Integer::intValue);
    }

    /**
     * @param index the command it went on with, counted from 0
     */
    public void add(Source source, int id, int page, int index, int commands) {
        int at = count;
        if (count == MAX) {
            at = shortest();
            if (commands(at) >= commands) {
                left += commands;
                return;
            }
            left += commands(at);
        } else {
            count++;
        }
        int word = WORDS * at;
        words[word] = source.ordinal();
        words[word + 1] = id;
        words[word + 2] = page;
        words[word + 3] = index;
        words[word + 4] = commands;
    }

    private int shortest() {
        int shortest = 0;
        for (int run = 1; run < count; run++) {
            if (commands(run) < commands(shortest)) {
                shortest = run;
            }
        }
        return shortest;
    }

    void clear() {
        count = 0;
        left = 0;
    }

    void copyFrom(EventRuns other) {
        read(other.words, 0, other.count, other.left);
    }

    void write(int[] target, int at) {
        System.arraycopy(words, 0, target, at, WORDS * count);
    }

    void read(int[] from, int at, int runs, int leftOut) {
        count = runs;
        left = leftOut;
        System.arraycopy(from, at, words, 0, WORDS * runs);
    }
}
