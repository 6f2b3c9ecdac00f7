package org.vivarium.inspector.row.preview;

import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.vivarium.assets.image.Image;

/** Decoded images as the window draws them. */
final class Pixels {
    private Pixels() {}

    static WritableImage of(Image image) {
        var made = new WritableImage(image.width(), image.height());
        made.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        image.width(),
                        image.height(),
                        PixelFormat.getIntArgbPreInstance(),
                        image.pixels(),
                        0,
                        image.width());
        return made;
    }
}
