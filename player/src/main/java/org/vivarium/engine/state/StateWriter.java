package org.vivarium.engine.state;

import java.util.Arrays;

/**
 * Writes the state as a flat sequence of big-endian values, without names: the form of snapshots.
 * One writer can be used again after {@link #reset}; it allocates only while its buffer grows.
 */
public final class StateWriter implements StateVisitor {
    private byte[] buffer = new byte[1 << 14];
    private int length;

    /** Everything {@code root} holds. */
    public static byte[] write(Stateful root) {
        StateWriter writer = new StateWriter();
        root.visit(writer);
        return Arrays.copyOf(writer.buffer, writer.length);
    }

    /** Forgets what was written and keeps the memory. */
    public void reset() {
        length = 0;
    }

    /** The buffer itself: the first {@link #length} bytes count, until the next write. */
    public byte[] array() {
        return buffer;
    }

    public int length() {
        return length;
    }

    private void room(int bytes) {
        if (bytes > buffer.length - length) {
            buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, length + bytes));
        }
    }

    private void put(int value) {
        buffer[length] = (byte) (value >> 24);
        buffer[length + 1] = (byte) (value >> 16);
        buffer[length + 2] = (byte) (value >> 8);
        buffer[length + 3] = (byte) value;
        length += Integer.BYTES;
    }

    @Override
    public int i(String name, int value) {
        room(Integer.BYTES);
        put(value);
        return value;
    }

    @Override
    public long l(String name, long value) {
        room(Long.BYTES);
        put((int) (value >> 32));
        put((int) value);
        return value;
    }

    @Override
    public double d(String name, double value) {
        l(name, Double.doubleToRawLongBits(value));
        return value;
    }

    @Override
    public boolean z(String name, boolean value) {
        room(1);
        buffer[length++] = (byte) (value ? 1 : 0);
        return value;
    }

    @Override
    public String s(String name, String value) {
        int chars = value.length();
        room(Integer.BYTES + chars * Character.BYTES);
        put(chars);
        for (int k = 0; k < chars; k++) {
            char c = value.charAt(k);
            buffer[length++] = (byte) (c >> 8);
            buffer[length++] = (byte) c;
        }
        return value;
    }

    @Override
    public byte[] bytes(String name, byte[] value) {
        room(Integer.BYTES + value.length);
        put(value.length);
        System.arraycopy(value, 0, buffer, length, value.length);
        length += value.length;
        return value;
    }

    @Override
    public int[] ints(String name, int[] value) {
        room(Integer.BYTES * (value.length + 1));
        put(value.length);
        for (int v : value) {
            put(v);
        }
        return value;
    }

    @Override
    public boolean[] flags(String name, boolean[] value) {
        room(Integer.BYTES + value.length);
        put(value.length);
        for (boolean v : value) {
            buffer[length++] = (byte) (v ? 1 : 0);
        }
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
}
