package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleRunState;
import org.vivarium.model.State;

/** What states do to a battler as its turn begins, and the line about them (spec battle 6.2). */
final class TurnStates {
    private static final int FULL = 31;
    private static final int ACTION_FLASH = 10;

    private final CurrentAction action;
    private final Battlers battlers;
    private final StateRules states;
    private final BattleText text;
    private final Narration narration;
    private final BattleRunState run;

    TurnStates(BattleParts parts, CurrentAction action) {
        this.action = action;
        this.battlers = parts.battlers;
        this.states = parts.states;
        this.text = parts.text;
        this.narration = parts.narration;
        this.run = parts.battle.run;
    }

    /** The turn is counted, states end and work, and the one to be told of is found. */
    void begin() {
        Battler user = action.user();
        narration.clear();
        user.state().turn++;
        int before = states.restriction(user);
        run.toldState = states.recover(user);
        if (states.restriction(user) != before) {
            run.action.clear();
        }
        run.toldRecovery = true;
        states.slip(user);
        int present = states.significant(user.states());
        boolean outranks =
                run.toldState == 0
                        || present > 0
                                && battlers.tables.priority[present]
                                        > battlers.tables.priority[run.toldState];
        if (present > 0 && outranks) {
            run.toldState = present;
            run.toldRecovery = false;
        }
        String line = stateLine(user);
        if (action.kind() != ActionKind.NONE || !line.isEmpty()) {
            user.state().flash.start(FULL, FULL, FULL, ACTION_FLASH, ACTION_FLASH);
        }
        if (line.isEmpty()) {
            action.enter(ActionStage.PREPARE);
        } else {
            narration.wait(4, 4);
            action.enter(ActionStage.STATE_LINE);
        }
    }

    private String stateLine(Battler user) {
        if (run.toldState == 0) {
            return "";
        }
        State row = battlers.tables.states[run.toldState];
        if (run.toldRecovery) {
            return text.recovered(user, row);
        }
        return row.messageAffected().isEmpty() ? "" : text.affected(user, row);
    }

    /** Tells of the state that ended or lasts. */
    void tell() {
        narration.add(stateLine(action.user()));
        narration.wait(20, 60);
        action.enter(ActionStage.PREPARE);
    }
}
