package org.vivarium.engine.party;

import java.io.ByteArrayOutputStream;
import java.util.TreeMap;
import org.vivarium.lcf.Ber;
import org.vivarium.lcf.Field;

/** Chunks of one struct for a database made up by a test. */
final class TestRow {
    private final TreeMap<Integer, byte[]> chunks = new TreeMap<>();

    static TestRow row() {
        return new TestRow();
    }

    /** A number, a choice or a mark. */
    TestRow with(Field field, int value) {
        byte[] ber = new byte[5];
        int length = Ber.write(ber, 0, value);
        return with(field, java.util.Arrays.copyOf(ber, length));
    }

    TestRow with(Field field, byte[] payload) {
        chunks.put(field.chunk(), payload);
        return this;
    }

    /** One byte an id, the given ids set. */
    TestRow withSet(Field field, int... ids) {
        byte[] set = new byte[8];
        for (int id : ids) {
            set[id - 1] = 1;
        }
        return with(field, set);
    }

    TestRow with(Field field, TestRow struct) {
        return with(field, struct.bytes(true));
    }

    TestRow withRows(Field field, TestRow... rows) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        number(out, rows.length);
        for (int i = 0; i < rows.length; i++) {
            number(out, i + 1);
            out.writeBytes(rows[i].bytes(true));
        }
        return with(field, out.toByteArray());
    }

    byte[] bytes(boolean nested) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        chunks.forEach(
                (id, payload) -> {
                    number(out, id);
                    number(out, payload.length);
                    out.writeBytes(payload);
                });
        if (nested) {
            out.write(0);
        }
        return out.toByteArray();
    }

    private static void number(ByteArrayOutputStream out, int value) {
        byte[] ber = new byte[5];
        out.write(ber, 0, Ber.write(ber, 0, value));
    }
}
