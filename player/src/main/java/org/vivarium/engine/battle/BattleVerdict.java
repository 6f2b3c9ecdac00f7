package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.BattleState;

/** Whether a side is beaten, looked at between actions and before each turn (spec battle 5.1). */
final class BattleVerdict {
    private final Engine engine;
    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final BattlePages pages;
    private final BattleRewards rewards;
    private final MessageOrder order = new MessageOrder();

    BattleVerdict(BattleParts parts, BattlePages pages) {
        this.engine = parts.engine;
        this.battle = parts.battle;
        this.parts = parts;
        this.battlers = parts.battlers;
        this.pages = pages;
        this.rewards = new BattleRewards(parts);
    }

    /** Defeat, victory, then pages; whether something of it happened. */
    boolean interrupts() {
        if (beaten()) {
            defeat();
            return true;
        }
        if (battlers.existing(true) == 0) {
            victory();
            return true;
        }
        return pages.startNext();
    }

    private boolean beaten() {
        for (int i = 0; i < battlers.allyCount(); i++) {
            ActorBattler ally = battlers.ally(i);
            if (ally.exists() && parts.states.canActOrRecover(ally)) {
                return false;
            }
        }
        return true;
    }

    void victory() {
        BattlePhase.VICTORY.enter(battle);
        engine.systemAudio.play(SystemMusic.VICTORY);
        rewards.give();
    }

    void defeat() {
        BattlePhase.DEFEAT.enter(battle);
        engine.systemAudio.play(SystemMusic.GAME_OVER);
        order.reset(Role.BATTLE.owner(0), 0);
        order.withoutFace = true;
        order.add(parts.text.terms().defeat());
        engine.map.messages.show(order);
    }
}
