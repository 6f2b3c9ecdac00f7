package org.vivarium.engine.state;

import java.util.Arrays;
import java.util.Objects;

/** Reads what {@link StateWriter} wrote into an existing state. */
public final class StateReader implements StateVisitor {
    private final byte[] data;
    private final int end;
    private int at;

    private StateReader(byte[] data, int start, int length) {
        this.data = data;
        this.at = start;
        this.end = start + length;
    }

    /**
     * Overwrites {@code root} with the snapshot.
     *
     * @throws IndexOutOfBoundsException when the snapshot is shorter than the state it must fill
     */
    public static void read(Stateful root, byte[] snapshot) {
        read(root, snapshot, 0, snapshot.length);
    }

    /** Overwrites {@code root} with the snapshot in a part of {@code data}. */
    public static void read(Stateful root, byte[] data, int start, int length) {
        root.visit(new StateReader(data, start, length));
    }

    /** Moves past {@code bytes} and returns where they begin. */
    private int take(int bytes) {
        Objects.checkFromIndexSize(at, bytes, end);
        int from = at;
        at += bytes;
        return from;
    }

    private int next() {
        int p = take(Integer.BYTES);
        return data[p] << 24
                | (data[p + 1] & 0xFF) << 16
                | (data[p + 2] & 0xFF) << 8
                | data[p + 3] & 0xFF;
    }

    /** A length of elements that all lie inside the snapshot. */
    private int count(int elementBytes) {
        int count = next();
        Objects.checkIndex(count, (end - at) / elementBytes + 1);
        return count;
    }

    @Override
    public int i(String name, int value) {
        return next();
    }

    @Override
    public long l(String name, long value) {
        long high = (long) next() << 32;
        return high | next() & 0xFFFF_FFFFL;
    }

    @Override
    public double d(String name, double value) {
        return Double.longBitsToDouble(l(name, 0));
    }

    @Override
    public boolean z(String name, boolean value) {
        return data[take(1)] != 0;
    }

    /** Keeps the present string when it is the same, so that reading back makes no garbage. */
    @Override
    public String s(String name, String value) {
        int chars = count(Character.BYTES);
        int from = take(chars * Character.BYTES);
        if (value.length() == chars && same(value, from)) {
            return value;
        }
        char[] text = new char[chars];
        for (int k = 0; k < chars; k++) {
            text[k] = charAt(from + k * Character.BYTES);
        }
        return new String(text);
    }

    private boolean same(String value, int from) {
        for (int k = 0; k < value.length(); k++) {
            if (value.charAt(k) != charAt(from + k * Character.BYTES)) {
                return false;
            }
        }
        return true;
    }

    private char charAt(int p) {
        return (char) (data[p] << 8 | data[p + 1] & 0xFF);
    }

    /** The present array when it holds the same; else a new one, as arrays may be shared. */
    @Override
    public byte[] bytes(String name, byte[] value) {
        int length = count(1);
        int from = take(length);
        return Arrays.equals(value, 0, value.length, data, from, at)
                ? value
                : Arrays.copyOfRange(data, from, at);
    }

    @Override
    public int[] ints(String name, int[] value) {
        int[] read = new int[count(Integer.BYTES)];
        for (int k = 0; k < read.length; k++) {
            read[k] = next();
        }
        return Arrays.equals(value, read) ? value : read;
    }

    @Override
    public boolean[] flags(String name, boolean[] value) {
        boolean[] read = new boolean[count(1)];
        for (int k = 0; k < read.length; k++) {
            read[k] = data[take(1)] != 0;
        }
        return Arrays.equals(value, read) ? value : read;
    }

    @Override
    public String[] strings(String name, String[] value) {
        String[] read = new String[count(Integer.BYTES)];
        for (int k = 0; k < read.length; k++) {
            read[k] = s(name, k < value.length ? value[k] : "");
        }
        return Arrays.equals(value, read) ? value : read;
    }

    @Override
    public void child(String name, Stateful child) {
        child.visit(this);
    }

    @Override
    public void list(String name, StateList<?> list) {
        list.resize(count(1));
        for (int k = 0; k < list.size(); k++) {
            list.get(k).visit(this);
        }
    }
}
