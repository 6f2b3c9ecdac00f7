package org.vivarium.lcf.text;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.StreamDataWriter;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Serialize;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.emitter.Emitter;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** Text documents as YAML; JSON, being a part of YAML, is read here too. */
public final class YamlForm {
    private static final int LINE_WIDTH = 120;

    private YamlForm() {}

    public static String write(TextNode document) {
        DumpSettings settings =
                DumpSettings.builder().setWidth(LINE_WIDTH).setUseUnicodeEncoding(true).build();
        StringWriter out = new StringWriter();
        Emitter emitter = new Emitter(settings, new Output(out));
        for (Event event : new Serialize(settings).serializeOne(node(document))) {
            emitter.emit(event);
        }
        return out.toString();
    }

    private record Output(StringWriter out) implements StreamDataWriter {
        @Override
        public void write(String text) {
            out.write(text);
        }

        @Override
        public void write(String text, int offset, int length) {
            out.write(text, offset, length);
        }
    }

    private static Node node(TextNode node) {
        return switch (node) {
            case TextNode.Plain plain ->
                    new ScalarNode(plainTag(plain.text()), plain.text(), ScalarStyle.PLAIN);
            case TextNode.Text text -> new ScalarNode(Tag.STR, text.text(), ScalarStyle.PLAIN);
            case TextNode.Sequence list -> {
                List<Node> items = list.items().stream().map(YamlForm::node).toList();
                yield new SequenceNode(Tag.SEQ, items, style(list.inOneLine() || items.isEmpty()));
            }
            case TextNode.Mapping map -> {
                List<NodeTuple> tuples = new ArrayList<>();
                map.entries()
                        .forEach(
                                (key, value) ->
                                        tuples.add(
                                                new NodeTuple(
                                                        node(TextNode.text(key)), node(value))));
                yield new MappingNode(Tag.MAP, tuples, style(map.inOneLine() || tuples.isEmpty()));
            }
        };
    }

    private static FlowStyle style(boolean inOneLine) {
        return inOneLine ? FlowStyle.FLOW : FlowStyle.BLOCK;
    }

    private static Tag plainTag(String text) {
        if (text.equals("true") || text.equals("false")) {
            return Tag.BOOL;
        }
        return text.matches("-?[0-9]+") ? Tag.INT : Tag.FLOAT;
    }

    /** Reads YAML or JSON; a document that is neither is one problem with its line. */
    public static TextNode read(String text) throws TextFormException {
        LoadSettings settings =
                LoadSettings.builder()
                        .setCodePointLimit(Integer.MAX_VALUE)
                        .setUseMarks(true)
                        .build();
        try {
            Node root =
                    new Compose(settings)
                            .composeString(text)
                            .orElseThrow(() -> problem(1, "a document", "nothing"));
            return node(root);
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
            throw problem(line, "YAML or JSON", e.getProblem());
        } catch (YamlEngineException e) {
            throw problem(1, "YAML or JSON", String.valueOf(e.getMessage()));
        }
    }

    private static TextFormException problem(int line, String expected, String found) {
        return new TextFormException(List.of(new TextProblem(line, "document", expected, found)));
    }

    private static TextNode node(Node node) {
        int line = node.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
        return switch (node) {
            case ScalarNode scalar ->
                    scalar.getTag().equals(Tag.STR)
                            ? new TextNode.Text(scalar.getValue(), line)
                            : new TextNode.Plain(scalar.getValue(), line);
            case SequenceNode list ->
                    new TextNode.Sequence(
                            list.getValue().stream().map(YamlForm::node).toList(), false, line);
            case MappingNode map -> {
                SequencedMap<String, TextNode> entries = new LinkedHashMap<>();
                for (NodeTuple tuple : map.getValue()) {
                    String key =
                            tuple.getKeyNode() instanceof ScalarNode scalar
                                    ? scalar.getValue()
                                    : "?";
                    entries.put(key, node(tuple.getValueNode()));
                }
                yield new TextNode.Mapping(entries, false, line);
            }
            default -> new TextNode.Text("", line);
        };
    }
}
