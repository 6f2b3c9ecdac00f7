package org.vivarium.app.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.image.Image;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.assets.image.PngWriter;
import org.vivarium.telemetry.Picture;

/** The last picture seen of each game, for those whose title shows nothing. */
public final class Covers {
    private static final Logger LOG = LoggerFactory.getLogger(Covers.class);

    private final Path folder;

    /**
     * @param user the user's folder
     */
    public Covers(Path user) {
        folder = user.resolve("covers");
    }

    private Path file(Path game) {
        byte[] name = game.toAbsolutePath().normalize().toString().getBytes();
        return folder.resolve(UUID.nameUUIDFromBytes(name) + ".png");
    }

    Optional<Image> of(Path game) {
        Path file = file(game);
        return Files.exists(file)
                ? Optional.of(new Image(file.toUri().toString()))
                : Optional.empty();
    }

    /** Keeps what is seen of a game, unless it is of one colour. */
    public void keep(Path game, Picture picture) {
        if (isBlank(picture.pixels)) {
            return;
        }
        try {
            Files.createDirectories(folder);
            Files.write(
                    file(game), PngWriter.encode(picture.pixels, Picture.WIDTH, Picture.HEIGHT));
        } catch (IOException e) {
            LOG.warn("the last picture of {} could not be kept: {}", game, e.getMessage());
        }
    }

    static boolean isBlank(int[] pixels) {
        return Arrays.stream(pixels).allMatch(pixel -> pixel == pixels[0]);
    }
}
