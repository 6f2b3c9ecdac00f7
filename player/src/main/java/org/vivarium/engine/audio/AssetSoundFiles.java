package org.vivarium.engine.audio;

import java.io.IOException;
import java.util.Optional;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.assets.file.FileNode;

/** The sound files of an open game and its runtime packages. */
public final class AssetSoundFiles implements SoundFiles {

    private final Assets assets;

    public AssetSoundFiles(Assets assets) {
        this.assets = assets;
    }

    @Override
    public boolean exists(Kind kind, String name) {
        return assets.has(assetKind(kind), name);
    }

    @Override
    public Optional<Content> read(Kind kind, String name) throws IOException {
        Optional<FileNode> file = assets.find(assetKind(kind), name);
        return content(file.isPresent() ? file : assets.findEmpty(assetKind(kind), name));
    }

    @Override
    public Optional<Content> readPath(String path) throws IOException {
        return content(assets.findPath(path));
    }

    private static Optional<Content> content(Optional<FileNode> node) throws IOException {
        if (node.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Content(node.get().address(), node.get().read()));
    }

    private static AssetKind assetKind(Kind kind) {
        return switch (kind) {
            case MUSIC -> AssetKind.MUSIC;
            case SOUND -> AssetKind.SOUND;
        };
    }
}
