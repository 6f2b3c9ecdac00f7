package org.vivarium.engine.event;

import org.vivarium.model.event.CommandWriter;

/** Short words for lists in tests. */
final class Lists {

    private Lists() {}

    static CommandWriter list() {
        return new CommandWriter();
    }

    /** Variable += value. */
    static CommandWriter add(CommandWriter w, int indent, int variable, int value) {
        return w.add(10220, indent, 0, variable, variable, 1, 0, value, 0);
    }

    /** Variable = value. */
    static CommandWriter set(CommandWriter w, int indent, int variable, int value) {
        return w.add(10220, indent, 0, variable, variable, 0, 0, value, 0);
    }

    static CommandWriter turn(CommandWriter w, int indent, int switchId, boolean on) {
        return w.add(10210, indent, 0, switchId, switchId, on ? 0 : 1);
    }

    static byte[] text(String text) {
        return text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    }
}
