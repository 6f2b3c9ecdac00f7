package org.vivarium.engine.event;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A message to be shown: its lines and what the window does behind the last one. Filled anew for
 * each message and taken over by whoever shows it; strings have their actor names and variables put
 * in already (spec interpreter 16.1).
 */
public final class MessageOrder {

    private static final int MAX_LINES = 4096;

    private String[] lines = new String[8];
    private int lineCount;

    /** How many of the last lines are choices. */
    public int choices;

    /** Bit by choice: it can be taken. */
    public int enabledChoices;

    /** 0 cancelling does nothing, 1 to 4 takes that choice, 5 answers 4. */
    public int cancel;

    /** Digits of a number input behind the text; 0 for none. */
    public int digits;

    /** Variable that receives the number. */
    public int numberVariable;

    /** The window with the party's money shows too (inn). */
    public boolean money;

    /** Without the face of the message settings (level-up). */
    public boolean withoutFace;

    /** A low window with one line a page, as victories of 2003 have it. */
    public boolean singleLines;

    /** Lines too long for the box are broken between words (level-up of the English 2000). */
    public boolean wraps;

    /** Page breaks come behind these lines besides every fourth (level-up). */
    private final boolean[] pageEnds = new boolean[MAX_LINES];

    /** Interpreter that asks, and the indent that receives the choice; see {@link Role}. */
    public int owner;

    public int indent;

    public MessageOrder reset(int newOwner, int newIndent) {
        Arrays.fill(pageEnds, 0, lineCount, false);
        lineCount = 0;
        choices = 0;
        enabledChoices = 0;
        cancel = 0;
        digits = 0;
        numberVariable = 0;
        money = false;
        withoutFace = false;
        singleLines = false;
        wraps = false;
        owner = newOwner;
        indent = newIndent;
        return this;
    }

    public void add(String line) {
        if (lineCount == MAX_LINES) {
            return;
        }
        if (lineCount == lines.length) {
            lines = Arrays.copyOf(lines, lineCount * 2);
        }
        lines[lineCount++] = line;
    }

    public void addChoice(String caption, boolean enabled) {
        if (enabled) {
            enabledChoices |= 1 << choices;
        }
        choices++;
        add(caption);
    }

    /** The next line begins a page. */
    public void endPage() {
        if (lineCount > 0) {
            pageEnds[lineCount - 1] = true;
        }
    }

    /** Replaces each line by the pieces it is broken into. */
    public void breakLines(Function<String, List<String>> pieces) {
        String[] old = Arrays.copyOf(lines, lineCount);
        boolean[] ends = Arrays.copyOf(pageEnds, lineCount);
        Arrays.fill(pageEnds, 0, lineCount, false);
        lineCount = 0;
        for (int i = 0; i < old.length; i++) {
            pieces.apply(old[i]).forEach(this::add);
            pageEnds[lineCount - 1] |= ends[i];
        }
    }

    public int lineCount() {
        return lineCount;
    }

    public String line(int index) {
        return lines[index];
    }

    /** A page ends behind this line even if it isn't full. */
    public boolean endsPage(int index) {
        return pageEnds[index];
    }
}
