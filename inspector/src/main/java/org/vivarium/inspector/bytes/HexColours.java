package org.vivarium.inspector.bytes;

import javafx.scene.paint.Color;
import org.vivarium.inspector.Palette;
import org.vivarium.telemetry.Domain;

/** One colour for each kind of byte. */
final class HexColours {
    private HexColours() {}

    static Color of(ByteRole role, Palette palette) {
        return switch (role) {
            case HEADER, END -> palette.muted;
            case ID -> palette.accent;
            case LENGTH -> palette.good;
            case COUNT -> palette.of(Domain.EVENTS);
            case PAYLOAD -> palette.text;
            case UNKNOWN -> palette.warn;
            case DAMAGED -> palette.danger;
        };
    }
}
