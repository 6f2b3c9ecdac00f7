package org.vivarium.lcf.text;

import java.util.List;

/** A text document that cannot be packed: every problem found, not only the first. */
public final class TextFormException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<TextProblem> problems;

    public TextFormException(List<TextProblem> problems) {
        super(problems.size() + " problems, the first: " + problems.getFirst());
        this.problems = List.copyOf(problems);
    }

    public List<TextProblem> problems() {
        return problems;
    }
}
