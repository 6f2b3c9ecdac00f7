package org.vivarium.inspector;

import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;

/** Plays a sound or a piece of music that is looked at, beside the game and apart from it. */
public interface SoundPreview {
    /** Plays nothing: where there is no sound. */
    SoundPreview SILENT =
            new SoundPreview() {
                @Override
                public boolean play(
                        Assets assets, AssetKind kind, String name, int volume, int tempo) {
                    return false;
                }

                @Override
                public void stop() {
                    // nothing plays
                }
            };

    /**
     * Starts a sound in place of the one that plays.
     *
     * @param volume and tempo in percent, as the data has them
     * @return false when there is no such file or no way to play it
     */
    boolean play(Assets assets, AssetKind kind, String name, int volume, int tempo);

    void stop();
}
