package org.vivarium.lcf.edit;

import java.util.ArrayList;
import java.util.List;

/**
 * Bytes of a file replaced by others.
 *
 * @param offset position in the file before the change
 * @param removed what stood there
 * @param inserted what stands there afterwards
 */
record Splice(int offset, byte[] removed, byte[] inserted) {

    /** Applies splices that ascend and don't overlap. */
    static byte[] apply(byte[] data, List<Splice> splices) {
        int size = data.length;
        for (Splice splice : splices) {
            size += splice.inserted.length - splice.removed.length;
        }
        byte[] result = new byte[size];
        int from = 0;
        int to = 0;
        for (Splice splice : splices) {
            int kept = splice.offset - from;
            System.arraycopy(data, from, result, to, kept);
            System.arraycopy(splice.inserted, 0, result, to + kept, splice.inserted.length);
            to += kept + splice.inserted.length;
            from = splice.offset + splice.removed.length;
        }
        System.arraycopy(data, from, result, to, data.length - from);
        return result;
    }

    /** The splices that take a change back. */
    static List<Splice> inverse(List<Splice> splices) {
        List<Splice> inverse = new ArrayList<>(splices.size());
        int shift = 0;
        for (Splice splice : splices) {
            inverse.add(new Splice(splice.offset + shift, splice.inserted, splice.removed));
            shift += splice.inserted.length - splice.removed.length;
        }
        return List.copyOf(inverse);
    }
}
