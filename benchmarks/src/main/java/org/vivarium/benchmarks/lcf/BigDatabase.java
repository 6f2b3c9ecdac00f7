package org.vivarium.benchmarks.lcf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.Ber;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.Table;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;

/**
 * Makes a large database of a small one: its troops and its common events that are called, again
 * and again under new ids.
 */
public final class BigDatabase {
    private static final Charset LATIN = Charset.forName("windows-1252");
    private static final List<Field> REPEATED = List.of(Database.TROOPS, Database.COMMONEVENTS);

    private BigDatabase() {}

    /** Arguments: the small database, the file to write, its size in megabytes. */
    public static void main(String[] arguments) throws IOException {
        LcfFile small = LcfFile.open(Path.of(arguments[0]));
        byte[] big = of(small, Integer.parseInt(arguments[2]) << 20);
        Files.write(Path.of(arguments[1]), big);
        System.out.println(arguments[1] + ": " + big.length + " bytes");
    }

    /** A database of about {@code size} bytes. */
    public static byte[] of(LcfFile small, int size) {
        int once = 0;
        for (Field field : REPEATED) {
            for (Row row : again(small.root().table(field))) {
                once += row.end() - row.start();
            }
        }
        int times = 1 + Math.max(0, size - small.size()) / once;
        DocumentBuilder document = new DocumentBuilder(small.kind(), small.engine(), LATIN);
        RowBuilder root = document.root().copy(small.root());
        for (Field field : REPEATED) {
            root.setPayload(field, repeat(small.root().table(field), times));
        }
        return document.toBytes();
    }

    private static List<Row> all(Table table) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) {
            rows.add(table.row(i));
        }
        return rows;
    }

    /**
     * The rows to be repeated: common events that start by themselves stand in a game once, or
     * thousands would run in every frame.
     */
    private static List<Row> again(Table table) {
        return all(table).stream()
                .filter(
                        row ->
                                row.type() != CommonEvent.STRUCT
                                        || row.getInt(CommonEvent.TRIGGER)
                                                == CommonEvent.Trigger.CALL)
                .toList();
    }

    private static byte[] repeat(Table table, int times) {
        List<Row> rows = new ArrayList<>(all(table));
        for (int i = 1; i < times; i++) {
            rows.addAll(again(table));
        }
        ByteArrayOutputStream list = new ByteArrayOutputStream();
        list.writeBytes(number(rows.size()));
        int id = 0;
        for (Row row : rows) {
            list.writeBytes(number(++id));
            list.write(row.file().data(), row.start(), row.end() - row.start());
        }
        return list.toByteArray();
    }

    private static byte[] number(int value) {
        byte[] bytes = new byte[Ber.size(value)];
        Ber.write(bytes, 0, value);
        return bytes;
    }
}
