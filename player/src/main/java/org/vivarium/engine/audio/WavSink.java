package org.vivarium.engine.audio;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Writes what would have been heard to a WAV file: 44.1 kHz, 16 bits, stereo. */
final class WavSink implements AudioSink {

    private static final int HEADER = 44;

    private final Path path;
    private final RandomAccessFile file;
    private final Pcm16 pcm = new Pcm16();
    private long bytes;

    WavSink(Path path) throws IOException {
        this.path = path;
        this.file = new RandomAccessFile(path.toFile(), "rw");
        file.setLength(0);
        file.write(header(0));
    }

    @Override
    public void write(float[] stereo, int frames) throws IOException {
        int length = Pcm16.FRAME_BYTES * frames;
        file.write(pcm.bytes(stereo, frames), 0, length);
        bytes += length;
    }

    private static byte[] header(long dataBytes) {
        int data = (int) Math.min(dataBytes, Integer.MAX_VALUE - HEADER);
        return ByteBuffer.allocate(HEADER)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put("RIFF".getBytes(StandardCharsets.US_ASCII))
                .putInt(data + HEADER - 8)
                .put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII))
                .putInt(16)
                .putShort((short) 1)
                .putShort((short) 2)
                .putInt(Mixer.RATE)
                .putInt(Mixer.RATE * Pcm16.FRAME_BYTES)
                .putShort((short) Pcm16.FRAME_BYTES)
                .putShort((short) 16)
                .put("data".getBytes(StandardCharsets.US_ASCII))
                .putInt(data)
                .array();
    }

    @Override
    public int missedFrames() {
        return 0;
    }

    @Override
    public int bufferFrames() {
        return 0;
    }

    @Override
    public String description() {
        return path.toString();
    }

    @Override
    public void close() throws IOException {
        file.seek(0);
        file.write(header(bytes));
        file.close();
    }
}
