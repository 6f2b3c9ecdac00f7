package org.vivarium.engine.event;

import static org.vivarium.engine.event.CommandCode.*;

import java.util.HashMap;
import java.util.Map;
import org.vivarium.model.event.CommandList;

/**
 * Resolves where the branches, markers, loops, breaks and label jumps of a list lead, once, when
 * the list is compiled (spec interpreter 4.2 to 4.6, 23). A target equal to the list's size ends
 * it.
 */
final class ControlFlow {

    /** Marks a loop end without a start. */
    static final int NO_START = -1;

    private final CommandList list;
    private final BreakRule breakRule;
    private Map<Integer, Integer> labels;

    ControlFlow(CommandList list, BreakRule breakRule) {
        this.list = list;
        this.breakRule = breakRule;
    }

    /** Where the command at {@code index} leads when it does not simply go on. */
    int target(int index) {
        return switch (list.code(index)) {
            case BRANCH -> skip(index, ELSE, BRANCH_END, 0);
            case ELSE -> skip(index, BRANCH_END, 0, 0);
            case BATTLE_BRANCH -> skip(index, BATTLE_ELSE, BATTLE_BRANCH_END, 0);
            case BATTLE_ELSE -> skip(index, BATTLE_BRANCH_END, 0, 0);
            case CHOICE -> skip(index, CHOICE, CHOICES_END, 0);
            case VICTORY -> skip(index, ESCAPE, DEFEAT, BATTLE_END);
            case ESCAPE -> skip(index, DEFEAT, BATTLE_END, 0);
            case DEFEAT -> skip(index, BATTLE_END, 0, 0);
            case TRANSACTION -> skip(index, NO_TRANSACTION, SHOP_END, 0);
            case NO_TRANSACTION -> skip(index, SHOP_END, 0, 0);
            case STAY -> skip(index, NO_STAY, INN_END, 0);
            case NO_STAY -> skip(index, INN_END, 0, 0);
            case LOOP -> loopExit(index);
            case LOOP_END -> loopStart(index);
            case BREAK -> breakTarget(index);
            case JUMP_TO_LABEL -> labelTarget(index);
            default -> index + 1;
        };
    }

    /** The first command at this indent or above whose code is one of the targets (spec 4.3). */
    private int skip(int index, int first, int second, int third) {
        int indent = list.indent(index);
        for (int i = index + 1; i < list.size(); i++) {
            int code = list.code(i);
            if ((code == first || code == second || code == third) && list.indent(i) <= indent) {
                return i;
            }
        }
        return list.size();
    }

    /** Behind the loop end that belongs to this loop: where a counted loop leaves to. */
    private int loopExit(int index) {
        int indent = list.indent(index);
        for (int i = index + 1; i < list.size(); i++) {
            if (list.code(i) == LOOP_END && list.indent(i) == indent) {
                return i + 1;
            }
        }
        return list.size();
    }

    /**
     * Behind the nearest earlier loop of the same indent; a lower indent met first leaves none. A
     * loop without any line is left at its end (spec 4.5).
     */
    private int loopStart(int index) {
        int indent = list.indent(index);
        for (int i = index - 1; i >= 0 && list.indent(i) >= indent; i--) {
            if (list.indent(i) == indent && list.code(i) == LOOP) {
                return i + 1 == index ? index + 1 : i + 1;
            }
        }
        return NO_START;
    }

    private int breakTarget(int index) {
        int indent = list.indent(index);
        for (int i = index + 1; i < list.size(); i++) {
            if (list.code(i) == LOOP_END
                    && (breakRule == BreakRule.NEXT_LOOP_END || list.indent(i) < indent)) {
                return i + 1;
            }
        }
        return list.size();
    }

    private int labelTarget(int index) {
        if (labels == null) {
            labels = new HashMap<>();
            for (int i = 0; i < list.size(); i++) {
                if (list.code(i) == LABEL) {
                    labels.putIfAbsent(list.parameter(i, 0), i);
                }
            }
        }
        return labels.getOrDefault(list.parameter(index, 0), index + 1);
    }
}
