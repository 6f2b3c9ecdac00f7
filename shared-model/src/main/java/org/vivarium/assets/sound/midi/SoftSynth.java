package org.vivarium.assets.sound.midi;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Map;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Receiver;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Soundbank;
import javax.sound.midi.Synthesizer;
import javax.sound.midi.SysexMessage;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;

/**
 * The JDK's software synthesizer, rendering into an array instead of a device. Its class is not
 * public: it is reached by reflection, and the launcher exports the package.
 */
final class SoftSynth implements AutoCloseable {

    static final int RATE = 44_100;

    /** Frames the synthesizer computes at a time; messages are placed inside by their time. */
    static final int BLOCK = 300;

    private static final long BLOCK_MICROS = 1_000_000 / (RATE / BLOCK);
    private static final AudioFormat FORMAT =
            new AudioFormat(AudioFormat.Encoding.PCM_FLOAT, RATE, 32, 2, 8, RATE, false);

    private final Synthesizer synthesizer;
    private final Receiver receiver;
    private final AudioInputStream rendered;
    private final byte[] bytes = new byte[BLOCK * 8];
    private final FloatBuffer floats =
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();

    SoftSynth(Soundbank bank) throws MidiUnavailableException {
        synthesizer = create();
        rendered = openStream(synthesizer);
        receiver = synthesizer.getReceiver();
        synthesizer.loadAllInstruments(bank);
    }

    private static Synthesizer create() throws MidiUnavailableException {
        try {
            return (Synthesizer)
                    Class.forName("com.sun.media.sound.SoftSynthesizer")
                            .getDeclaredConstructor()
                            .newInstance();
        } catch (ReflectiveOperationException e) {
            throw unavailable(e);
        }
    }

    private static AudioInputStream openStream(Synthesizer synthesizer)
            throws MidiUnavailableException {
        try {
            return (AudioInputStream)
                    Class.forName("com.sun.media.sound.AudioSynthesizer")
                            .getMethod("openStream", AudioFormat.class, Map.class)
                            .invoke(synthesizer, FORMAT, Map.of("load default soundbank", false));
        } catch (InvocationTargetException e) {
            throw unavailable(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw unavailable(e);
        }
    }

    private static MidiUnavailableException unavailable(Throwable cause) {
        MidiUnavailableException e =
                new MidiUnavailableException("the JDK's synthesizer cannot be reached: " + cause);
        e.initCause(cause);
        return e;
    }

    /**
     * Hands over a message.
     *
     * @param frame where in the next block it takes effect, 0 to {@link #BLOCK} - 1
     */
    void send(byte[] message, int frame) throws InvalidMidiDataException {
        long time =
                synthesizer.getMicrosecondPosition()
                        + Math.min(frame * 1_000_000L / RATE, BLOCK_MICROS - 1);
        int status = message[0] & 0xFF;
        if (status >= 0xF0) {
            receiver.send(new SysexMessage(message, message.length), time);
        } else {
            int second = message.length > 2 ? message[2] : 0;
            receiver.send(new ShortMessage(status, message[1], second), time);
        }
    }

    void control(int channel, int controller, int value, int frame)
            throws InvalidMidiDataException {
        send(new byte[] {(byte) (0xB0 | channel), (byte) controller, (byte) value}, frame);
    }

    /** Renders one block of interleaved stereo to the front of {@code stereo}. */
    void render(float[] stereo) throws IOException {
        int got = rendered.readNBytes(bytes, 0, bytes.length);
        if (got < bytes.length) {
            throw new IOException("the synthesizer ended");
        }
        floats.get(0, stereo, 0, 2 * BLOCK);
    }

    @Override
    public void close() {
        synthesizer.close();
    }
}
