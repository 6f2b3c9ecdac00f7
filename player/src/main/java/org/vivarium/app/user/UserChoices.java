package org.vivarium.app.user;

/** What a user chose that an opened game is to follow. */
public record UserChoices(SoundSettings sound, PlaySettings play) {
    public static UserChoices of(Settings settings) {
        return new UserChoices(new SoundSettings(settings), new PlaySettings(settings));
    }
}
