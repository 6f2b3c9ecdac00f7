package org.vivarium.engine.text.font;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bitmap fonts of Windows, as games bring them in their Font folder. */
class FonFontTest {
    private static final Charset CYRILLIC = Charset.forName("windows-1251");

    /** A font of letters A, B and the Cyrillic Я; every letter is an L of the given width. */
    private static byte[] fnt(int width, int height, String face) {
        int letters = 0xDF - 'A' + 1;
        int bits = 118 + 4 * letters;
        int name = bits + height;
        ByteBuffer b = ByteBuffer.allocate(name + 16).order(ByteOrder.LITTLE_ENDIAN);
        b.putShort(0, (short) 0x200).putShort(74, (short) (height - 2));
        b.putShort(88, (short) height).put(95, (byte) 'A').put(96, (byte) 0xDF);
        b.putInt(105, name);
        for (int i = 0; i < letters; i++) {
            boolean there = i < 2 || i == letters - 1;
            b.putShort(118 + 4 * i, (short) (there ? width : 0));
            b.putShort(120 + 4 * i, (short) bits);
        }
        for (int y = 0; y < height; y++) {
            b.put(bits + y, (byte) (y == height - 1 ? 0b1110_0000 : 0b1000_0000));
        }
        b.put(name, face.getBytes());
        return b.array();
    }

    @Test
    void charactersAreThoseOfTheGamesCodePage() throws IOException {
        FonFont font = FonFont.read(fnt(7, 12, "Any"), "any.fnt", CYRILLIC);
        Glyph g = font.find('Я');
        assertThat(g.advance()).isEqualTo(7);
        assertThat(g.top()).isZero();
        assertThat(g.rows()).hasSize(12).startsWith(1, 1).endsWith(1, 0b111);
        assertThat(font.find('C')).isNull();
    }

    @Test
    void fontsOfTheOriginalRuntimeStandOnHalfCells() throws IOException {
        FonFont font = FonFont.read(fnt(15, 12, "RMG2000"), "rmg2000.fnt", CYRILLIC);
        assertThat(font.find('A').advance()).isEqualTo(6);
    }

    @Test
    void theSizeNearestToACellIsTakenOutOfALibrary() throws IOException {
        byte[] small = fnt(4, 8, "Any");
        byte[] right = fnt(6, 12, "Any");
        ByteBuffer fon = ByteBuffer.allocate(8192).order(ByteOrder.LITTLE_ENDIAN);
        fon.put(0, (byte) 'M').put(1, (byte) 'Z').putInt(0x3C, 0x40);
        fon.putShort(0x40 + 0x24, (short) 0x40);
        int table = 0x80;
        fon.putShort(table, (short) 4);
        fon.putShort(table + 2, (short) 0x8008).putShort(table + 4, (short) 2);
        fon.putShort(table + 10, (short) (0x400 >> 4));
        fon.putShort(table + 22, (short) (0x1000 >> 4));
        fon.put(0x400, small).put(0x1000, right);
        FonFont font = FonFont.read(fon.array(), "two.fon", CYRILLIC);
        assertThat(font.find('A').height()).isEqualTo(12);
        assertThat(font.find('A').advance()).isEqualTo(6);
    }

    @Test
    void brokenFilesAreRefusedWithTheirName() {
        byte[] good = fnt(6, 12, "Any");
        assertThat(FonFont.is(good)).isTrue();
        byte[] cut = Arrays.copyOf(good, 130);
        assertThatThrownBy(() -> FonFont.read(cut, "cut.fon", CYRILLIC))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cut.fon");
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            byte[] bad = i % 2 == 0 ? good.clone() : new byte[4096];
            for (int n = 0; n < 40; n++) {
                bad[random.nextInt(bad.length)] = (byte) random.nextInt();
            }
            bad[0] = i % 2 == 0 ? bad[0] : (byte) 'M';
            bad[1] = i % 2 == 0 ? bad[1] : (byte) 'Z';
            try {
                FonFont.read(bad, "bad.fon", CYRILLIC);
            } catch (IOException e) {
                assertThat(e).hasMessageContaining("bad.fon");
            }
        }
    }
}
