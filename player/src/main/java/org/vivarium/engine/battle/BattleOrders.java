package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.InputState;

/** The orders of a party, from its options to the last actor's command (spec battle 2.1, 2.3). */
final class BattleOrders {
    private final Engine engine;
    private final BattleState battle;
    private final InputState input;
    private final Battlers battlers;
    private final Narration narration;
    private final BattleWindows windows;
    private final BattleMenu menu;
    private final BattleRound round;
    private final BattleVerdict verdict;
    private final BattleEscape escape;

    BattleOrders(
            BattleParts parts,
            BattleWindows windows,
            BattleMenu menu,
            BattleRound round,
            BattleVerdict verdict) {
        this.engine = parts.engine;
        this.battle = parts.battle;
        this.input = engine.state.input;
        this.battlers = parts.battlers;
        this.narration = parts.narration;
        this.windows = windows;
        this.menu = menu;
        this.round = round;
        this.verdict = verdict;
        this.escape = new BattleEscape(parts);
    }

    /** Fight, automatic, escape and what a patch adds; false ends the frame, as in all steps. */
    boolean option() {
        if (battle.step == 0) {
            narration.clear();
            if (verdict.interrupts()) {
                return true;
            }
            battle.step = 1;
            battle.chooser = -1;
            battle.automatic = false;
            if (!round.someoneControllable()) {
                return nextActor();
            }
            windows.reset(battlers.allyCount());
            windows.activate(battle.options);
            return false;
        }
        if (!Button.DECISION.isIn(input.triggered)) {
            return false;
        }
        BattleOption chosen = BattleOption.at(battle.optionBits, battle.options.index);
        switch (chosen) {
            case FIGHT, AUTOMATIC -> {
                engine.systemAudio.play(SystemSound.DECISION);
                battle.automatic = chosen == BattleOption.AUTOMATIC;
                battle.chooser = -1;
                if (nextActor()) {
                    return true;
                }
                windows.slide(true);
            }
            case WIN -> {
                engine.systemAudio.play(SystemSound.DECISION);
                verdict.victory();
                return true;
            }
            case LOSE -> {
                engine.systemAudio.play(SystemSound.DECISION);
                verdict.defeat();
                return true;
            }
            case ESCAPE -> {
                if (battle.escapeAllowed) {
                    engine.systemAudio.play(SystemSound.DECISION);
                    windows.activate(null);
                    escape.attempt();
                    return true;
                }
                engine.systemAudio.play(SystemSound.BUZZER);
            }
        }
        return false;
    }

    /** Asks the next actor, or begins the round; whether the round begins. */
    private boolean nextActor() {
        if (round.nextChooser()) {
            menu.open();
            return false;
        }
        beginRound(true);
        return true;
    }

    /** All have chosen, or, with false, only the enemies act. */
    void beginRound(boolean actorsAct) {
        round.begin(actorsAct);
        windows.activate(null);
        narration.clear();
        BattlePhase.FIGHT.enter(battle);
    }

    /** The command, skill, item or target of the actor that is asked. */
    boolean choose() {
        switch (menu.update()) {
            case DONE -> {
                return nextActor();
            }
            case BACK -> {
                if (round.previousChooser()) {
                    menu.open();
                } else {
                    battle.phase = BattlePhase.OPTION.ordinal();
                    battle.step = 1;
                    windows.mark(-1);
                    windows.activate(battle.options);
                    windows.slide(false);
                }
            }
            case NONE -> {}
        }
        return false;
    }
}
