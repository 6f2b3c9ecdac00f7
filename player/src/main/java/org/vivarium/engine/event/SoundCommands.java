package org.vivarium.engine.event;

import org.vivarium.engine.audio.GameAudio;

/** Music and sound effects (spec interpreter 17). */
final class SoundCommands {

    private final GameAudio audio;

    private SoundCommands(GameAudio audio) {
        this.audio = audio;
    }

    static void register(HandlerTable table, GameAudio audio) {
        SoundCommands commands = new SoundCommands(audio);
        table.add(11510, commands::playMusic);
        table.add(11520, commands::fadeOutMusic);
        table.add(11530, commands::memorizeMusic);
        table.add(11540, commands::playMemorizedMusic);
        table.add(11550, commands::playSound);
    }

    private Outcome playMusic(Interpreter i) {
        audio.playMusic(
                i.textOr(4, 0, 5),
                i.packed(4, 1, i.p(0)),
                i.packed(4, 2, i.p(1)),
                i.packed(4, 3, i.p(2)),
                i.packed(4, 4, i.p(3)));
        return Outcome.NEXT;
    }

    private Outcome fadeOutMusic(Interpreter i) {
        audio.fadeOutMusic(i.p(0));
        return Outcome.NEXT;
    }

    private Outcome memorizeMusic(Interpreter i) {
        audio.memoriseMusic();
        return Outcome.NEXT;
    }

    private Outcome playMemorizedMusic(Interpreter i) {
        audio.playMemorisedMusic();
        return Outcome.NEXT;
    }

    private Outcome playSound(Interpreter i) {
        audio.playEventSound(
                i.textOr(3, 0, 4),
                i.packed(3, 1, i.p(0)),
                i.packed(3, 2, i.p(1)),
                i.packed(3, 3, i.p(2)));
        return Outcome.NEXT;
    }
}
