package org.vivarium.engine.save.replay;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** Bytes as one word of text: deflated, then Base64. */
final class PackedBytes {
    private static final int MOST = 1 << 28;

    private PackedBytes() {}

    static String of(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    /**
     * @throws IllegalArgumentException when the word holds no bytes
     */
    static byte[] parse(String word) {
        byte[] packed = Base64.getDecoder().decode(word);
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
            return in.readNBytes(MOST);
        } catch (IOException e) {
            throw new IllegalArgumentException("not packed bytes", e);
        }
    }
}
