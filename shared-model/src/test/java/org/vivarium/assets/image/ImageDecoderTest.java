package org.vivarium.assets.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;

class ImageDecoderTest {
    private static final int[] PALETTE = {0x102030, 0xFF0000, 0x00FF00, 0x0000FF};

    @Test
    void pngKeepsItsIndicesAndIndexZeroIsTransparentOnlyWhenAsked() throws Exception {
        byte[] png = PngWriter.encode(new byte[] {0, 1, 2, 3, 0, 0}, PALETTE, 3, 2);

        Image mask = ImageDecoder.decode(png, "a.png", Transparency.INDEX_ZERO);
        Image opaque = ImageDecoder.decode(png, "a.png", Transparency.NONE);

        assertThat(mask.indices()).containsExactly(0, 1, 2, 3, 0, 0);
        assertThat(mask.pixels()).containsExactly(0, 0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0, 0);
        assertThat(mask.coverage()).isEqualTo(Coverage.MASK);
        assertThat(mask.bounds()).isEqualTo(new Bounds(0, 0, 3, 2));
        assertThat(opaque.pixels()[0]).isEqualTo(0xFF102030);
        assertThat(opaque.coverage()).isEqualTo(Coverage.OPAQUE);
        assertThat(mask.with(Transparency.NONE).pixels()).isEqualTo(opaque.pixels());
    }

    @Test
    void boundsAreTrimmedToWhatShows() throws Exception {
        byte[] indices = new byte[8 * 6];
        indices[2 * 8 + 3] = 1;
        indices[4 * 8 + 5] = 2;

        Image image = Image.indexed(8, 6, indices, PALETTE, Transparency.INDEX_ZERO);

        assertThat(image.bounds()).isEqualTo(new Bounds(3, 2, 3, 3));
        assertThat(
                        Image.indexed(8, 6, new byte[48], PALETTE, Transparency.INDEX_ZERO)
                                .bounds()
                                .isEmpty())
                .isTrue();
    }

    @Test
    void framesBecomePaletteOrRgbPngAndComeBackEqual() throws Exception {
        for (int colours : new int[] {1, 256, 257, 60_000}) {
            int[] frame = new int[320 * 240];
            for (int i = 0; i < frame.length; i++) {
                frame[i] = 0xFF000000 | i % colours * 7;
            }
            byte[] png = PngWriter.encode(frame, 320, 240);
            Image back = ImageDecoder.decode(png, "frame", Transparency.NONE);
            assertThat(back.pixels()).isEqualTo(frame);
            assertThat(back.hasIndices()).isEqualTo(colours <= 256);
            assertThat(PngWriter.encode(frame, 320, 240)).isEqualTo(png);
        }
    }

    @Test
    void wrongChecksumsAndAMissingEndAreNoReasonToRefuseAPng() throws Exception {
        byte[] png = PngWriter.encode(new byte[] {0, 1, 2, 3, 0, 0}, PALETTE, 3, 2);
        png[29] ^= 0x55;
        byte[] cut = Arrays.copyOf(png, png.length - 12);

        assertThat(ImageDecoder.decode(cut, "a", Transparency.NONE).indices())
                .containsExactly(0, 1, 2, 3, 0, 0);
    }

    @Test
    void aTruncatedPngShowsTheRowsItHasAndSaysSo() throws Exception {
        byte[] indices = new byte[64 * 64];
        new Random(5).nextBytes(indices);
        byte[] png = PngWriter.encode(indices, new int[256], 64, 64);

        Image image =
                ImageDecoder.decode(
                        Arrays.copyOf(png, png.length / 2), "a", Transparency.INDEX_ZERO);

        assertThat(image.defect()).contains("rows of the PNG image are missing");
        assertThat(Arrays.copyOf(image.indices(), 640)).isEqualTo(Arrays.copyOf(indices, 640));
        assertThat(image.indices()[64 * 64 - 1]).isZero();
    }

    @Test
    void xyzIsReadAndAShortOneIsFilledWithIndexZero() throws Exception {
        byte[] data = new byte[768 + 6];
        data[3] = (byte) 200;
        Arrays.fill(data, 768, data.length, (byte) 1);

        assertThat(ImageDecoder.decode(xyz(3, 2, data), "a", Transparency.NONE).pixels())
                .containsOnly(0xFFC80000);
        Image cut =
                ImageDecoder.decode(
                        xyz(3, 2, Arrays.copyOf(data, 768 + 4)), "a", Transparency.NONE);
        assertThat(cut.indices()).containsExactly(1, 1, 1, 1, 0, 0);
        assertThat(cut.defect()).contains("2 pixels");
    }

    @Test
    void bmpOfEveryDepthGivesTheSamePixels() throws Exception {
        for (int depth : new int[] {1, 4, 8, 24, 32}) {
            for (boolean topDown : new boolean[] {false, true}) {
                Image image = ImageDecoder.decode(bmp(depth, topDown), "a.bmp", Transparency.NONE);
                assertThat(image.pixels())
                        .as("%d bits", depth)
                        .containsExactly(
                                0xFFFF0000,
                                0xFF102030,
                                0xFFFF0000,
                                0xFF102030,
                                0xFF102030,
                                0xFFFF0000);
                assertThat(image.hasIndices()).isEqualTo(depth <= 8);
            }
        }
    }

    @Test
    void bmpRunsJumpsAndLiteralsAreDecoded() throws Exception {
        byte[] body = {3, 1, 0, 0, 0, 3, 1, 2, 3, 0, 0, 0, 0, 2, 1, 0, 2, 3, 0, 1};
        byte[] bmp = bmpHeader(3, 3, 8, 1, body);

        assertThat(ImageDecoder.decode(bmp, "a", Transparency.NONE).indices())
                .containsExactly(0, 3, 3, 1, 2, 3, 1, 1, 1);
    }

    @Test
    void whatIsNoImageIsNamedWithItsReason() {
        assertRefused(new byte[0], "empty");
        assertRefused(
                "version https://git-lfs.github.com/spec/v1".getBytes(StandardCharsets.US_ASCII),
                "Git LFS");
        assertRefused("<html>".getBytes(StandardCharsets.US_ASCII), "web page");
        assertRefused("GIF89a".getBytes(StandardCharsets.US_ASCII), "GIF");
        assertRefused(new byte[] {1, 2, 3}, "no PNG, BMP or XYZ");
        assertRefused(new byte[] {'X', 'Y', 'Z', '1', 0, 0, 0, 0, 1, 2, 3, 4}, "size is 0x0");
    }

    @Test
    void aTinyFileClaimingAHugeSizeIsRefusedBeforeMemoryIsSetAside() {
        byte[] png = PngWriter.encode(new byte[1], new int[1], 1, 1);
        ByteBuffer.wrap(png).putInt(16, 16_000).putInt(20, 2_000);

        assertRefused(png, "cannot hold its size of 16000x2000");
    }

    @Test
    void mutatedFilesGiveAnImageOrAnImageException() {
        Random random = new Random(20_000);
        List<byte[]> seeds =
                List.of(
                        PngWriter.encode(new byte[24 * 32], PALETTE, 24, 32),
                        PngWriter.encode(random.ints(24 * 32).toArray(), 24, 32),
                        bmp(1, false),
                        bmp(8, true),
                        bmp(24, false),
                        bmpHeader(
                                3,
                                3,
                                8,
                                1,
                                new byte[] {3, 1, 0, 0, 0, 3, 1, 2, 3, 0, 0, 2, 9, 9, 0, 1}),
                        bmpHeader(3, 3, 4, 2, new byte[] {3, 0x12, 0, 0, 0, 3, 0x12, 0x30, 0, 1}),
                        xyz(8, 8, new byte[768 + 64]));
        for (int round = 0; round < 20_000; round++) {
            byte[] bytes = seeds.get(round % seeds.size()).clone();
            for (int i = random.nextInt(6); i >= 0; i--) {
                bytes[
                                random.nextInt(
                                        random.nextBoolean()
                                                ? Math.min(64, bytes.length)
                                                : bytes.length)] =
                        (byte) random.nextInt();
            }
            if (random.nextInt(4) == 0) {
                bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            }
            try {
                Image image = ImageDecoder.decode(bytes, "fuzz", Transparency.INDEX_ZERO);
                assertThat(image.pixels()).hasSize(image.width() * image.height());
            } catch (ImageException e) {
                assertThat(e.reason()).isNotEmpty();
            }
        }
    }

    @Test
    void everyImageOfTheReferenceGamesDecodesWithoutADefect() throws Exception {
        int[] count = new int[1];
        for (Path root : List.of(SharedData.path("games"), SharedData.rtp())) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(ImageDecoderTest::isImage).toList()) {
                    Image image =
                            ImageDecoder.decode(
                                    Files.readAllBytes(file),
                                    file.toString(),
                                    Transparency.INDEX_ZERO);
                    assertThat(image.defect()).as("%s", file).isEmpty();
                    count[0]++;
                }
            }
        }
        assertThat(count[0]).isGreaterThan(100);
    }

    private static boolean isImage(Path file) {
        return file.toString().toLowerCase(java.util.Locale.ROOT).matches(".*\\.(png|bmp|xyz)");
    }

    private static void assertRefused(byte[] bytes, String reason) {
        assertThatThrownBy(() -> ImageDecoder.decode(bytes, "CharSet/hero.png", Transparency.NONE))
                .isInstanceOf(ImageException.class)
                .hasMessageStartingWith("CharSet/hero.png: ")
                .hasMessageContaining(reason);
    }

    private static byte[] xyz(int width, int height, byte[] data) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {'X', 'Y', 'Z', '1', (byte) width, 0, (byte) height, 0});
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out)) {
            deflater.write(data);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** A picture of 3x2: red, dark, red over dark, dark, red. */
    private static byte[] bmp(int depth, boolean topDown) {
        int[][] rows = {{1, 0, 1}, {0, 0, 1}};
        int stride = (3 * depth + 31) / 32 * 4;
        byte[] body = new byte[stride * 2];
        for (int y = 0; y < 2; y++) {
            int[] row = rows[topDown ? y : 1 - y];
            for (int x = 0; x < 3; x++) {
                if (depth <= 8) {
                    body[y * stride + x * depth / 8] |=
                            (byte) (row[x] << (8 - depth - x * depth % 8));
                } else {
                    int at = y * stride + x * depth / 8;
                    body[at] = (byte) PALETTE[row[x]];
                    body[at + 1] = (byte) (PALETTE[row[x]] >> 8);
                    body[at + 2] = (byte) (PALETTE[row[x]] >> 16);
                }
            }
        }
        return bmpHeader(3, topDown ? -2 : 2, depth, 0, body);
    }

    private static byte[] bmpHeader(
            int width, int height, int depth, int compression, byte[] body) {
        int colours = depth <= 8 ? Math.min(1 << depth, PALETTE.length) : 0;
        int offset = 54 + colours * 4;
        ByteBuffer out = ByteBuffer.allocate(offset + body.length).order(ByteOrder.LITTLE_ENDIAN);
        out.put((byte) 'B').put((byte) 'M').putInt(offset + body.length).putInt(0).putInt(offset);
        out.putInt(40)
                .putInt(width)
                .putInt(height)
                .putShort((short) 1)
                .putShort((short) depth)
                .putInt(compression);
        out.putInt(body.length).putInt(0).putInt(0).putInt(colours).putInt(0);
        for (int i = 0; i < colours; i++) {
            out.putInt(PALETTE[i]);
        }
        return out.put(body).array();
    }
}
