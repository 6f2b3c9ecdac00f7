package org.vivarium.engine.battle.atb;

import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.BattleGame;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.BattleState;
import org.vivarium.model.Actor;
import org.vivarium.model.BattleCommand;
import org.vivarium.model.BattleCommands;

/**
 * A made-up battle of 2003: two actors with the commands attack, skill, defend, item, escape and
 * link, in this order, against what a test adds. Every blow hits for 38 to 47 on the same values.
 */
final class AtbGame {
    static final int ATTACK = 1;
    static final int SKILL = 2;
    static final int DEFEND = 3;
    static final int ITEM = 4;
    static final int ESCAPE = 5;
    static final int LINK = 6;

    /** More than any gauge needs. */
    private static final int LONG = 3000;

    final BattleGame game;

    AtbGame(Layout layout) {
        this(layout, EngineVersion.RPG_2003_UPDATED);
    }

    AtbGame(Layout layout, EngineVersion version) {
        game = new BattleGame(version).party(2);
        game.settings()
                .set(BattleCommands.BATTLE_TYPE, layout.ordinal())
                .set(BattleCommands.PLACEMENT, BattleCommands.Placement.AUTOMATIC);
        game.command(BattleCommand.Type.ATTACK, "Attack");
        game.command(BattleCommand.Type.SKILL, "Skill");
        game.command(BattleCommand.Type.DEFENSE, "Defend");
        game.command(BattleCommand.Type.ITEM, "Item");
        game.command(BattleCommand.Type.ESCAPE, "Escape");
        game.command(BattleCommand.Type.SPECIAL, "Link");
        for (int id = 1; id <= 4; id++) {
            game.actor(id).set(Actor.BATTLE_COMMANDS, new int[] {1, 2, 3, 4, 5, 6});
        }
    }

    AtbGame start() {
        game.start();
        for (int i = 0; i < 60 && phase() == BattlePhase.START; i++) {
            game.tick();
        }
        return this;
    }

    BattleState state() {
        return game.engine.state.battle;
    }

    BattlePhase phase() {
        return BattlePhase.at(state().phase);
    }

    void tick(int frames) {
        for (int i = 0; i < frames; i++) {
            game.tick();
        }
    }

    void tap(Button button) {
        game.tick(button);
        tick(2);
    }

    /** Lets time pass until the battle has come to a phase; gives the frames it took. */
    int until(BattlePhase phase) {
        for (int i = 0; i < LONG; i++) {
            if (phase() == phase) {
                return i;
            }
            game.tick();
        }
        throw new AssertionError("the battle stays at " + phase() + " and never comes to " + phase);
    }

    /** A battler's action is complete: it is carried out next. */
    void order(Battler user, ActionKind kind, int id, int target) {
        game.choose(user, kind, id, target);
        user.state().gauge = 0;
        user.state().pending = true;
        state().queue[state().queueCount++] = user.number();
    }

    /** Nobody is ready but who is told to act. */
    void emptyGauges() {
        for (int i = 0; i < game.parts.battlers.allyCount(); i++) {
            game.ally(i).state().gauge = 0;
        }
        for (int i = 0; i < game.parts.battlers.enemyCount(); i++) {
            game.foe(i).state().gauge = 0;
        }
    }

    /** Frames until a battler's HP are others, the present one counted as 0. */
    int framesToBlow(Battler target) {
        int before = target.hp();
        for (int i = 1; i < LONG; i++) {
            game.tick();
            if (target.hp() != before) {
                return i;
            }
        }
        throw new AssertionError("nothing happened to " + target.name());
    }

    /** Lets the queued actions happen to their end. */
    void finishActions() {
        for (int i = 0; i < LONG; i++) {
            game.tick();
            if (state().queueCount == 0 && phase() != BattlePhase.FIGHT) {
                return;
            }
        }
        throw new AssertionError("the action never ends");
    }
}
