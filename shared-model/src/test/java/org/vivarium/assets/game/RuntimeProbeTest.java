package org.vivarium.assets.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs made up here, with the sections and resources that tell the runtimes apart. */
class RuntimeProbeTest {
    @ParameterizedTest
    @CsvSource({
        "3, 0x50000, RPG_2000",
        "1, 0xB0000, RPG_2000_UPDATED",
        "1, 0xC0000, RPG_2003",
        "1, 0xC7400, RPG_2003_UPDATED"
    })
    void logosAndTheSizeOfTheCodeTellTheRuntime(int logos, String code, EngineVersion version) {
        assertThat(RuntimeProbe.probe(program(logos, Integer.decode(code))))
                .get()
                .extracting(RuntimeProbe.Found::version)
                .isEqualTo(version);
    }

    @Test
    void whatIsNoProgramIsUndecided() {
        assertThat(RuntimeProbe.probe(new byte[0])).isEmpty();
        assertThat(RuntimeProbe.probe("MZ hello".getBytes(StandardCharsets.US_ASCII))).isEmpty();
    }

    @Test
    void mutatedProgramsNeverThrow() {
        byte[] seed = program(3, 0x50000);
        Random random = new Random(9);
        for (int round = 0; round < 5_000; round++) {
            byte[] bytes = seed.clone();
            for (int i = 0; i < 4; i++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            RuntimeProbe.probe(Arrays.copyOf(bytes, random.nextInt(bytes.length) + 1));
        }
    }

    /** A program of two sections: code of a size on paper, and resources with so many XYZ logos. */
    private static byte[] program(int logos, int codeSize) {
        ByteBuffer b = ByteBuffer.allocate(0x600).order(ByteOrder.LITTLE_ENDIAN);
        b.putShort(0, (short) 0x5A4D).putInt(0x3C, 0x80).putInt(0x80, 0x4550);
        b.putShort(0x84, (short) 0x14C).putShort(0x86, (short) 2).putShort(0x94, (short) 224);
        int optional = 0x98;
        b.putShort(optional, (short) 0x10B).putInt(optional + 112, 0x200000);
        section(b, optional + 224, "CODE", 0x1000, codeSize, 0x200, 0x10);
        section(b, optional + 264, ".rsrc", 0x200000, 0x300, 0x300, 0x300);
        int root = 0x300;
        b.putShort(root + 12, (short) 1);
        b.putInt(root + 16, 0x80000000 | 0x80).putInt(root + 20, 0x80000000 | 0x20);
        b.putShort(root + 0x20 + 14, (short) logos);
        b.putShort(root + 0x80, (short) 3);
        byte[] name = "XYZ".getBytes(StandardCharsets.UTF_16LE);
        b.put(root + 0x82, name);
        return b.array();
    }

    private static void section(
            ByteBuffer b, int at, String name, int rva, int size, int offset, int raw) {
        b.put(at, name.getBytes(StandardCharsets.US_ASCII));
        b.putInt(at + 8, size).putInt(at + 12, rva).putInt(at + 16, raw).putInt(at + 20, offset);
    }
}
