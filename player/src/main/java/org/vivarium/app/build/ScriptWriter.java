package org.vivarium.app.build;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.EnumType;
import org.vivarium.lcf.EventCodeBuilder;
import org.vivarium.lcf.LcfText;
import org.vivarium.lcf.MoveCodeBuilder;
import org.vivarium.lcf.Schema;

/**
 * Turns readable scripts into event code: each step is one named value, branches hold their steps,
 * and indents, further lines and end marks are put in here (codes and parameters: spec
 * event-commands.tsv).
 */
final class ScriptWriter {
    private static final int HERO = 10_001;
    private static final int THIS_EVENT = 10_005;
    private static final int LINES = 4;

    /**
     * Half-width letters that fit a line of the message window, and one beside a face (spec
     * screen-and-windows 3.6).
     */
    private static final int LETTERS = 50;

    private static final int LETTERS_BESIDE_FACE = 38;

    private final Charset charset;
    private int letters = LETTERS;

    ScriptWriter(Charset charset) {
        this.charset = charset;
    }

    EventCodeBuilder code(SourceNode script) throws BuildException {
        EventCodeBuilder out = new EventCodeBuilder();
        letters = LETTERS;
        steps(out, script, 0);
        return out;
    }

    /** A move route: names of moves. */
    MoveCodeBuilder route(SourceNode moves) throws BuildException {
        MoveCodeBuilder out = new MoveCodeBuilder();
        EnumType names = Schema.enums().get("MoveCommand.Code");
        for (SourceNode move : moves.list()) {
            Integer id = names.valueOf(move.text());
            if (id == null) {
                throw move.error("there is no move '" + move.text() + "'");
            }
            out.add(id);
        }
        return out;
    }

    private void steps(EventCodeBuilder out, SourceNode script, int indent) throws BuildException {
        for (SourceNode step : script.list()) {
            if (step.keys().isEmpty()) {
                throw step.error("a step has no name");
            }
            String name = step.keys().iterator().next();
            step(out, name, step.get(name), step, indent);
        }
    }

    private void step(
            EventCodeBuilder out, String name, SourceNode value, SourceNode step, int indent)
            throws BuildException {
        switch (name) {
            case "text" -> message(out, value, indent);
            case "face" -> face(out, value, indent);
            case "choice" -> choice(out, value, step, indent);
            case "if" -> branch(out, value, step, indent);
            case "switch" -> switches(out, value, indent);
            case "variable" -> variable(out, value, indent);
            case "gold" ->
                    add(out, 10310, indent, "", sign(value.number()), 0, Math.abs(value.number()));
            case "item" -> item(out, value, indent);
            case "battle" -> battle(out, value, indent);
            case "shop" -> shop(out, value, indent);
            case "inn" -> inn(out, value, step, indent);
            case "teleport" -> teleport(out, value, indent);
            case "tint" -> add(out, 11030, indent, "", value.numbers());
            case "move" -> move(out, value, indent);
            case "wait" -> add(out, 11410, indent, "", value.number());
            case "music" -> add(out, 11510, indent, value.text(), 0, 80, 100, 50);
            case "sound" -> add(out, 11550, indent, value.text(), 90, 100, 50);
            case "call" -> add(out, 12330, indent, "", 0, value.number(), 0);
            case "stop" -> add(out, 12310, indent, "");
            case "comment" -> add(out, 12410, indent, value.text());
            default -> throw step.error("there is no step '" + name + "'");
        }
    }

    /** Lines of a message; more than four go on in the next box. */
    private void message(EventCodeBuilder out, SourceNode value, int indent) throws BuildException {
        String[] lines = value.text().stripTrailing().split("\n");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].length() > letters) {
                throw value.error(letters + " letters fit a line: " + lines[i]);
            }
            add(out, i % LINES == 0 ? 10110 : 20110, indent, lines[i]);
        }
    }

    private void face(EventCodeBuilder out, SourceNode value, int indent) throws BuildException {
        letters = value.isList() ? LETTERS_BESIDE_FACE : LETTERS;
        if (!value.isList()) {
            add(out, 10130, indent, "", 0, 0, 0);
            return;
        }
        List<SourceNode> parts = value.list();
        add(out, 10130, indent, parts.get(0).text(), parts.get(1).number(), 0, 0);
    }

    /** Options with their steps; {@code cancel} numbers the one that Cancel takes. */
    private void choice(EventCodeBuilder out, SourceNode options, SourceNode step, int indent)
            throws BuildException {
        List<String> captions = new ArrayList<>(options.keys());
        add(out, 10140, indent, String.join("/", captions), step.number("cancel", 0));
        for (int i = 0; i < captions.size(); i++) {
            add(out, 20140, indent, captions.get(i), i);
            body(out, options.get(captions.get(i)), indent + 1);
        }
        add(out, 20141, indent, "");
    }

    private void branch(EventCodeBuilder out, SourceNode test, SourceNode step, int indent)
            throws BuildException {
        String kind = test.keys().iterator().next();
        SourceNode operand = test.get(kind);
        int hasElse = step.find("else").isPresent() ? 1 : 0;
        int[] parameters =
                switch (kind) {
                    case "switch" -> new int[] {0, operand.number(), 0, 0, 0, hasElse};
                    case "switch_off" -> new int[] {0, operand.number(), 1, 0, 0, hasElse};
                    case "variable" ->
                            new int[] {
                                1, operand.numbers()[0], 0, operand.numbers()[1], 1, hasElse
                            };
                    case "gold" -> new int[] {3, operand.number(), 0, 0, 0, hasElse};
                    case "item" -> new int[] {4, operand.number(), 0, 0, 0, hasElse};
                    default -> throw test.error("there is no test '" + kind + "'");
                };
        add(out, 12010, indent, "", parameters);
        body(out, step.get("then"), indent + 1);
        if (hasElse == 1) {
            add(out, 22010, indent, "");
            body(out, step.get("else"), indent + 1);
        }
        add(out, 22011, indent, "");
    }

    private void switches(EventCodeBuilder out, SourceNode value, int indent)
            throws BuildException {
        String state = value.keys().iterator().next();
        int id = value.get(state).number();
        int operation = state.equals("on") ? 0 : state.equals("off") ? 1 : 2;
        add(out, 10210, indent, "", 0, id, id, operation);
    }

    /** {@code {set: [id, number]}} or {@code {add: [id, number]}}. */
    private void variable(EventCodeBuilder out, SourceNode value, int indent)
            throws BuildException {
        String operation = value.keys().iterator().next();
        int[] operands = value.get(operation).numbers();
        add(
                out,
                10220,
                indent,
                "",
                0,
                operands[0],
                operands[0],
                operation.equals("add") ? 1 : 0,
                0,
                operands[1],
                0);
    }

    private void item(EventCodeBuilder out, SourceNode value, int indent) throws BuildException {
        int count = value.number("count", 1);
        add(out, 10320, indent, "", sign(count), 0, value.get("id").number(), 0, Math.abs(count));
    }

    private void battle(EventCodeBuilder out, SourceNode value, int indent) throws BuildException {
        boolean won = value.find("won").isPresent();
        boolean fled = value.find("fled").isPresent();
        add(
                out,
                10710,
                indent,
                "",
                0,
                value.get("troop").number(),
                0,
                fled ? 2 : won ? 0 : 1,
                0,
                0);
        if (won) {
            add(out, 20710, indent, "");
            body(out, value.get("won"), indent + 1);
            if (fled) {
                add(out, 20711, indent, "");
                body(out, value.get("fled"), indent + 1);
            }
            add(out, 20713, indent, "");
        }
    }

    private void shop(EventCodeBuilder out, SourceNode value, int indent) throws BuildException {
        int[] goods = value.numbers();
        int[] parameters = new int[4 + goods.length];
        System.arraycopy(goods, 0, parameters, 4, goods.length);
        add(out, 10720, indent, "", parameters);
    }

    private void inn(EventCodeBuilder out, SourceNode price, SourceNode step, int indent)
            throws BuildException {
        boolean branches = step.find("stay").isPresent();
        add(out, 10730, indent, "", 0, price.number(), branches ? 1 : 0);
        if (branches) {
            add(out, 20730, indent, "");
            body(out, step.get("stay"), indent + 1);
            add(out, 20731, indent, "");
            body(out, step.get("leave"), indent + 1);
            add(out, 20732, indent, "");
        }
    }

    private void teleport(EventCodeBuilder out, SourceNode value, int indent)
            throws BuildException {
        int[] place = value.numbers();
        add(out, 10810, indent, "", place[0], place[1], place[2]);
    }

    private void move(EventCodeBuilder out, SourceNode value, int indent) throws BuildException {
        String who = value.get("who").text();
        int character =
                switch (who) {
                    case "hero" -> HERO;
                    case "this" -> THIS_EVENT;
                    default -> value.get("who").number();
                };
        int[] packed = route(value.get("route")).toParameters();
        int[] parameters = new int[4 + packed.length];
        parameters[0] = character;
        parameters[1] = value.number("frequency", 8);
        System.arraycopy(packed, 0, parameters, 4, packed.length);
        add(out, 11330, indent, "", parameters);
    }

    /** Steps inside a branch; the editor ends each with an empty line. */
    private void body(EventCodeBuilder out, SourceNode script, int indent) throws BuildException {
        steps(out, script, indent);
        add(out, 10, indent, "");
    }

    private void add(EventCodeBuilder out, int code, int indent, String text, int... parameters)
            throws BuildException {
        byte[] bytes = LcfText.encode(text, charset);
        if (bytes == null) {
            throw new BuildException("script", "not in code page " + charset + ": " + text);
        }
        out.add(code, indent, bytes, parameters);
    }

    private static int sign(int number) {
        return number < 0 ? 1 : 0;
    }
}
