package org.vivarium.assets.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.assets.file.DiskNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.PngWriter;

class RuntimeImagesTest {
    @TempDir private Path game;

    @Test
    void symbolsComeFromTheExecutable() throws Exception {
        Files.write(game.resolve("RPG_RT.exe"), program());

        Image sheet = images().symbols().orElseThrow();

        assertThat(sheet.width()).isEqualTo(4);
        assertThat(sheet.height()).isEqualTo(2);
        assertThat(sheet.indices()).containsExactly(5, 6, 7, 8, 1, 2, 3, 4);
    }

    @Test
    void aFileInTheGamesFolderWins() throws Exception {
        Files.write(game.resolve("RPG_RT.exe"), program());
        Files.createDirectories(game.resolve("font"));
        Files.write(
                game.resolve("font/exfont.png"),
                PngWriter.encode(new byte[156 * 48], new int[2], 156, 48));

        assertThat(images().symbols().orElseThrow().width()).isEqualTo(156);
    }

    @Test
    void aGameWithoutEitherBringsNone() throws Exception {
        assertThat(images().symbols()).isEmpty();
        assertThat(images().logos()).isEmpty();
    }

    private RuntimeImages images() throws Exception {
        return new RuntimeImages(FolderIndex.of(DiskNode.of(game)));
    }

    /** A program whose only resource is an EXFONT bitmap of 4x2 pixels, 8 bits, two colours. */
    private static byte[] program() {
        ByteBuffer b = ByteBuffer.allocate(0x600).order(ByteOrder.LITTLE_ENDIAN);
        b.putShort(0, (short) 0x5A4D).putInt(0x3C, 0x80).putInt(0x80, 0x4550);
        b.putShort(0x84, (short) 0x14C).putShort(0x86, (short) 1).putShort(0x94, (short) 224);
        int optional = 0x98;
        b.putShort(optional, (short) 0x10B).putInt(optional + 112, 0x1000);
        int section = optional + 224;
        b.put(section, ".rsrc".getBytes(StandardCharsets.US_ASCII));
        b.putInt(section + 8, 0x300)
                .putInt(section + 12, 0x1000)
                .putInt(section + 16, 0x300)
                .putInt(section + 20, 0x300);
        int root = 0x300;
        b.putShort(root + 14, (short) 1).putInt(root + 16, 2).putInt(root + 20, 0x80000000 | 0x20);
        b.putShort(root + 0x20 + 12, (short) 1)
                .putInt(root + 0x30, 0x80000000 | 0x80)
                .putInt(root + 0x34, 0x80000000 | 0x40);
        b.putShort(root + 0x40 + 14, (short) 1).putInt(root + 0x50, 1033).putInt(root + 0x54, 0x60);
        b.putInt(root + 0x60, 0x1100).putInt(root + 0x64, 40 + 8 + 8);
        b.putShort(root + 0x80, (short) 6);
        b.put(root + 0x82, "EXFONT".getBytes(StandardCharsets.UTF_16LE));
        int dib = root + 0x100;
        b.putInt(dib, 40)
                .putInt(dib + 4, 4)
                .putInt(dib + 8, 2)
                .putShort(dib + 12, (short) 1)
                .putShort(dib + 14, (short) 8);
        b.putInt(dib + 32, 2);
        b.put(dib + 48, new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        return b.array();
    }
}
