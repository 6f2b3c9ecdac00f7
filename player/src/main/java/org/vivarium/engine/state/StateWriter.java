package org.vivarium.engine.state;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Writes the state as a flat sequence of values, without names: the form of snapshots. */
public final class StateWriter implements StateVisitor {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 14);
    private final DataOutputStream out = new DataOutputStream(bytes);

    /** Everything {@code root} holds. */
    public static byte[] write(Stateful root) {
        StateWriter writer = new StateWriter();
        root.visit(writer);
        return writer.bytes.toByteArray();
    }

    @Override
    public int i(String name, int value) {
        put(() -> out.writeInt(value));
        return value;
    }

    @Override
    public long l(String name, long value) {
        put(() -> out.writeLong(value));
        return value;
    }

    @Override
    public double d(String name, double value) {
        put(() -> out.writeDouble(value));
        return value;
    }

    @Override
    public boolean z(String name, boolean value) {
        put(() -> out.writeBoolean(value));
        return value;
    }

    @Override
    public String s(String name, String value) {
        bytes(name, value.getBytes(StandardCharsets.UTF_8));
        return value;
    }

    @Override
    public byte[] bytes(String name, byte[] value) {
        put(
                () -> {
                    out.writeInt(value.length);
                    out.write(value);
                });
        return value;
    }

    @Override
    public int[] ints(String name, int[] value) {
        put(
                () -> {
                    out.writeInt(value.length);
                    for (int v : value) {
                        out.writeInt(v);
                    }
                });
        return value;
    }

    @Override
    public boolean[] flags(String name, boolean[] value) {
        put(
                () -> {
                    out.writeInt(value.length);
                    for (boolean v : value) {
                        out.writeBoolean(v);
                    }
                });
        return value;
    }

    @Override
    public String[] strings(String name, String[] value) {
        i(name, value.length);
        for (String v : value) {
            s(name, v);
        }
        return value;
    }

    @Override
    public void child(String name, Stateful child) {
        child.visit(this);
    }

    @Override
    public void list(String name, StateList<?> list) {
        i(name, list.size());
        for (int k = 0; k < list.size(); k++) {
            list.get(k).visit(this);
        }
    }

    private interface Put {
        void run() throws IOException;
    }

    private static void put(Put put) {
        try {
            put.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
