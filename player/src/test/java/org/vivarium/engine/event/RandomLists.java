package org.vivarium.engine.event;

import java.util.random.RandomGenerator;
import org.vivarium.model.event.CommandWriter;

/**
 * Command lists made by chance: nested blocks as editors write them, and between them what no
 * editor writes: markers without openers, loop ends without loops, jumps to labels that don't
 * exist, ids of switches and variables far outside.
 */
final class RandomLists {

    private static final int DEEPEST = 4;

    private final RandomGenerator random;
    private final boolean hostile;

    RandomLists(RandomGenerator random, boolean hostile) {
        this.random = random;
        this.hostile = hostile;
    }

    CommandWriter list() {
        CommandWriter writer = new CommandWriter();
        body(writer, 0, 3 + random.nextInt(14));
        return writer;
    }

    private void body(CommandWriter w, int indent, int commands) {
        for (int i = 0; i < commands; i++) {
            command(w, indent);
        }
        w.add(10, indent);
    }

    private void command(CommandWriter w, int indent) {
        if (hostile && random.nextInt(12) == 0) {
            w.add(oddCode(), random.nextInt(6) - 1, random.nextInt(5));
            return;
        }
        int kind = random.nextInt(indent < DEEPEST ? 20 : 14);
        switch (kind) {
            case 0, 1, 2, 3, 4 -> variable(w, indent);
            case 5, 6 -> w.add(10210, indent, 0, id(), 0, random.nextInt(3));
            case 7 -> w.add(10210, indent, 1, 3, 3 + random.nextInt(4), random.nextInt(3));
            case 8 -> w.add(12110, indent, random.nextInt(4));
            case 9 -> w.add(12120, indent, random.nextInt(5));
            case 10 -> w.add(12330, indent, 0, 1 + random.nextInt(4), 0);
            case 11 -> w.add(11410, indent, random.nextInt(3) / 2);
            case 12 -> w.add(12220, indent);
            case 13 -> rare(w, indent);
            case 14, 15, 16, 17 -> branch(w, indent);
            default -> loop(w, indent);
        }
    }

    private void rare(CommandWriter w, int indent) {
        switch (random.nextInt(6)) {
            case 0 -> w.add(12310, indent);
            case 1 -> w.add(11610, indent, id(), 0, 1, 1, 1);
            case 2 -> w.add(12410, indent, Lists.text("note"));
            case 3 -> w.add(10310, indent, 0, 0, random.nextInt(500));
            case 4 -> w.add(10220, indent, 1, 2, 7, random.nextInt(6), 3, 1, 6, 0);
            default -> w.add(11340, indent);
        }
    }

    private void variable(CommandWriter w, int indent) {
        int id = id();
        int operand = random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(40) - 5;
        int kind = random.nextInt(10);
        int source = kind < 5 ? 0 : kind < 8 ? 1 : kind == 8 ? 2 : 3;
        w.add(
                10220,
                indent,
                random.nextInt(8) == 0 ? 2 : 0,
                id,
                id,
                random.nextInt(6),
                source,
                source == 0 ? operand : id(),
                30);
    }

    private void branch(CommandWriter w, int indent) {
        switch (random.nextInt(5)) {
            case 0, 1 -> w.add(12010, indent, 0, id(), random.nextInt(2), 0, 0, 0);
            case 2 -> w.add(12010, indent, 3, random.nextInt(300), random.nextInt(2), 0, 0, 0);
            default ->
                    w.add(
                            12010,
                            indent,
                            1,
                            id(),
                            random.nextInt(2),
                            random.nextInt(30),
                            random.nextInt(7),
                            0);
        }
        body(w, indent + 1, random.nextInt(4));
        if (random.nextBoolean()) {
            w.add(22010, indent);
            body(w, indent + 1, random.nextInt(4));
        }
        w.add(22011, indent);
    }

    private void loop(CommandWriter w, int indent) {
        w.add(12210, indent);
        body(w, indent + 1, random.nextInt(6));
        w.add(22210, indent);
    }

    private int id() {
        if (random.nextInt(hostile ? 10 : 40) != 0) {
            return 1 + random.nextInt(20);
        }
        int[] odd = {0, -3, 21, 25, 60, 70, 1000, 1_000_001, Integer.MAX_VALUE};
        return odd[random.nextInt(odd.length)];
    }

    private int oddCode() {
        int[] codes = {
            10, 22010, 22011, 22210, 12210, 12220, 20140, 20141, 20710, 20711, 20712, 20713, 20720,
            20722, 20730, 20732, 23310, 23311, 99999, 12010, 10220, 10210, 12110, 12120
        };
        return codes[random.nextInt(codes.length)];
    }
}
