package org.vivarium.assets.image;

/**
 * Decodes an image by what its bytes say, never by its extension: games ship PNG files named {@code
 * .xyz} and BMP files named {@code .png} (spec assets-and-audio 6).
 */
public final class ImageDecoder {
    private ImageDecoder() {}

    /**
     * @param file how messages name the file
     * @throws ImageException for bytes that are no image, whatever they are; nothing else is thrown
     */
    public static Image decode(byte[] bytes, String file, Transparency transparency)
            throws ImageException {
        return Image.of(raster(bytes, file), transparency);
    }

    private static Raster raster(byte[] bytes, String file) throws ImageException {
        ImageFormat format = ImageFormat.of(bytes);
        return switch (format) {
            case PNG -> PngDecoder.decode(bytes, file);
            case BMP -> BmpDecoder.decode(bytes, file);
            case XYZ -> XyzDecoder.decode(bytes, file);
            case GIF, JPEG ->
                    throw new ImageException(
                            file, format + " images are not supported, as in the original");
            case EMPTY, LFS_POINTER, HTML, UNKNOWN ->
                    throw new ImageException(file, format.description());
        };
    }
}
