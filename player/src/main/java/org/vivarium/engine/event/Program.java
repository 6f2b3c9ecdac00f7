package org.vivarium.engine.event;

import static org.vivarium.engine.event.CommandCode.*;

import java.nio.charset.Charset;
import org.vivarium.model.event.CommandList;

/**
 * A command list made ready to run: every command knows its op and where it leads to, so that
 * control flow never searches (design section 6). Never changes once compiled and is shared by
 * everything that runs the list.
 */
public final class Program {

    private final ProgramRef ref;
    private final CommandList list;
    private final Dialect dialect;
    private final int[] words;
    private String[] texts;
    private long commands;
    private long attentionAt;
    private volatile CompiledProgram compiled;

    private Program(ProgramRef ref, CommandList list, Dialect dialect) {
        this.ref = ref;
        this.list = list;
        this.dialect = dialect;
        this.words = list.words();
    }

    static Program compile(ProgramRef ref, CommandList list, Dialect dialect, HandlerTable table) {
        int[] words = list.words();
        ControlFlow flow = new ControlFlow(list, dialect.breakRule());
        for (int i = 0; i < list.size(); i++) {
            int base = i << CommandList.SHIFT;
            words[base + CommandList.TARGET] = flow.target(i);
            words[base + CommandList.OP] =
                    op(list, i, words[base + CommandList.TARGET], dialect, table);
        }
        return new Program(ref, list, dialect);
    }

    private static int op(
            CommandList list, int index, int target, Dialect dialect, HandlerTable table) {
        int code = list.code(index);
        return switch (code) {
            case BLANK,
                    LABEL,
                    MESSAGE_LINE,
                    CHOICES_END,
                    BATTLE_END,
                    SHOP_END,
                    INN_END,
                    BRANCH_END,
                    BATTLE_BRANCH_END,
                    COMMENT_LINE ->
                    Op.NOTHING;
            case COMMENT ->
                    dialect.commentCommands() && list.hasText(index) ? table.op(code) : Op.NOTHING;
            case BREAK, JUMP_TO_LABEL -> Op.JUMP;
            case LOOP ->
                    dialect.maniac() && list.parameter(index, 0) != 0 ? table.op(code) : Op.NOTHING;
            case LOOP_END -> {
                if (target == ControlFlow.NO_START) {
                    yield Op.STUCK;
                }
                yield dialect.maniac() && list.parameter(index, 0) != 0 ? table.op(code) : Op.JUMP;
            }
            case ELSE, CHOICE -> Op.MARKER;
            case VICTORY, ESCAPE, DEFEAT, TRANSACTION, NO_TRANSACTION, STAY, NO_STAY ->
                    Op.MAP_MARKER;
            case BATTLE_ELSE -> Op.BATTLE_MARKER;
            case BRANCH -> branchOp(list, index, table);
            case SWITCHES -> single(list, index) ? Op.SET_SWITCH : table.op(code);
            case VARIABLES -> variablesOp(list, index, dialect, table);
            default -> table.op(code);
        };
    }

    private static int branchOp(CommandList list, int index, HandlerTable table) {
        return switch (list.parameter(index, 0)) {
            case 0 -> Op.BRANCH_SWITCH;
            case 1 ->
                    list.parameter(index, 2) <= 1 && list.parameter(index, 2) >= 0
                            ? Op.BRANCH_VARIABLE
                            : table.op(BRANCH);
            default -> table.op(BRANCH);
        };
    }

    private static int variablesOp(
            CommandList list, int index, Dialect dialect, HandlerTable table) {
        int operation = list.parameter(index, 3);
        boolean plain =
                single(list, index)
                        && operation >= 0
                        && operation <= 5
                        && !(dialect.maniac() && list.parameterCount(index) > 7);
        if (!plain) {
            return table.op(VARIABLES);
        }
        return switch (list.parameter(index, 4)) {
            case 0 -> Op.SET_VARIABLE_CONSTANT;
            case 1 -> Op.SET_VARIABLE_VARIABLE;
            default -> table.op(VARIABLES);
        };
    }

    /** One target: mode 0, or a range of one (spec interpreter 8.3). */
    private static boolean single(CommandList list, int index) {
        int mode = list.parameter(index, 0);
        return mode == 0 || mode == 1 && list.parameter(index, 1) == list.parameter(index, 2);
    }

    /** The value the slot must hold for a marker's body to run. */
    public static int markerValue(int code, int parameter) {
        return switch (code) {
            case CHOICE -> parameter;
            case ELSE, BATTLE_ELSE, ESCAPE, NO_TRANSACTION, NO_STAY -> 1;
            case DEFEAT -> 2;
            default -> 0;
        };
    }

    public ProgramRef ref() {
        return ref;
    }

    public CommandList list() {
        return list;
    }

    /** What the list was read as: another dialect needs another program. */
    public Dialect dialect() {
        return dialect;
    }

    public int size() {
        return list.size();
    }

    /** A command's text, decoded the first time it is asked for. */
    String text(int index, Charset charset) {
        if (!list.hasText(index)) {
            return "";
        }
        if (texts == null) {
            texts = new String[list.size()];
        }
        String text = texts[index];
        if (text == null) {
            text = list.text(index, charset);
            texts[index] = text;
        }
        return text;
    }

    /** Commands of it that have run, by whatever tier. */
    public long commands() {
        return commands;
    }

    void count(int ran) {
        commands += ran;
    }

    /** Whether enough of it has run for the {@link ProgramTier} to look at it (again). */
    boolean wantsAttention() {
        return commands >= attentionAt;
    }

    /** The tier looks at it again once it has run that many commands. */
    public void attentionAt(long count) {
        attentionAt = count;
    }

    /** Its bytecode; null while it is interpreted. */
    public CompiledProgram compiled() {
        return compiled;
    }

    /** Hands it its bytecode, or (null) back to the interpreter; between any two commands. */
    public void setCompiled(CompiledProgram code) {
        compiled = code;
    }

    /** The flat form (see {@link CommandList}); never written to. */
    public int[] words() {
        return words;
    }

    /** Parameter {@code n} of the command whose words begin at {@code base}; 0 beyond its last. */
    public static int parameter(int[] words, int base, int n) {
        return n < words[base + CommandList.COUNT]
                ? words[words[base + CommandList.PARAMETERS] + n]
                : 0;
    }

    int target(int index) {
        return words[(index << CommandList.SHIFT) + CommandList.TARGET];
    }
}
