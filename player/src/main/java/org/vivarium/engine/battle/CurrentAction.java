package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleRunState;

/** The action that is carried out: who acts on whom, and the stage it is at. */
final class CurrentAction {
    private final Battlers battlers;
    private final BattleRunState run;

    CurrentAction(BattleParts parts) {
        this.battlers = parts.battlers;
        this.run = parts.battle.run;
    }

    ActionStage stage() {
        return ActionStage.at(run.stage);
    }

    void enter(ActionStage stage) {
        run.stage = stage.ordinal();
    }

    ActionKind kind() {
        return ActionKind.at(run.action.kind);
    }

    Battler user() {
        return battlers.get(run.user);
    }

    /** The target it is at. */
    Battler target() {
        return battlers.get(run.targets[run.targetAt]);
    }

    /** The target the usage lines name, or null when there is none. */
    Battler firstTarget() {
        return run.targetCount > 0 ? battlers.get(run.targets[0]) : null;
    }
}
