package org.vivarium.engine.gfx.command;

import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.Outcome;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.ScreenState;

/**
 * Tint, flash and shake of the screen, weather, flash of a character (spec screen 8, interpreter
 * 14).
 */
public final class ScreenCommands {
    private static final int TINT = 11030;
    private static final int FLASH = 11040;
    private static final int SHAKE = 11050;
    private static final int WEATHER = 11070;
    private static final int FLASH_CHARACTER = 11320;
    private static final int BEGIN = 1;
    private static final int END = 2;
    private static final int FRAMES_PER_TENTH = 6;

    private ScreenCommands() {}

    public static void register(HandlerTable table) {
        table.add(TINT, ScreenCommands::tint);
        table.add(FLASH, ScreenCommands::flash);
        table.add(SHAKE, ScreenCommands::shake);
        table.add(WEATHER, ScreenCommands::weather);
        table.add(FLASH_CHARACTER, ScreenCommands::flashCharacter);
    }

    private static int frames(int tenths) {
        return Math.max(0, tenths) * FRAMES_PER_TENTH;
    }

    private static Outcome tint(Interpreter i) {
        ScreenSystem.tint(i.state().screen, i.p(0), i.p(1), i.p(2), i.p(3), frames(i.p(4)));
        if (i.p(5) != 0) {
            i.waitFrames(frames(i.p(4)));
        }
        return Outcome.NEXT;
    }

    private static Outcome flash(Interpreter i) {
        ScreenState s = i.state().screen;
        int frames = frames(i.p(4));
        int mode = i.dialect().is2003() ? i.p(6) : 0;
        switch (mode) {
            case BEGIN -> ScreenSystem.flashBegin(s, i.p(0), i.p(1), i.p(2), i.p(3), frames);
            case END -> ScreenSystem.flashEnd(s);
            default -> {
                ScreenSystem.flash(s, i.p(0), i.p(1), i.p(2), i.p(3), frames);
                if (i.p(5) != 0) {
                    i.waitFrames(frames);
                }
            }
        }
        return Outcome.NEXT;
    }

    private static Outcome shake(Interpreter i) {
        ScreenState s = i.state().screen;
        int mode = i.dialect().is2003() ? i.p(4) : 0;
        switch (mode) {
            case BEGIN -> ScreenSystem.shakeBegin(s, i.p(0), i.p(1));
            case END -> ScreenSystem.shakeEnd(s);
            default -> {
                ScreenSystem.shake(s, i.p(0), i.p(1), frames(i.p(2)));
                if (i.p(3) != 0) {
                    i.waitFrames(frames(i.p(2)));
                }
            }
        }
        return Outcome.NEXT;
    }

    private static Outcome weather(Interpreter i) {
        WeatherSystem.set(
                i.state().screen.weather, i.p(0), i.p(1), i.dialect().is2003(), i.state().random);
        return Outcome.NEXT;
    }

    private static Outcome flashCharacter(Interpreter i) {
        CharacterState target = CharacterTargets.find(i.state(), i.p(0), i.thisEvent());
        if (target == null) {
            return Outcome.NEXT;
        }
        target.flash.start(i.p(1), i.p(2), i.p(3), i.p(4), frames(i.p(5)));
        if (i.p(6) != 0) {
            i.waitFrames(frames(i.p(5)));
        }
        return Outcome.NEXT;
    }
}
