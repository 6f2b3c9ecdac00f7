package org.vivarium.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.vivarium.app.user.UserFolder;
import org.vivarium.assets.image.PngWriter;
import org.vivarium.inspector.Palette;
import org.vivarium.telemetry.Picture;

/** Writes pictures of the game and of the whole window as PNG files. */
public final class Screenshots {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private Screenshots() {}

    /** Writes the game's picture, one file pixel a game pixel. */
    public static void write(Picture picture, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, PngWriter.encode(picture.pixels, Picture.WIDTH, Picture.HEIGHT));
    }

    /** Writes the window's content as it is on screen. */
    public static void write(Parent content, Path file) throws IOException {
        var behind = new SnapshotParameters();
        behind.setFill(Palette.get().surface);
        WritableImage image = content.snapshot(behind, null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, PngWriter.encode(pixels, width, height));
    }

    /** Where a user's pictures go. */
    static Path folder() {
        Path pictures = Path.of(System.getProperty("user.home"), "Pictures");
        return Files.isDirectory(pictures)
                ? pictures.resolve("Vivarium")
                : UserFolder.path().resolve("pictures");
    }

    /** A name for a picture of this game taken now. */
    static String nameFor(String game) {
        String plain = game.replaceAll("[^\\p{L}\\p{N} ._-]", "").strip();
        return plain + "-" + LocalDateTime.now().format(STAMP) + ".png";
    }
}
