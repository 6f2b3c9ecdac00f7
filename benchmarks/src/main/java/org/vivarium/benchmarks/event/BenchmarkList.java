package org.vivarium.benchmarks.event;

import org.vivarium.model.event.CommandWriter;

/** Endless lists of the commands that script-heavy games run most (spec interpreter 23). */
public enum BenchmarkList {
    ARITHMETIC {
        @Override
        void body(CommandWriter w) {
            w.add(VARIABLE, 1, 0, 1, 1, 1, 0, 3)
                    .add(VARIABLE, 1, 0, 2, 2, 0, 1, 1)
                    .add(VARIABLE, 1, 0, 2, 2, 3, 0, 7)
                    .add(VARIABLE, 1, 0, 2, 2, 5, 0, 1000)
                    .add(VARIABLE, 1, 0, 3, 3, 2, 1, 2)
                    .add(VARIABLE, 1, 0, 4, 4, 4, 0, 3);
        }
    },
    BRANCHES {
        @Override
        void body(CommandWriter w) {
            w.add(VARIABLE, 1, 0, 1, 1, 1, 0, 1)
                    .add(BRANCH, 1, 1, 1, 0, 500, 1, 1)
                    .add(VARIABLE, 2, 0, 1, 1, 0, 0, 0)
                    .add(BLANK, 2)
                    .add(ELSE, 1)
                    .add(VARIABLE, 2, 0, 2, 2, 1, 0, 1)
                    .add(BLANK, 2)
                    .add(BRANCH_END, 1)
                    .add(BRANCH, 1, 0, 7, 0, 0, 0, 0)
                    .add(VARIABLE, 2, 0, 3, 3, 1, 0, 1)
                    .add(BLANK, 2)
                    .add(BRANCH_END, 1);
        }
    },
    LOOPS {
        @Override
        void body(CommandWriter w) {
            w.add(VARIABLE, 1, 0, 1, 1, 0, 0, 0)
                    .add(LOOP, 1)
                    .add(VARIABLE, 2, 0, 1, 1, 1, 0, 1)
                    .add(BRANCH, 2, 1, 1, 0, 50, 1, 0)
                    .add(BREAK, 3)
                    .add(BLANK, 3)
                    .add(BRANCH_END, 2)
                    .add(BLANK, 2)
                    .add(LOOP_END, 1);
        }
    },
    SWITCHES {
        @Override
        void body(CommandWriter w) {
            w.add(SWITCH, 1, 0, 1, 1, 0)
                    .add(SWITCH, 1, 0, 2, 2, 1)
                    .add(SWITCH, 1, 0, 3, 3, 2)
                    .add(SWITCH, 1, 1, 10, 12, 0);
        }
    },
    KEYS {
        @Override
        void body(CommandWriter w) {
            w.add(KEY, 1, 1, 0, 1, 1, 1).add(BRANCH, 1, 1, 1, 0, 5, 0, 0).add(BRANCH_END, 1);
        }
    },
    CALLS {
        @Override
        void body(CommandWriter w) {
            w.add(CALL, 1, 0, 1).add(VARIABLE, 1, 0, 2, 2, 1, 0, 1);
        }
    },
    MIXED {
        @Override
        void body(CommandWriter w) {
            w.add(COMMENT, 1, new byte[] {'x'});
            ARITHMETIC.body(w);
            BRANCHES.body(w);
            w.add(VARIABLE, 1, 0, 5, 5, 0, 3, 1, 6)
                    .add(VARIABLE, 1, 0, 6, 6, 0, 2, 5)
                    .add(SWITCH, 1, 0, 4, 4, 2)
                    .add(KEY, 1, 7, 0, 1, 1, 1);
        }
    };

    static final int BLANK = 10;
    static final int SWITCH = 10210;
    static final int VARIABLE = 10220;
    static final int KEY = 11610;
    static final int BRANCH = 12010;
    static final int ELSE = 22010;
    static final int BRANCH_END = 22011;
    static final int LOOP = 12210;
    static final int BREAK = 12220;
    static final int LOOP_END = 22210;
    static final int CALL = 12330;
    static final int COMMENT = 12410;

    abstract void body(CommandWriter writer);

    /** The commands in an endless loop. */
    CommandWriter endless() {
        CommandWriter writer = new CommandWriter().add(LOOP, 0);
        body(writer);
        return writer.add(BLANK, 1).add(LOOP_END, 0);
    }
}
