package org.vivarium.inspector.edit;

import java.util.Arrays;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;

/** Tells by the bytes what differs from the file as it was opened or last saved. */
public final class Changes {
    private Changes() {}

    /** Whether a struct differs; always so when it wasn't there. */
    public static boolean in(Place place) {
        if (!place.document().isDirty()) {
            return false;
        }
        Row saved = place.saved();
        return saved == null || !sameBytes(saved, place.row());
    }

    /** Whether a field or list of a struct differs. */
    public static boolean in(Place place, Field field) {
        if (!place.document().isDirty()) {
            return false;
        }
        Row saved = place.saved();
        return saved == null || !samePayload(saved, place.row(), field);
    }

    private static boolean sameBytes(Row a, Row b) {
        return Arrays.equals(
                a.file().data(), a.start(), a.end(), b.file().data(), b.start(), b.end());
    }

    private static boolean samePayload(Row a, Row b, Field field) {
        long placeA = a.locate(field);
        long placeB = b.locate(field);
        if (placeA < 0 || placeB < 0) {
            return placeA == placeB;
        }
        int fromA = (int) (placeA >>> 32);
        int fromB = (int) (placeB >>> 32);
        return Arrays.equals(
                a.file().data(),
                fromA,
                fromA + (int) placeA,
                b.file().data(),
                fromB,
                fromB + (int) placeB);
    }
}
