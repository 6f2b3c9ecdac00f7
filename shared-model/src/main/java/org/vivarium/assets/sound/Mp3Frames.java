package org.vivarium.assets.sound;

import org.vivarium.assets.sound.SoundException.Fault;

/**
 * The frames of an MPEG audio file, walked by their headers alone.
 *
 * @param from offset of the first frame that holds sound
 * @param rate frames of sound a second
 * @param frames frames of sound decoded from there to the end
 * @param delay of them, silence the encoder put in front
 * @param padding of them, silence it put behind
 */
record Mp3Frames(int from, int rate, long frames, int delay, int padding) {

    /** What every decoder adds in front of an encoder's own delay. */
    private static final int DECODER_DELAY = 529;

    /** Offsets from an Info tag with all its fields: the encoder's name, its two 12-bit delays. */
    private static final int ENCODER_NAME = 120;

    private static final int ENCODER_DELAYS = ENCODER_NAME + 21;
    private static final int CONFIRMING_FRAMES = 3;
    private static final int LONGEST_LEAD = 64 * 1024;

    private static final int[][] BITRATES = {
        {0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448},
        {0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384},
        {0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320},
        {0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256},
        {0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160},
    };
    private static final int[] RATES = {44_100, 48_000, 32_000};

    /** Sound without the encoder's silence. */
    long playedFrames() {
        return Math.max(0, frames - delay - padding);
    }

    /** Whether the bytes are an ID3 tag or begin with a few frames in a row. */
    static boolean recognised(byte[] data) {
        if (Bytes.tagAt(data, 0, "ID3")) {
            return true;
        }
        int at = 0;
        for (int i = 0; i < CONFIRMING_FRAMES; i++) {
            int length = length(data, at);
            if (length == 0) {
                return false;
            }
            at += length;
            if (at >= data.length) {
                return true;
            }
        }
        return true;
    }

    static Mp3Frames scan(String file, byte[] data) throws SoundException {
        int at = firstFrame(data);
        if (at < 0) {
            throw new SoundException(file, Fault.BROKEN, "no MPEG frame");
        }
        int rate = rate(data, at);
        int info = infoTag(data, at);
        int delay = 0;
        int padding = 0;
        if (info >= 0) {
            if (hasEncoderTag(data, info)) {
                int delays = Bytes.s32be(data, info + ENCODER_DELAYS);
                delay = (delays >>> 20) + DECODER_DELAY;
                padding = Math.max(0, (delays >>> 8 & 0xFFF) - DECODER_DELAY);
            }
            at += length(data, at);
        }
        int from = at;
        long frames = 0;
        while (at < data.length) {
            int length = length(data, at);
            if (length == 0) {
                at = resync(data, at + 1);
                if (at < 0) {
                    break;
                }
                continue;
            }
            frames += samples(data, at);
            at += length;
        }
        return new Mp3Frames(from, rate, frames, delay, padding);
    }

    private static int firstFrame(byte[] data) {
        int at = 0;
        while (Bytes.tagAt(data, at, "ID3")) {
            int size = 0;
            for (int i = 6; i < 10; i++) {
                size = size << 7 | Bytes.u8(data, at + i) & 0x7F;
            }
            at += 10 + size;
        }
        return at >= data.length ? -1 : resync(data, at);
    }

    /** The next place where two frames follow each other, or one ends the file. */
    private static int resync(byte[] data, int from) {
        int last = Math.min(data.length - 4, from + LONGEST_LEAD);
        for (int at = from; at <= last; at++) {
            int length = length(data, at);
            if (length > 0 && (at + length >= data.length || length(data, at + length) > 0)) {
                return at;
            }
        }
        return -1;
    }

    /** Offset of the Xing or Info tag inside the frame, -1 when there is none. */
    private static int infoTag(byte[] data, int frame) {
        boolean mono = (Bytes.u8(data, frame + 3) & 0xC0) == 0xC0;
        int side = isMpeg1(data, frame) ? mono ? 17 : 32 : mono ? 9 : 17;
        int at = frame + 4 + side;
        return Bytes.tagAt(data, at, "Xing") || Bytes.tagAt(data, at, "Info") ? at : -1;
    }

    /** Whether all optional fields precede a LAME or Lavc tag, at its usual place. */
    private static boolean hasEncoderTag(byte[] data, int info) {
        return Bytes.u8(data, info + 7) == 15
                && (Bytes.tagAt(data, info + ENCODER_NAME, "LA")
                        || Bytes.tagAt(data, info + ENCODER_NAME, "Lav"));
    }

    /** Bytes of the frame at an offset, 0 when there is none. */
    static int length(byte[] data, int at) {
        if (at + 4 > data.length || data[at] != (byte) 0xFF || (data[at + 1] & 0xE0) != 0xE0) {
            return 0;
        }
        int version = data[at + 1] >> 3 & 3;
        int layer = 4 - (data[at + 1] >> 1 & 3);
        int rateIndex = data[at + 2] >> 2 & 3;
        int bitrateIndex = data[at + 2] >> 4 & 15;
        if (version == 1
                || layer == 4
                || rateIndex == 3
                || bitrateIndex == 15
                || bitrateIndex == 0) {
            return 0;
        }
        int row = version == 3 ? layer - 1 : layer == 1 ? 3 : 4;
        int bitrate = BITRATES[row][bitrateIndex] * 1000;
        int padding = data[at + 2] >> 1 & 1;
        int rate = rate(data, at);
        return layer == 1
                ? (12 * bitrate / rate + padding) * 4
                : samples(data, at) / 8 * bitrate / rate + padding;
    }

    private static int samples(byte[] data, int at) {
        return switch (4 - (data[at + 1] >> 1 & 3)) {
            case 1 -> 384;
            case 2 -> 1152;
            default -> isMpeg1(data, at) ? 1152 : 576;
        };
    }

    private static int rate(byte[] data, int at) {
        int halvings =
                switch (data[at + 1] >> 3 & 3) {
                    case 3 -> 0;
                    case 2 -> 1;
                    default -> 2;
                };
        return RATES[data[at + 2] >> 2 & 3] >> halvings;
    }

    private static boolean isMpeg1(byte[] data, int at) {
        return (data[at + 1] >> 3 & 3) == 3;
    }
}
