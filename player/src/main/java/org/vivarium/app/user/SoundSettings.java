package org.vivarium.app.user;

import java.nio.file.Path;
import java.util.Optional;
import org.vivarium.engine.audio.MasterVolumes;
import org.vivarium.engine.audio.SoundSystem;

/** What a user chose about sound; kept with the other settings. */
public final class SoundSettings {
    private static final String FONT = "sound.font";
    private static final String BUFFER = "sound.bufferFrames";
    private static final String MUSIC = "sound.music";
    private static final String EFFECTS = "sound.effects";
    private static final int SHORTEST_BUFFER = 512;
    private static final int LONGEST_BUFFER = 65_536;

    private final Settings settings;

    public SoundSettings(Settings settings) {
        this.settings = settings;
    }

    /** The sound font for MIDI, before any the system has. */
    public Optional<Path> font() {
        return settings.text(FONT).map(Path::of);
    }

    public void setFont(Path font) {
        settings.setText(FONT, font.toString());
    }

    /** Frames between mixer and ear. */
    public int bufferFrames() {
        int chosen = (int) settings.number(BUFFER, SoundSystem.RESILIENT_BUFFER);
        return Math.clamp(chosen, SHORTEST_BUFFER, LONGEST_BUFFER);
    }

    /** Music's own volume, 0 to 100. */
    public int musicVolume() {
        return (int) settings.number(MUSIC, 100);
    }

    public int effectsVolume() {
        return (int) settings.number(EFFECTS, 100);
    }

    public void setMusicVolume(int percent) {
        settings.setNumber(MUSIC, percent);
    }

    public void setEffectsVolume(int percent) {
        settings.setNumber(EFFECTS, percent);
    }

    /** Changes both volumes by so many percent, 0 to 100 at most. */
    public void changeVolumes(int percent) {
        settings.setNumber(MUSIC, Math.clamp(musicVolume() + percent, 0, 100));
        settings.setNumber(EFFECTS, Math.clamp(effectsVolume() + percent, 0, 100));
    }

    /** Makes a mixer as loud as chosen. */
    public void applyTo(MasterVolumes volumes) {
        volumes.setMusic(musicVolume());
        volumes.setEffects(effectsVolume());
    }
}
