package org.vivarium.assets.sound;

import org.vivarium.assets.sound.SoundException.Fault;

/** How one uncompressed (or companded) sample is stored in a WAV file. */
enum WavSampleType {
    U8(1) {
        @Override
        float sample(byte[] data, int at) {
            return ((data[at] & 0xFF) - 128) / 128f;
        }
    },
    S16(2) {
        @Override
        float sample(byte[] data, int at) {
            return Bytes.s16le(data, at) / 32768f;
        }
    },
    S24(3) {
        @Override
        float sample(byte[] data, int at) {
            return (Bytes.u16le(data, at) | data[at + 2] << 16) / 8_388_608f;
        }
    },
    S32(4) {
        @Override
        float sample(byte[] data, int at) {
            return Bytes.s32le(data, at) / 2_147_483_648f;
        }
    },
    F32(4) {
        @Override
        float sample(byte[] data, int at) {
            return finite(Float.intBitsToFloat(Bytes.s32le(data, at)));
        }
    },
    F64(8) {
        @Override
        float sample(byte[] data, int at) {
            return finite((float) Double.longBitsToDouble(Bytes.s64le(data, at)));
        }
    },
    A_LAW(1) {
        @Override
        float sample(byte[] data, int at) {
            int coded = (data[at] & 0xFF) ^ 0x55;
            int exponent = coded >> 4 & 7;
            int magnitude = ((coded & 15) << 4) + 8;
            if (exponent > 0) {
                magnitude = magnitude + 0x100 << exponent - 1;
            }
            return ((coded & 0x80) != 0 ? magnitude : -magnitude) / 32768f;
        }
    },
    MU_LAW(1) {
        @Override
        float sample(byte[] data, int at) {
            int coded = ~data[at] & 0xFF;
            int magnitude = (((coded & 15) << 3) + 0x84 << (coded >> 4 & 7)) - 0x84;
            return ((coded & 0x80) != 0 ? -magnitude : magnitude) / 32768f;
        }
    };

    private static final float LOUDEST = 8;

    private final int bytes;

    WavSampleType(int bytes) {
        this.bytes = bytes;
    }

    int bytes() {
        return bytes;
    }

    abstract float sample(byte[] data, int at);

    static WavSampleType of(WavFile wav) throws SoundException {
        return switch (wav.tag()) {
            case WavFile.A_LAW -> A_LAW;
            case WavFile.MU_LAW -> MU_LAW;
            case WavFile.FLOAT -> wav.bits() == 64 ? F64 : F32;
            case WavFile.PCM ->
                    switch (wav.bits() + 7 >> 3) {
                        case 1 -> U8;
                        case 2 -> S16;
                        case 3 -> S24;
                        case 4 -> S32;
                        default -> throw unsupported(wav);
                    };
            default -> throw unsupported(wav);
        };
    }

    private static SoundException unsupported(WavFile wav) {
        return new SoundException(
                wav.file(),
                Fault.UNSUPPORTED,
                "WAV codec " + wav.tag() + " with " + wav.bits() + " bits");
    }

    private static float finite(float sample) {
        return Float.isNaN(sample) ? 0 : Math.clamp(sample, -LOUDEST, LOUDEST);
    }
}
