package org.vivarium.lcf.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/** Text documents as JSON; they are read by {@link YamlForm#read}. */
public final class JsonForm {
    private JsonForm() {}

    public static String write(TextNode document) {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter());
            write(document, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.append('\n').toString();
    }

    private static void write(TextNode node, JsonGenerator json) throws IOException {
        switch (node) {
            case TextNode.Plain plain
                    when plain.text().equals("true") || plain.text().equals("false") ->
                    json.writeBoolean(plain.text().equals("true"));
            case TextNode.Plain plain -> json.writeNumber(plain.text());
            case TextNode.Text text -> json.writeString(text.text());
            case TextNode.Sequence list -> {
                json.writeStartArray();
                for (TextNode item : list.items()) {
                    write(item, json);
                }
                json.writeEndArray();
            }
            case TextNode.Mapping map -> {
                json.writeStartObject();
                for (Map.Entry<String, TextNode> entry : map.entries().entrySet()) {
                    json.writeFieldName(entry.getKey());
                    write(entry.getValue(), json);
                }
                json.writeEndObject();
            }
        }
    }
}
