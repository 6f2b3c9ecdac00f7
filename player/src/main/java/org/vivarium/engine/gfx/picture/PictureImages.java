package org.vivarium.engine.gfx.picture;

import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.state.TextPanelState;

/** Where pictures come from by name; looking up a known one allocates nothing. */
@FunctionalInterface
public interface PictureImages {
    /** The image, or its stand-in; palette index 0 is transparent when {@code masked}. */
    Bitmap picture(String name, boolean masked);

    /** The text shown in this slot, drawn; nothing where text is never shown. */
    default Bitmap panel(int slot, TextPanelState panel) {
        return Bitmap.EMPTY;
    }
}
