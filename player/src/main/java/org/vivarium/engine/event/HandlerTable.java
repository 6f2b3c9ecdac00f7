package org.vivarium.engine.event;

import java.util.Arrays;

/** From command codes to the ops the interpreter's loop understands; filled once, at start. */
public final class HandlerTable {

    private static final int INITIAL = 256;

    private int[] codes = new int[INITIAL];
    private CommandHandler[] handlers = new CommandHandler[INITIAL];
    private int size = 1;

    /** Number 0 takes every command without a handler of its own. */
    public HandlerTable(CommandHandler unsupported) {
        handlers[0] = unsupported;
    }

    public void add(int code, CommandHandler handler) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, size * 2);
            handlers = Arrays.copyOf(handlers, size * 2);
        }
        codes[size] = code;
        handlers[size] = handler;
        size++;
    }

    /** Whether a handler was added for this code. */
    public boolean handles(int code) {
        return op(code) != Op.CALL;
    }

    int op(int code) {
        for (int i = size - 1; i > 0; i--) {
            if (codes[i] == code) {
                return Op.CALL + i;
            }
        }
        return Op.CALL;
    }

    public CommandHandler handler(int op) {
        return handlers[op - Op.CALL];
    }
}
