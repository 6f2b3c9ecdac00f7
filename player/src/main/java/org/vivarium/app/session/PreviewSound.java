package org.vivarium.app.session;

import java.nio.file.Path;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.engine.audio.AssetSoundFiles;
import org.vivarium.engine.audio.SoundSystem;
import org.vivarium.inspector.SoundPreview;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;

/**
 * Plays sounds that are looked at through a mixer of its own: what the game plays goes on as if
 * nothing was. The mixer is made for the first sound and again for another game.
 */
public final class PreviewSound implements SoundPreview, AutoCloseable {
    private static final int CENTRE = 50;

    private final SoundSettings settings;
    private Assets assets;
    private SoundSystem sound;
    private String playing = "";

    public PreviewSound(SoundSettings settings) {
        this.settings = settings;
    }

    @Override
    public boolean play(Assets files, AssetKind kind, String name, int volume, int tempo) {
        if (!files.has(kind, name)) {
            return false;
        }
        open(files);
        String wanted = kind.folder() + "/" + name;
        boolean again = wanted.equals(playing) && kind == AssetKind.MUSIC;
        stop();
        if (again) {
            return true;
        }
        playing = wanted;
        if (kind == AssetKind.MUSIC) {
            sound.out().playMusic(name, volume, tempo, CENTRE, 0);
        } else {
            sound.out().playSound(name, volume, tempo, CENTRE);
        }
        return true;
    }

    private void open(Assets files) {
        if (sound != null && assets == files) {
            return;
        }
        close();
        SoundBanks banks = SoundBanks.usual(Path.of("."), settings.font(), SoundBanks.userCache());
        sound =
                SoundSystem.live(
                        new AssetSoundFiles(files),
                        banks,
                        settings.bufferFrames(),
                        new SoundTelemetry(),
                        new WarningLog());
        settings.applyTo(sound.master());
        assets = files;
    }

    @Override
    public void stop() {
        if (sound != null) {
            sound.out().stopMusic();
            sound.out().stopSounds();
        }
        playing = "";
    }

    @Override
    public void close() {
        if (sound != null) {
            sound.close();
            sound = null;
        }
    }
}
