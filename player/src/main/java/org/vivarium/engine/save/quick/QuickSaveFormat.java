package org.vivarium.engine.save.quick;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The file of a quick save: eight letters, version and shape of the state, the slot's description,
 * the deflated state, and a CRC-32 over everything before it.
 */
public final class QuickSaveFormat {
    private static final byte[] MAGIC = {'V', 'I', 'V', 'Q', 'U', 'I', 'C', 'K'};
    private static final int VERSION = 1;
    private static final int CHECKSUM = Integer.BYTES;
    private static final int MAX_STATE = 1 << 28;

    private QuickSaveFormat() {}

    public static byte[] encode(QuickSave save) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(save.state().length / 4 + 4096);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(MAGIC);
            out.writeInt(VERSION);
            out.writeLong(StateShape.current());
            out.writeLong(save.game());
            out.writeLong(save.frame());
            out.writeLong(save.savedAt());
            out.writeUTF(save.place());
            out.writeInt(save.thumbnail().length);
            out.write(save.thumbnail());
            out.writeInt(save.state().length);
            DeflaterOutputStream deflated = new DeflaterOutputStream(out);
            deflated.write(save.state());
            deflated.finish();
            out.writeInt(checksum(bytes.toByteArray()));
        } catch (IOException e) {
            throw new AssertionError("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads a quick save of this build's state.
     *
     * @throws QuickSaveException saying why it can't be used
     */
    public static QuickSave decode(byte[] file) throws QuickSaveException {
        byte[] body = checkedBody(file);
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            in.skipNBytes(MAGIC.length);
            if (in.readInt() != VERSION || in.readLong() != StateShape.current()) {
                throw new QuickSaveException(QuickSaveException.Reason.OTHER_VERSION);
            }
            long game = in.readLong();
            long frame = in.readLong();
            long savedAt = in.readLong();
            String place = in.readUTF();
            byte[] thumbnail = in.readNBytes(in.readInt());
            int length = Math.min(in.readInt(), MAX_STATE);
            byte[] state = new InflaterInputStream(in).readNBytes(length);
            return new QuickSave(game, frame, savedAt, place, thumbnail, state);
        } catch (IOException | IllegalArgumentException e) {
            throw new QuickSaveException(QuickSaveException.Reason.DAMAGED);
        }
    }

    private static byte[] checkedBody(byte[] file) throws QuickSaveException {
        if (file.length < MAGIC.length + CHECKSUM
                || !Arrays.equals(file, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw new QuickSaveException(QuickSaveException.Reason.NOT_A_QUICK_SAVE);
        }
        byte[] body = Arrays.copyOf(file, file.length - CHECKSUM);
        int stored = 0;
        for (int i = body.length; i < file.length; i++) {
            stored = stored << 8 | file[i] & 0xFF;
        }
        if (stored != checksum(body)) {
            throw new QuickSaveException(QuickSaveException.Reason.DAMAGED);
        }
        return body;
    }

    private static int checksum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }
}
