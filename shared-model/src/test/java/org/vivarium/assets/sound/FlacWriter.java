package org.vivarium.assets.sound;

import java.io.ByteArrayOutputStream;

/** Writes FLAC files whose frames hold their samples unpacked: mono, 16 bits, 44.1 kHz. */
final class FlacWriter {

    private static final int BLOCK = 1000;

    private FlacWriter() {}

    static byte[] write(float[] samples) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {'f', 'L', 'a', 'C', (byte) 0x80, 0, 0, 34});
        Bits info = new Bits();
        info.put(BLOCK, 16).put(BLOCK, 16).put(0, 24).put(0, 24);
        info.put(44_100, 20).put(0, 3).put(15, 5).put(0, 4).put(samples.length, 32);
        out.writeBytes(info.bytes());
        out.writeBytes(new byte[16]);
        for (int at = 0, number = 0; at < samples.length; at += BLOCK, number++) {
            out.writeBytes(frame(samples, at, Math.min(BLOCK, samples.length - at), number));
        }
        return out.toByteArray();
    }

    /** Sync, fixed blocks, length in 16 bits, 44.1 kHz, one channel of 16 bits, checksums. */
    private static byte[] frame(float[] samples, int from, int count, int number) {
        Bits bits = new Bits();
        bits.put(0xFFF8, 16).put(7, 4).put(9, 4).put(0, 4).put(4, 3).put(0, 1);
        bits.put(number, 8).put(count - 1, 16);
        bits.put(crc(bits.bytes(), 8, 0x07), 8);
        bits.put(1 << 1, 8);
        for (int i = 0; i < count; i++) {
            bits.put(Math.round(samples[from + i] * 32767) & 0xFFFF, 16);
        }
        bits.put(crc(bits.bytes(), 16, 0x8005), 16);
        return bits.bytes();
    }

    private static int crc(byte[] data, int width, int polynomial) {
        int crc = 0;
        for (byte b : data) {
            crc ^= (b & 0xFF) << width - 8;
            for (int i = 0; i < 8; i++) {
                crc = (crc >> width - 1 & 1) != 0 ? crc << 1 ^ polynomial : crc << 1;
            }
        }
        return crc & (1 << width) - 1;
    }

    private static final class Bits {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private int held;
        private int count;

        Bits put(long value, int width) {
            for (int i = width - 1; i >= 0; i--) {
                held = held << 1 | (int) (value >> i & 1);
                if (++count == 8) {
                    out.write(held);
                    held = 0;
                    count = 0;
                }
            }
            return this;
        }

        byte[] bytes() {
            return out.toByteArray();
        }
    }
}
