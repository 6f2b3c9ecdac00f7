package org.vivarium.engine.gfx.picture;

import org.vivarium.engine.gfx.Bitmap;

/** Where pictures come from by name; looking up a known one allocates nothing. */
@FunctionalInterface
public interface PictureImages {
    /** The image, or its stand-in; palette index 0 is transparent when {@code masked}. */
    Bitmap picture(String name, boolean masked);
}
