package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.event.Interpreters;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.BattleRequestState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PartyState;

/** How a battle ends: counters, states, music, and where it leads (spec battle 1.4, 5.2). */
public final class BattleEnd {
    private final Engine engine;
    private final GameState state;
    private final BattleState battle;
    private final BattleParts parts;
    private final BattleTransitions transitions;

    public BattleEnd(BattleParts parts, BattleTransitions transitions) {
        this.engine = parts.engine;
        this.state = engine.state;
        this.battle = parts.battle;
        this.parts = parts;
        this.transitions = transitions;
    }

    /** Leaves the scene. */
    public void leave(BattleResult result) {
        count(result);
        for (int i = 0; i < state.actors.size(); i++) {
            parts.states.endBattle(parts.battlers.actor(i + 1));
        }
        engine.map.pictures.battleEnded();
        state.animation.id = 0;
        state.battleEvents.clear();
        BattleRequestState request = state.battleRequest;
        boolean over = result == BattleResult.DEFEAT && !request.defeatBranch;
        if (battle.test) {
            engine.scenes.pop(SceneChange.DEFAULT);
        } else if (over) {
            engine.scenes.push(SceneKind.GAME_OVER, change(false));
        } else {
            if (!request.random) {
                Interpreters.battleEnded(state, request.owner, request.indent, result);
            }
            engine.audio.playMusicBeforeBattle();
            engine.scenes.pop(change(state.transition.erasedByEvent));
        }
        battle.running = false;
        battle.phase = BattlePhase.OVER.ordinal();
    }

    private SceneChange change(boolean staysBlack) {
        return new SceneChange(
                transitions.setting(BattleTransitions.END_ERASE),
                0,
                0,
                staysBlack ? SceneChange.NO_SHOW : transitions.setting(BattleTransitions.END_SHOW),
                0);
    }

    private void count(BattleResult result) {
        PartyState party = state.party;
        party.battles++;
        switch (result) {
            case VICTORY -> party.victories++;
            case ESCAPE -> party.escapes++;
            case DEFEAT -> party.defeats++;
            case ABORT -> {}
        }
    }
}
