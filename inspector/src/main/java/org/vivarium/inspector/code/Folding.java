package org.vivarium.inspector.code;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which blocks of a script are closed, and so which lines are seen: paragraphs of the text against
 * lines of the script. Immutable.
 */
final class Folding {
    static final Folding NONE = new Folding(null, new BitSet());

    private final Script script;
    private final BitSet closed;
    private final int[] visible;

    private Folding(Script script, BitSet closed) {
        this.script = script;
        this.closed = closed;
        this.visible = script == null ? new int[0] : visible(script, closed);
    }

    /** Everything open. */
    static Folding of(Script script) {
        return new Folding(script, new BitSet());
    }

    private static int[] visible(Script script, BitSet closed) {
        int[] lines = new int[script.size()];
        int count = 0;
        for (int i = 0; i < script.size(); i = closed.get(i) ? script.blockEnd(i) : i + 1) {
            lines[count++] = i;
        }
        return Arrays.copyOf(lines, count);
    }

    /** Null when nothing is shown. */
    Script script() {
        return script;
    }

    /** Lines that are seen. */
    int size() {
        return visible.length;
    }

    /** The line a paragraph shows; -1 outside. */
    int line(int paragraph) {
        return paragraph >= 0 && paragraph < visible.length ? visible[paragraph] : -1;
    }

    /** The paragraph that shows a line, or the closed block that hides it. */
    int paragraph(int line) {
        int found = Arrays.binarySearch(visible, line);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }

    boolean hides(int line) {
        return Arrays.binarySearch(visible, line) < 0;
    }

    boolean isClosed(int line) {
        return closed.get(line);
    }

    Folding toggled(int line) {
        BitSet next = (BitSet) closed.clone();
        next.flip(line);
        return new Folding(script, next);
    }

    /** Opens every block around a line. */
    Folding showing(int line) {
        BitSet next = (BitSet) closed.clone();
        for (int i = next.nextSetBit(0); i >= 0 && i < line; i = next.nextSetBit(i + 1)) {
            if (script.blockEnd(i) > line) {
                next.clear(i);
            }
        }
        return new Folding(script, next);
    }

    /** Closes every block. */
    Folding all() {
        var next = new BitSet();
        for (int i = 0; script != null && i < script.size(); i++) {
            next.set(i, script.opensBlock(i));
        }
        return new Folding(script, next);
    }

    Folding none() {
        return new Folding(script, new BitSet());
    }
}
