package org.vivarium.app.user;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.vivarium.control.Speed;

/** What a user chose about playing; kept with the other settings. */
public final class PlaySettings {
    private static final String FILL = "fill";
    private static final String SMOOTH = "smooth";
    private static final String TRUE_COLOURS = "trueColours";
    private static final String AWAY = "pauseWhenAway";
    private static final String FAST = "fastForward";
    private static final String PACKAGES = "rtp";

    private final Settings settings;

    public PlaySettings(Settings settings) {
        this.settings = settings;
    }

    /** The picture as large as there is room, not only in whole multiples of its size. */
    public boolean fill() {
        return settings.flag(FILL, false);
    }

    public void setFill(boolean on) {
        settings.setFlag(FILL, on);
    }

    /** The enlarged picture smoothed, not in squares. */
    public boolean smooth() {
        return settings.flag(SMOOTH, false);
    }

    public void setSmooth(boolean on) {
        settings.setFlag(SMOOTH, on);
    }

    /**
     * Pictures of more than 256 colours are shown: the original runtime refuses them, players that
     * some games were made for don't.
     */
    public boolean trueColours() {
        return settings.flag(TRUE_COLOURS, true);
    }

    public void setTrueColours(boolean on) {
        settings.setFlag(TRUE_COLOURS, on);
    }

    /** The game pauses while another program has the keyboard. */
    public boolean pausesWhenAway() {
        return settings.flag(AWAY, true);
    }

    public void setPausesWhenAway(boolean on) {
        settings.setFlag(AWAY, on);
    }

    /** How fast the game plays while the key for it is held. */
    public Speed fastForward() {
        String word = settings.text(FAST).orElse("").toUpperCase(Locale.ROOT);
        for (Speed speed : Speed.values()) {
            if (speed.name().equals(word)) {
                return speed;
            }
        }
        return Speed.TRIPLE;
    }

    public void setFastForward(Speed speed) {
        settings.setText(FAST, speed.name());
    }

    /** Folders of runtime packages. */
    public List<Path> packages() {
        return settings.paths(PACKAGES);
    }

    public void setPackages(List<Path> folders) {
        settings.setPaths(PACKAGES, folders);
    }
}
