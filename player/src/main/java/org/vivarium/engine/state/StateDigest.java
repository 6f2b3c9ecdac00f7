package org.vivarium.engine.state;

/** A 64-bit digest of the whole state: equal states have equal digests on every machine. */
public final class StateDigest implements StateVisitor {
    private long hash = 0xCBF29CE484222325L;

    public static long of(Stateful root) {
        StateDigest digest = new StateDigest();
        root.visit(digest);
        return digest.hash;
    }

    private void mix(long value) {
        hash = (hash ^ value) * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 29;
    }

    @Override
    public int i(String name, int value) {
        mix(value);
        return value;
    }

    @Override
    public long l(String name, long value) {
        mix(value);
        return value;
    }

    @Override
    public double d(String name, double value) {
        mix(Double.doubleToLongBits(value));
        return value;
    }

    @Override
    public boolean z(String name, boolean value) {
        mix(value ? 1 : 0);
        return value;
    }

    @Override
    public String s(String name, String value) {
        mix(value.hashCode());
        return value;
    }

    @Override
    public byte[] bytes(String name, byte[] value) {
        mix(value.length);
        for (byte b : value) {
            mix(b);
        }
        return value;
    }

    @Override
    public int[] ints(String name, int[] value) {
        mix(value.length);
        for (int v : value) {
            mix(v);
        }
        return value;
    }

    @Override
    public boolean[] flags(String name, boolean[] value) {
        mix(value.length);
        for (boolean v : value) {
            mix(v ? 1 : 0);
        }
        return value;
    }

    @Override
    public String[] strings(String name, String[] value) {
        mix(value.length);
        for (String v : value) {
            mix(v.hashCode());
        }
        return value;
    }

    @Override
    public void child(String name, Stateful child) {
        child.visit(this);
    }

    @Override
    public void list(String name, StateList<?> list) {
        mix(list.size());
        for (int k = 0; k < list.size(); k++) {
            list.get(k).visit(this);
        }
    }
}
