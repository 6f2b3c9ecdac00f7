package org.vivarium.assets.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * PNG files of every kind, written by the JDK, interlaced and not, come out with the pixels that
 * went in.
 */
class PngFlavoursTest {
    private static final int WIDTH = 37;
    private static final int HEIGHT = 21;

    @ParameterizedTest
    @CsvSource({
        "BINARY, 12, true",
        "GREY, 10, true",
        "GREY_16, 11, true",
        "INDEXED, 13, true",
        "RGB, 5, false",
        "RGBA, 2, false"
    })
    void everyKindIsReadAsItWasWritten(String name, int type, boolean indexed) throws Exception {
        BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, type);
        Random random = new Random(3);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                picture.setRGB(x, y, random.nextInt() | (random.nextBoolean() ? 0xFF000000 : 0));
            }
        }
        for (boolean interlaced : new boolean[] {false, true}) {
            Image image = ImageDecoder.decode(write(picture, interlaced), name, Transparency.NONE);

            assertThat(image.hasIndices()).as(name).isEqualTo(indexed);
            assertThat(image.defect()).isEmpty();
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    int expected = premultiplied(picture, x, y);
                    assertThat(image.pixels()[y * WIDTH + x])
                            .as("%s at %d,%d, interlaced %s", name, x, y, interlaced)
                            .isEqualTo(expected);
                }
            }
        }
    }

    private static int premultiplied(BufferedImage picture, int x, int y) {
        if (picture.getType() == BufferedImage.TYPE_BYTE_GRAY) {
            return 0xFF000000 | picture.getRaster().getSample(x, y, 0) * 0x010101;
        }
        if (picture.getType() == BufferedImage.TYPE_USHORT_GRAY) {
            return 0xFF000000 | (picture.getRaster().getSample(x, y, 0) >> 8) * 0x010101;
        }
        int argb = picture.getRGB(x, y);
        int alpha = argb >>> 24;
        int result = alpha << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            int t = (argb >> shift & 0xFF) * alpha + 128;
            result |= (t + (t >> 8) >> 8) << shift;
        }
        return result;
    }

    private static byte[] write(BufferedImage picture, boolean interlaced) throws Exception {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            ImageWriteParam parameters = writer.getDefaultWriteParam();
            parameters.setProgressiveMode(
                    interlaced ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            writer.write(null, new IIOImage(picture, null, null), parameters);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }
}
