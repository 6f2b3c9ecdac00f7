package org.vivarium.engine.state;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads what {@link StateWriter} wrote into an existing state. */
public final class StateReader implements StateVisitor {
    private final DataInputStream in;

    private StateReader(byte[] data) {
        in = new DataInputStream(new ByteArrayInputStream(data));
    }

    /**
     * Overwrites {@code root} with the snapshot.
     *
     * @throws UncheckedIOException when the snapshot is shorter than the state it must fill
     */
    public static void read(Stateful root, byte[] snapshot) {
        root.visit(new StateReader(snapshot));
    }

    @Override
    public int i(String name, int value) {
        return get(in::readInt);
    }

    @Override
    public long l(String name, long value) {
        return get(in::readLong);
    }

    @Override
    public double d(String name, double value) {
        return get(in::readDouble);
    }

    @Override
    public boolean z(String name, boolean value) {
        return get(in::readBoolean);
    }

    @Override
    public String s(String name, String value) {
        return new String(bytes(name, new byte[0]), StandardCharsets.UTF_8);
    }

    @Override
    public byte[] bytes(String name, byte[] value) {
        byte[] target = value.length == length() ? value : new byte[lastLength];
        get(
                () -> {
                    in.readFully(target);
                    return null;
                });
        return target;
    }

    @Override
    public int[] ints(String name, int[] value) {
        int[] target = value.length == length() ? value : new int[lastLength];
        for (int k = 0; k < target.length; k++) {
            target[k] = get(in::readInt);
        }
        return target;
    }

    @Override
    public boolean[] flags(String name, boolean[] value) {
        boolean[] target = value.length == length() ? value : new boolean[lastLength];
        for (int k = 0; k < target.length; k++) {
            target[k] = get(in::readBoolean);
        }
        return target;
    }

    @Override
    public String[] strings(String name, String[] value) {
        String[] target = value.length == length() ? value : new String[lastLength];
        for (int k = 0; k < target.length; k++) {
            target[k] = s(name, "");
        }
        return target;
    }

    @Override
    public void child(String name, Stateful child) {
        child.visit(this);
    }

    @Override
    public void list(String name, StateList<?> list) {
        list.resize(length());
        for (int k = 0; k < list.size(); k++) {
            list.get(k).visit(this);
        }
    }

    private int lastLength;

    private int length() {
        lastLength = get(in::readInt);
        return lastLength;
    }

    private interface Get<T> {
        T run() throws IOException;
    }

    private static <T> T get(Get<T> get) {
        try {
            return get.run();
        } catch (IOException e) {
            throw new UncheckedIOException("the snapshot is too short", e);
        }
    }
}
