package org.vivarium.engine.audio;

import java.util.List;
import org.vivarium.engine.state.MusicSlotState;
import org.vivarium.engine.state.SoundState;
import org.vivarium.engine.state.SystemState;
import org.vivarium.model.Music;
import org.vivarium.model.Sound;
import org.vivarium.model.SystemData;

/**
 * System music and sounds: the database's, or what an event put in their place (spec
 * assets-and-audio 8.9). The database's are decoded once, so that a cursor's sound costs nothing.
 */
public final class SystemAudio {

    private record Effect(String name, int volume, int tempo, int balance) {
        static Effect of(Sound sound) {
            return new Effect(sound.name(), sound.volume(), sound.tempo(), sound.balance());
        }
    }

    private final GameAudio audio;
    private final SystemState state;
    private final Effect[] sounds;
    private final MusicSettings[] music;
    private final MusicSettings title;

    public SystemAudio(GameAudio audio, SystemState state, SystemData data) {
        this.audio = audio;
        this.state = state;
        sounds =
                List.of(
                                data.cursorSe(),
                                data.decisionSe(),
                                data.cancelSe(),
                                data.buzzerSe(),
                                data.battleSe(),
                                data.escapeSe(),
                                data.enemyAttackSe(),
                                data.enemyDamagedSe(),
                                data.actorDamagedSe(),
                                data.dodgeSe(),
                                data.enemyDeathSe(),
                                data.itemSe())
                        .stream()
                        .map(Effect::of)
                        .toArray(Effect[]::new);
        music =
                List.of(
                                data.battleMusic(),
                                data.battleEndMusic(),
                                data.innMusic(),
                                data.boatMusic(),
                                data.shipMusic(),
                                data.airshipMusic(),
                                data.gameoverMusic())
                        .stream()
                        .map(SystemAudio::settings)
                        .toArray(MusicSettings[]::new);
        title = settings(data.titleMusic());
    }

    static MusicSettings settings(Music music) {
        MusicSettings settings = new MusicSettings();
        settings.set(music.name(), music.fadein(), music.volume(), music.tempo(), music.balance());
        return settings;
    }

    public void play(SystemSound sound) {
        SoundState override = state.sounds[sound.ordinal()];
        if (override.replaced && !override.name.isEmpty()) {
            audio.playSound(override.name, override.volume, override.tempo, override.balance);
        } else {
            Effect own = sounds[sound.ordinal()];
            audio.playSound(own.name, own.volume, own.tempo, own.balance);
        }
    }

    public void play(SystemMusic piece) {
        MusicSlotState slot = state.music[piece.ordinal()];
        if (isReplaced(slot)) {
            audio.playMusic(slot.name, slot.fadeIn, slot.volume, slot.tempo, slot.balance);
        } else {
            audio.playMusic(music[piece.ordinal()]);
        }
    }

    /** Whether a piece's name plays nothing: an inn then doesn't wait for it. */
    public boolean isOff(SystemMusic piece) {
        MusicSlotState slot = state.music[piece.ordinal()];
        return audio.isStop(isReplaced(slot) ? slot.name : music[piece.ordinal()].name);
    }

    /** Whether a piece can be heard to its end: its name plays something, and there is a file. */
    public boolean canEnd(SystemMusic piece) {
        MusicSlotState slot = state.music[piece.ordinal()];
        String name = isReplaced(slot) ? slot.name : music[piece.ordinal()].name;
        return !audio.isStop(name) && audio.hasMusic(name);
    }

    /** The title's music cannot be replaced. */
    public void playTitle() {
        audio.playMusic(title);
    }

    /** Command Change System Sound; the database's own value takes the override back. */
    public void replace(SystemSound sound, String name, int volume, int tempo, int balance) {
        Effect own = sounds[sound.ordinal()];
        SoundState slot = state.sounds[sound.ordinal()];
        slot.replaced = !own.equals(new Effect(name, volume, tempo, balance));
        slot.name = slot.replaced ? name : "";
        slot.volume = volume;
        slot.tempo = tempo;
        slot.balance = balance;
    }

    /** Command Change System BGM; the database's own value takes the override back. */
    public void replace(
            SystemMusic piece, String name, int fadeInMs, int volume, int tempo, int balance) {
        MusicSettings own = music[piece.ordinal()];
        MusicSlotState slot = state.music[piece.ordinal()];
        slot.replaced =
                !(own.name.equals(name)
                        && own.fadeInMs == fadeInMs
                        && own.volume == volume
                        && own.tempo == tempo
                        && own.balance == balance);
        slot.name = slot.replaced ? name : "";
        slot.fadeIn = fadeInMs;
        slot.volume = volume;
        slot.tempo = tempo;
        slot.balance = balance;
    }

    private static boolean isReplaced(MusicSlotState slot) {
        return slot.replaced && !slot.name.isEmpty();
    }
}
