package org.vivarium.app.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** A histogram as HdrHistogram's own compressed form in Base64, which its other tools read too. */
final class CompressedHistogram {
    private CompressedHistogram() {}

    static String text(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    /**
     * @throws IOException when the text is no such form
     */
    static Histogram read(String text) throws IOException {
        try {
            ByteBuffer buffer = ByteBuffer.wrap(Base64.getDecoder().decode(text));
            return Histogram.decodeFromCompressedByteBuffer(buffer, 0);
        } catch (DataFormatException | RuntimeException e) {
            throw new IOException("a distribution in the result is damaged", e);
        }
    }
}
