package org.vivarium.assets;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.vivarium.assets.file.AssetRequest;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.file.NameKey;
import org.vivarium.assets.game.RuntimeImages;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.ImageDecoder;
import org.vivarium.assets.image.ImageException;
import org.vivarium.assets.image.Transparency;
import org.vivarium.assets.image.TrueColour;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.WarningLog;

/**
 * Everything one game can name: its own files first, then those of the runtime packages. An image
 * is always to be had: a missing or broken one is told once and replaced by a stand-in, so no
 * caller ever handles its absence. Safe for use by several threads.
 */
public final class Assets {
    private static final String TOO_MANY_COLOURS =
            "has more than 256 colours, which the original runtime refuses; a checkerboard is"
                    + " shown";

    private final List<FolderIndex> places;
    private final RtpLibrary rtp;
    private final ImageCache cache;
    private final StandIns standIns;
    private final WarningLog warnings;
    private volatile boolean trueColour;

    /**
     * @param places the folders that hold the game's own assets, the one that wins first
     * @param testPlay whether the game is tried out by the one who made it
     */
    public Assets(
            List<FolderIndex> places,
            RtpLibrary rtp,
            ImageCache cache,
            boolean testPlay,
            WarningLog warnings) {
        this.places = List.copyOf(places);
        this.rtp = rtp;
        this.cache = cache;
        this.standIns = new StandIns(testPlay);
        this.warnings = warnings;
    }

    /** Takes images of more than 8 bits too: games made for players with extensions have them. */
    public void takeTrueColour() {
        trueColour = true;
    }

    /** The file that a name stands for, in the game or in a runtime package. */
    public Optional<FileNode> find(AssetKind kind, String name) {
        Optional<AssetRequest> request = AssetRequest.parse(kind.folder(), name);
        if (request.isEmpty()) {
            return Optional.empty();
        }
        for (FolderIndex place : places) {
            Optional<FileNode> found = request.get().find(place, kind.type().extensions());
            if (found.isEmpty() && kind == AssetKind.TEXT) {
                found = request.get().find(place, List.of(""));
            }
            if (found.isPresent()) {
                return found;
            }
        }
        return rtp.find(kind, name);
    }

    /**
     * The game's file without content that a name stands for: nothing to use, but the reason why
     * nothing was found.
     */
    public Optional<FileNode> findEmpty(AssetKind kind, String name) {
        Optional<AssetRequest> request = AssetRequest.parse(kind.folder(), name);
        return request.flatMap(
                r ->
                        places.stream()
                                .flatMap(p -> r.findEmpty(p, kind.type().extensions()).stream())
                                .findFirst());
    }

    /** The file at a path below the game's folder, extension included, whatever its spelling. */
    public Optional<FileNode> findPath(String path) {
        Optional<AssetRequest> request = AssetRequest.parse(".", "../" + path);
        if (request.isEmpty()) {
            return Optional.empty();
        }
        for (FolderIndex place : places) {
            Optional<FileNode> found = request.get().find(place, List.of(""));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    public boolean has(AssetKind kind, String name) {
        return find(kind, name).isPresent();
    }

    /** An image with the transparency usual for its kind. */
    public Image image(AssetKind kind, String name) {
        return image(kind, name, kind.transparency());
    }

    /**
     * The image a name stands for; a stand-in when there is none, silently so for an empty name.
     */
    public Image image(AssetKind kind, String name, Transparency transparency) {
        if (name.isEmpty()) {
            return standIns.of(kind);
        }
        ImageCache.Key key = new ImageCache.Key(kind, NameKey.of(name), transparency);
        Optional<Image> known = cache.get(key);
        if (known.isPresent()) {
            return known.get();
        }
        Image image = load(kind, name, transparency);
        cache.put(key, image);
        return image;
    }

    /** The game's own sheet of message symbols; empty when it brings none. */
    public Optional<Image> symbols() {
        return places.isEmpty() ? Optional.empty() : new RuntimeImages(places.getLast()).symbols();
    }

    /** What the image cache holds and did. */
    public ImageCache.Statistics cacheStatistics() {
        return cache.statistics();
    }

    private Image load(AssetKind kind, String name, Transparency transparency) {
        String subject = kind.folder() + "/" + name;
        Optional<FileNode> file = find(kind, name);
        if (file.isEmpty()) {
            warnings.add(Domain.ASSETS, subject, missing(kind, name));
            return standIns.of(kind);
        }
        try {
            byte[] bytes = file.get().read();
            if (!trueColour && TrueColour.is(bytes)) {
                warnings.add(Domain.ASSETS, subject, TOO_MANY_COLOURS);
                return standIns.refused(kind);
            }
            Image image = ImageDecoder.decode(bytes, file.get().address(), transparency);
            if (!image.defect().isEmpty()) {
                warnings.add(Domain.ASSETS, subject, image.defect());
            }
            return image;
        } catch (ImageException e) {
            warnings.add(Domain.ASSETS, subject, e.reason() + "; a stand-in is shown");
        } catch (IOException e) {
            warnings.add(
                    Domain.ASSETS,
                    subject,
                    "cannot be read (" + e.getMessage() + "); a stand-in is shown");
        }
        return standIns.of(kind);
    }

    private String missing(AssetKind kind, String name) {
        if (!rtp.knows(kind, name)) {
            return "no such image; a stand-in is shown";
        }
        return rtp.isEmpty()
                ? "belongs to the runtime package (RTP), and none is installed; a stand-in is shown"
                : "belongs to the runtime package (RTP), and the installed ones lack it; a stand-in"
                        + " is shown";
    }
}
