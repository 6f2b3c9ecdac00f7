package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.BattleRewards;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Narration;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.battle.stage.Pose;
import org.vivarium.engine.battle.stage.PoseEnd;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.BattleState;

/** Whether a side is beaten, looked at in every frame, and what follows (spec battle 5.2, 5.3). */
final class AtbVerdict {
    /** Frames until pose and music, the one of the last hit counted ([rt], spec battle 9). */
    private static final int DELAY = 59;

    private final Engine engine;
    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final Narration narration;
    private final AtbWindows windows;
    private final BattleStage stage;
    private final BattleRewards rewards;
    private final MessageOrder order = new MessageOrder();

    AtbVerdict(BattleParts parts, AtbWindows windows, BattleStage stage) {
        this.parts = parts;
        this.windows = windows;
        this.stage = stage;
        engine = parts.engine;
        battle = parts.battle;
        battlers = parts.battlers;
        narration = parts.narration;
        rewards = new BattleRewards(parts);
    }

    /** Looks whether the battle is decided; it is only once. */
    void check() {
        switch (BattlePhase.at(battle.phase)) {
            case START, ESCAPE, VICTORY, DEFEAT, OVER -> {}
            default -> decides();
        }
    }

    /** Ends the battle if one side is beaten; whether it is. */
    boolean decides() {
        boolean beaten = beaten();
        boolean won = !beaten && battlers.existing(true) == 0;
        if (beaten) {
            defeat();
        } else if (won) {
            victory();
        }
        return beaten || won;
    }

    private boolean beaten() {
        for (int i = 0; i < battlers.allyCount(); i++) {
            Battler ally = battlers.ally(i);
            if (ally.exists() && parts.states.canActOrRecover(ally)) {
                return false;
            }
        }
        return true;
    }

    void victory() {
        decided(BattlePhase.VICTORY, BattleResult.VICTORY);
    }

    void defeat() {
        decided(BattlePhase.DEFEAT, BattleResult.DEFEAT);
    }

    private void decided(BattlePhase phase, BattleResult result) {
        phase.enter(battle);
        battle.result = result.ordinal();
        battle.help = "";
        windows.activate(null);
        narration.wait(DELAY, DELAY);
    }

    /** One step of the victory; true when the last message has been read. */
    boolean celebrate() {
        switch (battle.step++) {
            case 0 -> {
                for (int i = 0; i < battlers.allyCount(); i++) {
                    Battler ally = battlers.ally(i);
                    ally.state().defending = false;
                    if (ally.exists()) {
                        stage.pose(ally, Pose.VICTORY, PoseEnd.HOLD);
                    }
                }
                engine.systemAudio.play(SystemMusic.VICTORY);
                narration.wait(30, 30);
            }
            case 1 -> rewards.give();
            default -> {
                return true;
            }
        }
        return false;
    }

    /** One step of the defeat; true when the message has been read. */
    boolean mourn() {
        switch (battle.step++) {
            case 0 -> {
                engine.systemAudio.play(SystemMusic.GAME_OVER);
                narration.wait(60, 60);
            }
            case 1 -> {
                order.reset(Role.BATTLE.owner(0), 0);
                order.withoutFace = true;
                order.singleLines = true;
                order.add(parts.text.terms().defeat());
                engine.map.messages.show(order);
            }
            default -> {
                return true;
            }
        }
        return false;
    }
}
