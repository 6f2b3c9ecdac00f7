package org.vivarium.inspector.row;

import javafx.scene.paint.Color;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;

/** The colour that three fields of a struct mean: flashes of 0 to 31, tones of 0 to 200. */
final class Swatch {
    private static final double MOST_FLASH = 31;
    private static final double MOST_TONE = 200;

    private Swatch() {}

    /** The colour to show at a field: at the red one of three; null elsewhere. */
    static Color of(Row row, Field field) {
        if (!field.kind().isNumber() || !field.name().endsWith("_red")) {
            return null;
        }
        String stem = field.name().substring(0, field.name().length() - "red".length());
        Field green = row.type().findField(stem + "green");
        Field blue = row.type().findField(stem + "blue");
        if (green == null || blue == null) {
            return null;
        }
        double most = stem.contains("flash") ? MOST_FLASH : MOST_TONE;
        return Color.color(part(row, field, most), part(row, green, most), part(row, blue, most));
    }

    private static double part(Row row, Field field, double most) {
        return Math.clamp(row.getInt(field) / most, 0, 1);
    }
}
