package org.vivarium.engine.audio;

import java.util.Optional;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The machine's sound device: 44.1 kHz, 16 bits, stereo. */
final class LineSink implements AudioSink {

    private static final Logger LOG = LoggerFactory.getLogger(LineSink.class);
    private static final AudioFormat FORMAT = new AudioFormat(Mixer.RATE, 16, 2, true, false);

    private final SourceDataLine line;
    private final Pcm16 pcm = new Pcm16();

    /** When the line's buffer runs dry if nothing more is written. */
    private long dryAt = Long.MAX_VALUE;

    private LineSink(SourceDataLine line) {
        this.line = line;
    }

    /** Opens the default device; empty where there is none or another program holds it. */
    static Optional<AudioSink> open(int bufferFrames) {
        try {
            SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT);
            line.open(FORMAT, bufferFrames * FORMAT.getFrameSize());
            line.start();
            return Optional.of(new LineSink(line));
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException e) {
            LOG.info("no sound device: {}", e.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public void write(float[] stereo, int frames) {
        byte[] bytes = pcm.bytes(stereo, frames);
        line.write(bytes, 0, Pcm16.FRAME_BYTES * frames);
        int waiting = (line.getBufferSize() - line.available()) / Pcm16.FRAME_BYTES;
        dryAt = System.nanoTime() + waiting * 1_000_000_000L / Mixer.RATE;
    }

    @Override
    public int missedFrames() {
        if (line.available() < line.getBufferSize()) {
            return 0;
        }
        long late = System.nanoTime() - dryAt;
        dryAt = Long.MAX_VALUE;
        return late <= 0 ? 0 : (int) Math.min(Integer.MAX_VALUE, late * Mixer.RATE / 1_000_000_000);
    }

    @Override
    public int bufferFrames() {
        return line.getBufferSize() / Pcm16.FRAME_BYTES;
    }

    @Override
    public String description() {
        return line.getLineInfo().toString();
    }

    @Override
    public void close() {
        line.stop();
        line.close();
    }
}
