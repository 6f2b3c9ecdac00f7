package org.vivarium.assets.sound;

import java.util.Arrays;
import org.vivarium.assets.sound.SoundException.Fault;
import org.vivarium.assets.sound.midi.MidiFile;
import org.vivarium.assets.sound.midi.MidiSequence;

/**
 * The bytes of one sound file and what they hold. Opening and timing read headers only where the
 * format allows; both may be asked for again and again.
 *
 * @param name for messages
 */
public record SoundFile(String name, byte[] bytes, SoundFormat format) {

    /**
     * Tells the format; MIDI and MP3 packed into RIFF are unwrapped.
     *
     * @throws SoundException when the file is empty
     */
    public static SoundFile of(String name, byte[] bytes) throws SoundException {
        SoundFormat format = SoundFormat.of(bytes);
        if (format == SoundFormat.EMPTY) {
            throw new SoundException(name, Fault.EMPTY, "0 bytes");
        }
        if (format == SoundFormat.MIDI && Bytes.tagAt(bytes, 0, "RIFF")) {
            int start = Math.max(0, Bytes.find(bytes, 12, bytes.length, "MThd"));
            return new SoundFile(name, Arrays.copyOfRange(bytes, start, bytes.length), format);
        }
        if (format == SoundFormat.WAV) {
            WavFile wav = WavFile.parse(name, bytes);
            if (wav.tag() == WavFile.MP3) {
                return new SoundFile(name, wav.data(), SoundFormat.MP3);
            }
        }
        return new SoundFile(name, bytes, format);
    }

    public boolean isMidi() {
        return format == SoundFormat.MIDI;
    }

    /**
     * Starts decoding a sampled format.
     *
     * @throws SoundException when it cannot be decoded; MIDI needs {@link #midi}
     */
    public PcmStream open() throws SoundException {
        return switch (format) {
            case WAV -> WavFile.parse(name, bytes).open();
            case MP3 -> new Mp3Stream(name, bytes);
            case VORBIS -> new VorbisStream(name, bytes);
            case OPUS -> new OpusStream(name, bytes);
            case FLAC -> new FlacStream(name, bytes);
            default -> throw new SoundException(name, Fault.UNSUPPORTED, format.words());
        };
    }

    public MidiSequence midi() throws SoundException {
        return MidiFile.parse(name, bytes);
    }

    /** Frames and loop of a sampled format. */
    public SampledLayout layout() throws SoundException {
        return switch (format) {
            case WAV -> {
                WavFile wav = WavFile.parse(name, bytes);
                yield SampledLayout.whole(wav.rate(), wav.frames());
            }
            case MP3 -> {
                Mp3Frames frames = Mp3Frames.scan(name, bytes);
                yield SampledLayout.whole(frames.rate(), frames.playedFrames());
            }
            case VORBIS -> {
                VorbisStream stream = new VorbisStream(name, bytes);
                yield SampledLayout.tagged(
                        stream.rate(), OggPackets.lastGranule(bytes), stream.tags());
            }
            case OPUS -> {
                OpusStream stream = new OpusStream(name, bytes);
                yield SampledLayout.tagged(OpusStream.RATE, stream.total(), stream.tags());
            }
            case FLAC -> {
                FlacStream stream = new FlacStream(name, bytes);
                yield SampledLayout.whole(stream.rate(), stream.total());
            }
            default -> throw new SoundException(name, Fault.UNSUPPORTED, format.words());
        };
    }

    /** How the file runs in time as music. */
    public MusicTiming timing() throws SoundException {
        return isMidi() ? midi().timing() : layout().timing(format);
    }
}
