package org.vivarium.lcf;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Fixed width numbers, lowest byte first. */
final class LittleEndian {
    private static final VarHandle SHORT =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle DOUBLE =
            MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);

    private LittleEndian() {}

    static short readShort(byte[] data, int position) {
        return (short) SHORT.get(data, position);
    }

    static int readInt(byte[] data, int position) {
        return (int) INT.get(data, position);
    }

    static double readDouble(byte[] data, int position) {
        return (double) DOUBLE.get(data, position);
    }

    static void writeDouble(byte[] data, int position, double value) {
        DOUBLE.set(data, position, value);
    }

    static void write(byte[] data, int position, int width, int value) {
        for (int i = 0; i < width; i++) {
            data[position + i] = (byte) (value >> 8 * i);
        }
    }
}
