package org.vivarium.assets.sound;

import java.util.Arrays;
import org.vivarium.assets.sound.SoundException.Fault;

/**
 * The header of a WAV file and where its samples lie (spec assets-and-audio 8.6). Sizes that run
 * past the file are cut; every chunk but {@code fmt } and {@code data} is ignored.
 *
 * @param tag codec, the extensible form resolved
 * @param fmt offset of the {@code fmt } chunk's content
 * @param dataFrom first byte of the samples
 * @param dataTo one past the last
 */
record WavFile(
        String file,
        byte[] bytes,
        int tag,
        int channels,
        int rate,
        int blockAlign,
        int bits,
        int fmt,
        int dataFrom,
        int dataTo) {

    static final int PCM = 1;
    static final int MS_ADPCM = 2;
    static final int FLOAT = 3;
    static final int A_LAW = 6;
    static final int MU_LAW = 7;
    static final int IMA_ADPCM = 0x11;
    static final int MP3 = 0x55;
    private static final int EXTENSIBLE = 0xFFFE;
    private static final int MAX_RATE = 768_000;

    static WavFile parse(String file, byte[] bytes) throws SoundException {
        int fmt = -1;
        int at = 12;
        while (at + 8 <= bytes.length) {
            long size = Bytes.s32le(bytes, at + 4) & 0xFFFF_FFFFL;
            int content = at + 8;
            if (Bytes.tagAt(bytes, at, "fmt ")) {
                fmt = content;
            } else if (Bytes.tagAt(bytes, at, "data")) {
                if (fmt < 0) {
                    throw new SoundException(file, Fault.UNSUPPORTED, "no fmt chunk before data");
                }
                long end = size == 0 ? bytes.length : Math.min(bytes.length, content + size);
                return of(file, bytes, fmt, content, (int) end);
            }
            long next = content + size + (size & 1);
            if (next > bytes.length) {
                break;
            }
            at = (int) next;
        }
        throw new SoundException(file, Fault.UNSUPPORTED, "no data chunk");
    }

    private static WavFile of(String file, byte[] bytes, int fmt, int from, int to)
            throws SoundException {
        int tag = Bytes.u16le(bytes, fmt);
        if (tag == EXTENSIBLE) {
            tag = Bytes.u16le(bytes, fmt + 24);
        }
        int channels = Bytes.u16le(bytes, fmt + 2);
        int rate = Bytes.s32le(bytes, fmt + 4);
        if (channels == 0 || channels > 32 || rate <= 0 || rate > MAX_RATE) {
            throw new SoundException(
                    file, Fault.BROKEN, channels + " channels at " + rate + " frames a second");
        }
        int blockAlign = Bytes.u16le(bytes, fmt + 12);
        int bits = Bytes.u16le(bytes, fmt + 14);
        return new WavFile(file, bytes, tag, channels, rate, blockAlign, bits, fmt, from, to);
    }

    PcmStream open() throws SoundException {
        return switch (tag) {
            case PCM, FLOAT, A_LAW, MU_LAW -> new WavPcmStream(this, WavSampleType.of(this));
            case MS_ADPCM -> new MsAdpcmStream(this);
            case IMA_ADPCM -> new ImaAdpcmStream(this);
            case MP3 -> new Mp3Stream(file, data());
            default -> throw new SoundException(file, Fault.UNSUPPORTED, "WAV codec " + tag);
        };
    }

    /** Frames in the file, by its header alone. */
    long frames() throws SoundException {
        int length = dataTo - dataFrom;
        return switch (tag) {
            case MS_ADPCM -> MsAdpcmStream.frames(this);
            case IMA_ADPCM -> ImaAdpcmStream.frames(this);
            case MP3 -> Mp3Frames.scan(file, data()).playedFrames();
            default -> length / (WavSampleType.of(this).bytes() * channels);
        };
    }

    byte[] data() {
        return Arrays.copyOfRange(bytes, dataFrom, dataTo);
    }
}
