package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleOption;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.InputState;
import org.vivarium.engine.state.PartyState;

/**
 * The orders of a party in real time: options, who is asked, and when queued actions come between
 * (spec battle 2.5).
 */
final class AtbOrders {
    private static final int FULL = 31;
    private static final int FLASH_POWER = 24;
    private static final int FLASH_FRAMES = 16;
    private static final int FLASH_PERIOD = 30;

    private final Engine engine;
    private final BattleState battle;
    private final PartyState party;
    private final InputState input;
    private final Battlers battlers;
    private final AtbWindows windows;
    private final AtbMenu menu;
    private final Gauges gauges;
    private final ActionQueue queue;
    private final AtbEscape escape;
    private final AtbVerdict verdict;
    private final TargetCursor targets;

    AtbOrders(
            BattleParts parts,
            AtbWindows windows,
            AtbMenu menu,
            TargetCursor targets,
            Gauges gauges,
            ActionQueue queue,
            AtbEscape escape,
            AtbVerdict verdict) {
        this.engine = parts.engine;
        this.battle = parts.battle;
        this.party = engine.state.party;
        this.input = engine.state.input;
        this.battlers = parts.battlers;
        this.windows = windows;
        this.menu = menu;
        this.targets = targets;
        this.gauges = gauges;
        this.queue = queue;
        this.escape = escape;
        this.verdict = verdict;
    }

    /** Another battle begins: the windows as they will stand when the introduction is over. */
    void reset() {
        windows.reset(party.size);
        targets.list();
        if (party.size > 0) {
            menu.list(battlers.ally(0));
        }
    }

    /** After the introduction: the options, or at once the actors where none are offered. */
    void begin() {
        if (Layout.of(battle) == Layout.TRADITIONAL) {
            enter(BattlePhase.ACTOR);
        } else if (BattleOption.onlyFight(battle.optionBits)) {
            windows.slideAtOnce();
            enter(BattlePhase.ACTOR);
        } else {
            BattlePhase.OPTION.enter(battle);
            windows.activate(battle.options);
        }
    }

    /** One step of choosing; false ends the frame. */
    boolean step() {
        targets.list();
        return switch (BattlePhase.at(battle.phase)) {
            case OPTION -> option();
            case ACTOR -> actor();
            case AUTOMATIC -> automatic();
            case COMMAND -> command();
            default -> choose();
        };
    }

    private boolean pressed(Button button) {
        return button.isIn(input.triggered);
    }

    private void enter(BattlePhase phase) {
        phase.enter(battle);
        battle.actor = 0;
        battle.chooser = -1;
        battle.targetFrames = 0;
        windows.mark(-1);
        targets.hide();
        windows.activate(battle.status);
        if (party.size > 0) {
            menu.list(battlers.ally(0));
        }
    }

    private boolean option() {
        if (!pressed(Button.DECISION)) {
            return false;
        }
        BattleOption chosen = BattleOption.at(battle.optionBits, battle.options.index);
        if (chosen == BattleOption.ESCAPE && !mayFleeAtOnce()) {
            engine.systemAudio.play(SystemSound.BUZZER);
            return false;
        }
        engine.systemAudio.play(SystemSound.DECISION);
        switch (chosen) {
            case FIGHT -> fight(BattlePhase.ACTOR);
            case AUTOMATIC -> fight(BattlePhase.AUTOMATIC);
            case ESCAPE -> escape.succeed();
            case WIN -> verdict.victory();
            case LOSE -> verdict.defeat();
        }
        return false;
    }

    private void fight(BattlePhase phase) {
        battle.automatic = phase == BattlePhase.AUTOMATIC;
        enter(phase);
        windows.slide(true);
    }

    /** Who comes upon the enemies can leave before anybody has acted. */
    boolean mayFleeAtOnce() {
        Condition met = Condition.of(battle);
        return battle.escapeAllowed
                && battle.turn == 0
                && (battle.firstStrike || met == Condition.INITIATIVE || met == Condition.SURROUND);
    }

    private boolean automatic() {
        if (act(BattlePhase.AUTOMATIC)) {
            return true;
        }
        if (pressed(Button.CANCEL)) {
            backToOptions();
        }
        return false;
    }

    /** Which of the ready actors is asked; the first one who became ready, at first. */
    private boolean actor() {
        if (act(BattlePhase.ACTOR)) {
            return true;
        }
        boolean traditional = Layout.of(battle) == Layout.TRADITIONAL;
        if (!traditional && pressed(Button.CANCEL)) {
            backToOptions();
            return false;
        }
        if (battle.readyCount == 0) {
            battle.actor = 0;
            windows.mark(-1);
            return false;
        }
        if (battle.actor == 0 || !gauges.waitsForOrders(battlers.get(battle.actor))) {
            select(placeOf(battle.ready[0]));
            if (traditional) {
                menu.open();
                return true;
            }
        }
        flash();
        if (pressed(Button.DECISION)) {
            engine.systemAudio.play(SystemSound.DECISION);
            menu.open();
        } else if (Button.DOWN.isIn(input.repeated) || Button.RIGHT.isIn(input.repeated)) {
            move(1);
        } else if (Button.UP.isIn(input.repeated) || Button.LEFT.isIn(input.repeated)) {
            move(-1);
        }
        return false;
    }

    private void select(int place) {
        battle.chooser = place;
        battle.actor = battlers.ally(place).number();
        battle.targetFrames = 0;
        windows.mark(place);
        menu.list(battlers.ally(place));
    }

    private int placeOf(int number) {
        for (int i = 0; i < party.size; i++) {
            if (party.members[i] == number) {
                return i;
            }
        }
        return 0;
    }

    /** To the next ready actor in the order of the party. */
    private void move(int step) {
        int size = party.size;
        for (int i = 1; i <= size; i++) {
            int place = Math.floorMod(battle.chooser + step * i, size);
            if (gauges.waitsForOrders(battlers.ally(place))) {
                engine.systemAudio.play(SystemSound.CURSOR);
                select(place);
                return;
            }
        }
    }

    /** Who is asked flashes again and again. */
    private void flash() {
        if (battle.targetFrames++ % FLASH_PERIOD == 0 && battle.actor > 0) {
            battlers.get(battle.actor)
                    .state()
                    .flash
                    .start(FULL, FULL, FULL, FLASH_POWER, FLASH_FRAMES);
        }
    }

    private boolean command() {
        if (lost()) {
            return true;
        }
        boolean active = !engine.state.system.atbWait;
        return active && act(BattlePhase.COMMAND) || choose();
    }

    /** The actor who chose can't any more. */
    private boolean lost() {
        battle.chooser = placeOf(battle.actor);
        if (gauges.waitsForOrders(battlers.get(battle.actor))) {
            return false;
        }
        targets.hide();
        enter(battle.automatic ? BattlePhase.AUTOMATIC : BattlePhase.ACTOR);
        return true;
    }

    private boolean choose() {
        if (lost()) {
            return true;
        }
        ActorBattler actor = battlers.actor(battle.actor);
        switch (menu.update()) {
            case DONE -> {
                queue.add(actor);
                enter(BattlePhase.ACTOR);
                return true;
            }
            case BACK -> {
                if (Layout.of(battle) != Layout.TRADITIONAL) {
                    backToOptions();
                }
            }
            case NONE -> {}
        }
        return false;
    }

    private void backToOptions() {
        engine.systemAudio.play(SystemSound.CANCEL);
        enter(BattlePhase.OPTION);
        battle.automatic = false;
        windows.activate(battle.options);
        windows.slide(false);
    }

    /** Lets the queued actions come between. */
    private boolean act(BattlePhase from) {
        Battler first = queue.first();
        if (first == null) {
            return false;
        }
        battle.menuPhase = from.ordinal();
        windows.activate(null);
        BattlePhase.FIGHT.enter(battle);
        return true;
    }

    /** The queue is empty: goes on where choosing was interrupted. */
    void resume() {
        BattlePhase from = BattlePhase.at(battle.menuPhase);
        if (from == BattlePhase.COMMAND) {
            battle.phase = from.ordinal();
            windows.activate(battle.commands);
        } else {
            int actor = battle.actor;
            int chooser = battle.chooser;
            int index = battle.status.index;
            enter(from);
            battle.actor = actor;
            battle.chooser = chooser;
            windows.mark(index);
        }
    }
}
