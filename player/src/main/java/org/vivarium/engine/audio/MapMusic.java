package org.vivarium.engine.audio;

import org.vivarium.model.MapInfo;
import org.vivarium.model.MapInfo.MusicType;
import org.vivarium.model.MapTree;

/** The music of maps, inherited along the map tree (spec map-scene 5.13). */
public final class MapMusic {

    /** Deeper than any real tree; one that runs in a circle ends here. */
    private static final int MOST_STEPS = 10_000;

    private final GameAudio audio;
    private final MapTree tree;

    public MapMusic(GameAudio audio, MapTree tree) {
        this.audio = audio;
        this.tree = tree;
    }

    /**
     * Changes the music for a map just entered; a map that leaves the music to events changes
     * nothing.
     *
     * @param aboard whether the hero rides a vehicle: its music goes on, the map's is kept for
     *     later
     */
    public void enter(int map, boolean aboard) {
        MapInfo node = decisive(map);
        if (node == null || node.musicType() != MusicType.SPECIFIC) {
            return;
        }
        MusicSettings music = SystemAudio.settings(node.music());
        if (music.name.isEmpty()) {
            return;
        }
        if (aboard) {
            audio.rememberMusicBeforeVehicle(music);
        } else {
            audio.playMusic(music);
        }
    }

    /** The nearest node upward that doesn't inherit; null when that is the root or missing. */
    private MapInfo decisive(int map) {
        int id = map;
        for (int i = 0; i < MOST_STEPS && id > 0; i++) {
            MapInfo node = tree.maps().byId(id);
            if (node == null || node.musicType() != MusicType.PARENT) {
                return node;
            }
            if (node.parentMap() == id) {
                return null;
            }
            id = node.parentMap();
        }
        return null;
    }
}
