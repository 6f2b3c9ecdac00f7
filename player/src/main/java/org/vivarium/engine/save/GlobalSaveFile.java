package org.vivarium.engine.save;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.vivarium.engine.state.GlobalSaveState;

/**
 * The file {@code Save.lgs}: a header and two chunks, the switches a byte each and the variables
 * four bytes each, low byte first (spec event-commands 3016). Chunks that aren't known are skipped;
 * a file that breaks off counts as far as it goes.
 */
final class GlobalSaveFile {
    static final String NAME = "Save.lgs";
    private static final String HEADER = "LcfGlobalSave";
    private static final int SWITCHES = 1;
    private static final int VARIABLES = 2;

    private GlobalSaveFile() {}

    static byte[] write(GlobalSaveState state) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] header = HEADER.getBytes(StandardCharsets.US_ASCII);
        number(out, header.length);
        out.writeBytes(header);
        boolean[] switches = state.switches();
        number(out, SWITCHES);
        number(out, switches.length);
        for (boolean on : switches) {
            out.write(on ? 1 : 0);
        }
        int[] variables = state.variables();
        number(out, VARIABLES);
        number(out, variables.length * Integer.BYTES);
        ByteBuffer words =
                ByteBuffer.allocate(variables.length * Integer.BYTES)
                        .order(ByteOrder.LITTLE_ENDIAN);
        words.asIntBuffer().put(variables);
        out.writeBytes(words.array());
        number(out, 0);
        return out.toByteArray();
    }

    static void read(byte[] bytes, GlobalSaveState state) {
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        boolean[] switches = {};
        int[] variables = {};
        if (bytes.length > HEADER.length() && bytes[0] == HEADER.length()) {
            in.position(HEADER.length() + 1);
            for (int chunk = number(in); chunk != 0; chunk = number(in)) {
                ByteBuffer payload = payload(in);
                if (chunk == SWITCHES) {
                    switches = new boolean[payload.remaining()];
                    for (int n = 0; n < switches.length; n++) {
                        switches[n] = payload.get() != 0;
                    }
                } else if (chunk == VARIABLES) {
                    variables = new int[payload.remaining() / Integer.BYTES];
                    payload.asIntBuffer().get(variables);
                }
            }
        }
        state.reset(switches, variables);
    }

    private static ByteBuffer payload(ByteBuffer in) {
        int length = Math.clamp(number(in), 0, in.remaining());
        ByteBuffer payload = in.slice(in.position(), length).order(ByteOrder.LITTLE_ENDIAN);
        in.position(in.position() + length);
        return payload;
    }

    private static void number(ByteArrayOutputStream out, int value) {
        for (int shift = 28; shift > 0; shift -= 7) {
            if (value >>> shift != 0) {
                out.write(value >>> shift & 0x7F | 0x80);
            }
        }
        out.write(value & 0x7F);
    }

    /** 0 at the end of the file. */
    private static int number(ByteBuffer in) {
        int value = 0;
        while (in.hasRemaining()) {
            int b = in.get();
            value = value << 7 | b & 0x7F;
            if (b >= 0) {
                break;
            }
        }
        return value;
    }
}
