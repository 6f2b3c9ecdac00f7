package org.vivarium.assets.sound;

/** A stream over a decoder that delivers packets of its own size. */
abstract class PacketStream implements PcmStream {

    private final String file;

    /** The packet decoded last, interleaved stereo. */
    private float[] packet = new float[2 * 4096];

    private int frames;
    private int taken;
    private boolean ended;

    PacketStream(String file) {
        this.file = file;
    }

    /**
     * Decodes the next packet and hands it over with {@link #packet} and {@link #filled}; a packet
     * may turn out empty.
     *
     * @return false at the end
     * @throws Exception anything a decoder library throws; the file counts as broken there
     */
    abstract boolean decode() throws Exception;

    /** The buffer to decode into, with room for so many frames. */
    final float[] packet(int frames) {
        if (packet.length < 2 * frames) {
            packet = new float[2 * frames];
        }
        return packet;
    }

    /** Declares what {@link #packet} now holds, the first {@code skipped} frames excluded. */
    final void filled(int skipped, int frames) {
        this.taken = skipped;
        this.frames = frames;
    }

    final String file() {
        return file;
    }

    @Override
    public final int read(float[] stereo, int offset, int wanted) throws SoundException {
        while (taken >= frames) {
            if (ended || !next()) {
                ended = true;
                return -1;
            }
        }
        int count = Math.min(wanted, frames - taken);
        System.arraycopy(packet, 2 * taken, stereo, offset, 2 * count);
        taken += count;
        return count;
    }

    private boolean next() throws SoundException {
        taken = 0;
        frames = 0;
        try {
            return decode();
        } catch (SoundException e) {
            ended = true;
            throw e;
        } catch (Exception e) {
            ended = true;
            String detail = e.getMessage() == null ? e.toString() : e.getMessage();
            throw new SoundException(file, SoundException.Fault.BROKEN, detail, e);
        }
    }
}
