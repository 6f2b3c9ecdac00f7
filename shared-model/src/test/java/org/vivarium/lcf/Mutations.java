package org.vivarium.lcf;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Damage done to real files: bits, lengths, counts, pieces cut out, doubled and moved. */
final class Mutations {
    private static final byte[][] NASTY = {
        {(byte) 0x8F, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x7F},
        {(byte) 0x87, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x7F},
        {(byte) 0x88, (byte) 0x80, (byte) 0x80, (byte) 0x80, 0x00},
        {(byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x7F},
        {(byte) 0xFF, 0x7F},
        {0},
        {(byte) 0x80}
    };

    private final RandomGenerator random;

    Mutations(RandomGenerator random) {
        this.random = random;
    }

    /** A damaged copy: one to six mutations, the header left whole most of the time. */
    byte[] damage(byte[] original) {
        byte[] bytes = original.clone();
        int first = random.nextInt(16) == 0 ? 0 : Math.min(12, bytes.length - 1);
        int times = 1 + random.nextInt(6);
        for (int i = 0; i < times && bytes.length > first + 2; i++) {
            bytes = once(bytes, first);
        }
        return bytes;
    }

    private byte[] once(byte[] bytes, int first) {
        int at = first + random.nextInt(bytes.length - first);
        int length = Math.min(bytes.length - at, 1 + random.nextInt(64));
        return switch (random.nextInt(6)) {
            case 0 -> {
                bytes[at] ^= (byte) (1 << random.nextInt(8));
                yield bytes;
            }
            case 1 -> {
                bytes[at] = (byte) random.nextInt();
                yield bytes;
            }
            case 2 -> splice(bytes, at, 0, NASTY[random.nextInt(NASTY.length)]);
            case 3 -> splice(bytes, at, length, new byte[0]);
            case 4 -> splice(bytes, at, 0, Arrays.copyOfRange(bytes, at, at + length));
            default -> splice(bytes, at, length, NASTY[random.nextInt(NASTY.length)]);
        };
    }

    private static byte[] splice(byte[] bytes, int at, int removed, byte[] inserted) {
        byte[] result = new byte[bytes.length - removed + inserted.length];
        System.arraycopy(bytes, 0, result, 0, at);
        System.arraycopy(inserted, 0, result, at, inserted.length);
        System.arraycopy(
                bytes, at + removed, result, at + inserted.length, bytes.length - at - removed);
        return result;
    }
}
