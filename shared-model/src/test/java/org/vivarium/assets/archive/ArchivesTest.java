package org.vivarium.assets.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.assets.file.DiskNode;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;

class ArchivesTest {
    private static final byte[] CONTENT =
            "the sea, the sea, the sea, the sea".getBytes(StandardCharsets.US_ASCII);

    @TempDir private Path folder;

    @Test
    void zipEntriesAreFoundWhateverTheirCase() throws Exception {
        FolderIndex root =
                FolderIndex.of(open(zip(StandardCharsets.UTF_8, "Game/CharSet/Hero.png")));

        FileNode hero =
                root.folder("game")
                        .orElseThrow()
                        .folder("CHARSET")
                        .orElseThrow()
                        .file("hero.PNG")
                        .orElseThrow();

        assertThat(hero.read()).isEqualTo(CONTENT);
        assertThat(hero.size()).isEqualTo(CONTENT.length);
        assertThat(hero.address()).endsWith("archive/Game/CharSet/Hero.png");
        assertThat(hero.path()).isEmpty();
    }

    @Test
    void japaneseNamesOfAZipAreDecoded() throws Exception {
        byte[] zip =
                zip(
                        Charset.forName("windows-31j"),
                        "勇者の物語/ピクチャー.png",
                        "勇者の物語/主人公の顔.png",
                        "勇者の物語/村人たち.png");

        FolderIndex root = FolderIndex.of(open(zip));

        assertThat(root.folder("勇者の物語").orElseThrow().file("ピクチャー.png")).isPresent();
    }

    @Test
    void pathsThatLeadOutOfAZipAreDropped() throws Exception {
        FileNode root =
                open(zip(StandardCharsets.UTF_8, "../evil.txt", "C:/evil.txt", "/good.txt"));

        assertThat(root.children())
                .singleElement()
                .satisfies(node -> assertThat(node.name()).isEqualTo("good.txt"));
    }

    @Test
    void tarIsAFolderToo() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(out)) {
            TarArchiveEntry entry = new TarArchiveEntry("game/a.txt");
            entry.setSize(CONTENT.length);
            tar.putArchiveEntry(entry);
            tar.write(CONTENT);
            tar.closeArchiveEntry();
        }

        FolderIndex root = FolderIndex.of(open(out.toByteArray()));

        assertThat(root.folder("game").orElseThrow().file("A.TXT").orElseThrow().read())
                .isEqualTo(CONTENT);
    }

    @Test
    void lzhHoldsStoredAndPackedEntries() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(
                LzhWriter.entry(
                        "GAME\u00FFCharSet\u00FF", "a.txt", "-lh0-", CONTENT, CONTENT.length));
        out.writeBytes(
                LzhWriter.entry("", "b.txt", "-lh5-", LzhWriter.literals(CONTENT), CONTENT.length));
        out.writeBytes(
                LzhWriter.entry("", "c.txt", "-lh5-", LzhWriter.repeated((byte) 'x', 3, 40), 43));
        out.write(0);

        FolderIndex root = FolderIndex.of(open(out.toByteArray()));

        assertThat(
                        root.folder("game")
                                .orElseThrow()
                                .folder("charset")
                                .orElseThrow()
                                .file("a.txt")
                                .orElseThrow()
                                .read())
                .isEqualTo(CONTENT);
        assertThat(root.file("b.txt").orElseThrow().read()).isEqualTo(CONTENT);
        assertThat(root.file("c.txt").orElseThrow().read())
                .isEqualTo("x".repeat(43).getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void archivesThatMustBeExtractedSaySo() {
        assertThatThrownBy(() -> open("7z\u00BC\u00AF.....".getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("extract");
    }

    @Test
    void whatIsNoArchiveIsNone() throws Exception {
        assertThat(Archives.open(file("hello".getBytes(StandardCharsets.US_ASCII)))).isEmpty();
        assertThat(Archives.open(file(new byte[0]))).isEmpty();
    }

    @Test
    void mutatedArchivesGiveContentOrAnIoException() throws Exception {
        ByteArrayOutputStream lzh = new ByteArrayOutputStream();
        lzh.writeBytes(
                LzhWriter.entry(
                        "d\u00FF", "a.txt", "-lh5-", LzhWriter.literals(CONTENT), CONTENT.length));
        lzh.writeBytes(
                LzhWriter.entry("", "c.txt", "-lh7-", LzhWriter.repeated((byte) 'x', 3, 40), 43));
        byte[][] seeds = {zip(StandardCharsets.UTF_8, "a/b.txt", "c.txt"), lzh.toByteArray()};
        Random random = new Random(77);
        for (int round = 0; round < 3_000; round++) {
            byte[] bytes = seeds[round % seeds.length].clone();
            for (int i = random.nextInt(5); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            if (random.nextInt(4) == 0) {
                bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            }
            try {
                Optional<FileNode> root = Archives.open(new MemoryNode(bytes));
                if (root.isPresent()) {
                    readAll(root.get());
                }
            } catch (IOException e) {
                assertThat(e).isNotNull();
            }
        }
    }

    private static void readAll(FileNode node) throws IOException {
        for (FileNode child : node.children()) {
            readAll(child);
        }
        if (!node.isFolder()) {
            try {
                node.read();
            } catch (IOException e) {
                assertThat(e.getMessage()).isNotNull();
            }
        }
    }

    private FileNode open(byte[] bytes) throws IOException {
        return Archives.open(file(bytes)).orElseThrow();
    }

    private DiskNode file(byte[] bytes) throws IOException {
        Path file = folder.resolve("archive");
        Files.write(file, bytes);
        return DiskNode.of(file);
    }

    private static byte[] zip(Charset names, String... paths) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out, names)) {
            for (String path : paths) {
                zip.putNextEntry(new ZipEntry(path));
                zip.write(CONTENT);
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }
}
