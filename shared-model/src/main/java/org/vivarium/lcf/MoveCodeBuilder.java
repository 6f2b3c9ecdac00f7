package org.vivarium.lcf;

/** Builds the bytes of a move route. */
public final class MoveCodeBuilder {
    private static final int SWITCH_ON = 32;
    private static final int SWITCH_OFF = 33;
    private static final int CHANGE_GRAPHIC = 34;
    private static final int PLAY_SOUND = 35;

    private final ByteSink out = new ByteSink();

    /** The commands of an existing route, each encoded anew. */
    public static MoveCodeBuilder of(MoveCode code) {
        MoveCodeBuilder builder = new MoveCodeBuilder();
        MoveCursor move = code.cursor();
        while (move.next()) {
            builder.add(move.id(), move.text().toBytes(), move.a(), move.b(), move.c());
        }
        return builder;
    }

    /** Adds a command; what its id has no use for is left out. */
    public MoveCodeBuilder add(int id, byte[] name, int a, int b, int c) {
        out.writeInt(id);
        switch (id) {
            case SWITCH_ON, SWITCH_OFF -> out.writeInt(a);
            case CHANGE_GRAPHIC -> {
                writeName(name);
                out.writeInt(a);
            }
            case PLAY_SOUND -> {
                writeName(name);
                out.writeInt(a);
                out.writeInt(b);
                out.writeInt(c);
            }
            default -> {}
        }
        return this;
    }

    /** Adds a command without arguments. */
    public MoveCodeBuilder add(int id) {
        return add(id, new byte[0], 0, 0, 0);
    }

    private void writeName(byte[] name) {
        out.writeInt(name.length);
        out.write(name);
    }

    public byte[] toBytes() {
        return out.toBytes();
    }

    /**
     * The route as parameters of a MoveEvent command: one a byte (spec lcf-format 7.1), without the
     * first four.
     */
    public int[] toParameters() {
        byte[] bytes = out.toBytes();
        int[] parameters = new int[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            parameters[i] = bytes[i] & 0xFF;
        }
        return parameters;
    }
}
