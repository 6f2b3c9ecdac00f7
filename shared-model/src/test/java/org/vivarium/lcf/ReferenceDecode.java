package org.vivarium.lcf;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Compares a whole file with its full decode by an established decoder (XML, every field with its
 * default), field by field, and keeps the differences as lines {@code path: expected, but was}.
 */
final class ReferenceDecode implements AutoCloseable {
    private static final int MOST_DIFFERENCES = 20;

    private final InputStream in;
    private final XMLStreamReader xml;
    private final List<String> differences = new ArrayList<>();
    private int fields;

    ReferenceDecode(Path file) throws IOException, XMLStreamException {
        in = new BufferedInputStream(new GZIPInputStream(Files.newInputStream(file)));
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        xml = factory.createXMLStreamReader(in, "UTF-8");
    }

    /** Compares all of the file and gives the differences found, at most twenty. */
    List<String> compare(LcfFile file) throws XMLStreamException {
        xml.nextTag();
        xml.nextTag();
        struct(file.root(), file.root().type().name());
        return differences;
    }

    /** How many fields were compared. */
    int fields() {
        return fields;
    }

    private void struct(Row row, String path) throws XMLStreamException {
        Row indexed = row.indexed();
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            String name = xml.getLocalName();
            Field field = row.type().findField(name);
            if (field == null) {
                differ(path + "." + name, "a field", "nothing");
                skip();
            } else {
                fields++;
                field(indexed, field, path + "." + name);
            }
        }
    }

    private void field(Row row, Field field, String path) throws XMLStreamException {
        switch (field.kind()) {
            case STRUCT -> {
                xml.nextTag();
                struct(row.struct(field), path);
                xml.nextTag();
            }
            case LIST, ROWS -> table(row.table(field), path);
            case FLAGS -> flags(row, field, path);
            case EVENT_CODE -> events(row, field, path);
            case MOVE_CODE -> moves(row, field, path);
            case DOUBLE -> {
                double expected = Double.parseDouble(xml.getElementText());
                double found = row.getDouble(field);
                if (Math.abs(expected - found) > 1e-4 * Math.max(1, Math.abs(expected))) {
                    differ(path, String.valueOf(expected), String.valueOf(found));
                }
            }
            default -> same(path, xml.getElementText(), text(row, field));
        }
    }

    private static String text(Row row, Field field) {
        return switch (field.kind()) {
            case TEXT -> asInXml(row.getString(field));
            case BOOL -> row.getBool(field) ? "T" : "F";
            case UINT32 -> Integer.toUnsignedString(row.getInt(field));
            case BOOLS -> elements(row, field).replace("0", "F").replace("1", "T");
            case BYTES, SHORTS, INTS, WORDS, NUMBERS -> elements(row, field);
            case EMPTY, TEXTS -> "";
            default -> String.valueOf(row.getInt(field));
        };
    }

    private static String elements(Row row, Field field) {
        StringBuilder line = new StringBuilder();
        for (int element : row.getArray(field).toInts()) {
            line.append(line.isEmpty() ? "" : " ").append(element);
        }
        return row.type().layout() == Layout.CURVES ? padded(line, row, field) : line.toString();
    }

    /** The decoder fills growth curves up to the engine's highest level (spec lcf-format 6.1). */
    private static String padded(StringBuilder line, Row row, Field field) {
        int levels = row.file().engine() == Engine.RPG2003 ? 99 : 50;
        String filler = field.name().equals("maxsp") ? "0" : "1";
        for (int level = row.getArray(field).size(); level < levels; level++) {
            line.append(line.isEmpty() ? "" : " ").append(filler);
        }
        return line.toString();
    }

    private void table(Table table, String path) throws XMLStreamException {
        int position = 0;
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            String id = xml.getAttributeValue(null, "id");
            if (position >= table.size()) {
                differ(path, "row " + id, "no more rows");
                skip();
                continue;
            }
            Row row = table.row(position++);
            if (id != null) {
                same(path + " id", String.valueOf(Integer.parseInt(id)), String.valueOf(row.id()));
            }
            struct(row, path + "[" + row.id() + "]");
        }
        same(path + " rows", String.valueOf(position), String.valueOf(table.size()));
    }

    private void flags(Row row, Field field, String path) throws XMLStreamException {
        xml.nextTag();
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            Integer bit = field.enumeration().valueOf(xml.getLocalName());
            String expected = xml.getElementText();
            same(path + " bit " + bit, expected, row.getFlag(field, bit) ? "T" : "F");
        }
        xml.nextTag();
    }

    private void events(Row row, Field field, String path) throws XMLStreamException {
        EventCursor command = row.eventCode(field).cursor();
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            String place = path + " at " + command.position();
            same(place, "true", String.valueOf(command.next()));
            StringBuilder found = new StringBuilder();
            for (int parameter : command.parameters()) {
                found.append(found.isEmpty() ? "" : " ").append(parameter);
            }
            same(place + " code", next(), String.valueOf(command.code()));
            same(place + " indent", next(), String.valueOf(command.indent()));
            same(place + " string", next(), asInXml(command.string(row.file().charset())));
            same(place + " parameters", next(), found.toString());
            xml.nextTag();
        }
        same(path + " end", "false", String.valueOf(command.next()));
    }

    private void moves(Row row, Field field, String path) throws XMLStreamException {
        MoveCursor move = row.moveCode(field).cursor();
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            same(path, "true", String.valueOf(move.next()));
            while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
                String found =
                        switch (xml.getLocalName()) {
                            case "command_id" -> String.valueOf(move.id());
                            case "parameter_string" -> asInXml(move.string(row.file().charset()));
                            case "parameter_a" -> String.valueOf(move.a());
                            case "parameter_b" -> String.valueOf(move.b());
                            default -> String.valueOf(move.c());
                        };
                same(path, xml.getElementText(), found);
            }
        }
        same(path + " end", "false", String.valueOf(move.next()));
    }

    private String next() throws XMLStreamException {
        xml.nextTag();
        return xml.getElementText();
    }

    private void skip() throws XMLStreamException {
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            depth +=
                    event == XMLStreamConstants.START_ELEMENT
                            ? 1
                            : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        }
    }

    private void same(String path, String expected, String found) {
        if (!expected.equals(found)) {
            differ(path, expected, found);
        }
    }

    private void differ(String path, String expected, String found) {
        if (differences.size() < MOST_DIFFERENCES) {
            differences.add(path + ": expected <" + expected + "> but was <" + found + ">");
        }
    }

    /**
     * XML readers turn line ends into line feeds; the decoder moves control characters to a private
     * area.
     */
    private static String asInXml(String text) {
        StringBuilder moved = new StringBuilder(text.replaceAll("\\r\\n?", "\n"));
        for (int i = 0; i < moved.length(); i++) {
            char c = moved.charAt(i);
            if (c < ' ' && c != '\n' && c != '\t') {
                moved.setCharAt(i, (char) (0xE000 + c));
            }
        }
        return moved.toString();
    }

    @Override
    public void close() throws IOException, XMLStreamException {
        xml.close();
        in.close();
    }
}
