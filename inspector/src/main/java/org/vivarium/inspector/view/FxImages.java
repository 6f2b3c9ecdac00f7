package org.vivarium.inspector.view;

import java.nio.IntBuffer;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.vivarium.assets.image.Image;

/** Game images as the window paints them. The pixels are shared, not copied. */
public final class FxImages {
    private FxImages() {}

    public static WritableImage of(Image image) {
        return of(image.width(), image.height(), image.pixels());
    }

    /**
     * @param pixels premultiplied ARGB, row by row from the top; not to be changed afterwards
     */
    public static WritableImage of(int width, int height, int[] pixels) {
        return new WritableImage(
                new PixelBuffer<>(
                        width,
                        height,
                        IntBuffer.wrap(pixels),
                        PixelFormat.getIntArgbPreInstance()));
    }
}
