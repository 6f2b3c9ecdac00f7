package org.vivarium.engine.event;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON texts as plain values: maps and lists that can be changed, texts, {@code Long}, {@code
 * Double}, {@code Boolean} and null.
 */
final class JsonDocument {

    private static final JsonFactory FACTORY = new JsonFactory();

    private JsonDocument() {}

    /**
     * The value a text stands for.
     *
     * @throws IOException if it isn't one JSON value
     */
    static Object parse(String text) throws IOException {
        try (JsonParser parser = FACTORY.createParser(text)) {
            if (parser.nextToken() == null) {
                throw new JsonParseException(parser, "an empty text");
            }
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new JsonParseException(parser, "more than one value");
            }
            return value;
        }
    }

    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    members.put(name, value(parser));
                }
                yield members;
            }
            case START_ARRAY -> {
                List<Object> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser));
                }
                yield elements;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT ->
                    parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                            ? (Object) parser.getDoubleValue()
                            : (Object) parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }

    /** The value as JSON, on one line or with a line for each member. */
    static String print(Object value, boolean pretty) throws IOException {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(out)) {
            if (pretty) {
                DefaultIndenter lines = new DefaultIndenter("  ", "\n");
                DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
                printer.indentObjectsWith(lines);
                printer.indentArraysWith(lines);
                json.setPrettyPrinter(printer);
            }
            write(value, json);
        }
        return out.toString();
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        switch (value) {
            case Map<?, ?> members -> {
                json.writeStartObject();
                for (Map.Entry<?, ?> member : members.entrySet()) {
                    json.writeFieldName((String) member.getKey());
                    write(member.getValue(), json);
                }
                json.writeEndObject();
            }
            case List<?> elements -> {
                json.writeStartArray();
                for (Object element : elements) {
                    write(element, json);
                }
                json.writeEndArray();
            }
            case String text -> json.writeString(text);
            case Long number -> json.writeNumber(number);
            case Double number -> json.writeNumber(number);
            case Boolean truth -> json.writeBoolean(truth);
            case null, default -> json.writeNull();
        }
    }
}
