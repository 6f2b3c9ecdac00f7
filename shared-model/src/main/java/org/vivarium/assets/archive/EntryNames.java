package org.vivarium.assets.archive;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.vivarium.assets.text.EncodingDetector;
import org.vivarium.assets.text.TextEvidence;

/**
 * The code page of an archive's names, which old formats do not state: guessed from the names that
 * are not ASCII.
 */
final class EntryNames {
    /** What 7-Zip and DOS tools write western names in. */
    static final Charset DOS = Charset.forName("IBM437");

    private static final int ENOUGH = 200;

    private EntryNames() {}

    static Charset charset(List<byte[]> names) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        int taken = 0;
        for (byte[] name : names) {
            if (!TextEvidence.isAscii(name) && taken++ < ENOUGH) {
                text.writeBytes(name);
                text.write(' ');
            }
        }
        return taken == 0
                ? StandardCharsets.UTF_8
                : EncodingDetector.guess(text.toByteArray()).orElse(DOS);
    }
}
