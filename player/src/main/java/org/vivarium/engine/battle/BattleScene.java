package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.event.AsyncOperation;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.event.TimerRules;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.state.TimerState;

/** A battle of 2000 as a state machine over {@link BattleState} (spec battle 2.1, 2.3). */
public final class BattleScene implements Scene {
    private final Engine engine;
    private final GameState state;
    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final Narration narration;
    private final BattleStart start;
    private final BattleEnd end;
    private final Animations animations;
    private final Sprites sprites;
    private final BattlePages pages;
    private final BattleWindows windows;
    private final BattleMenu menu;
    private final BattleRound round;
    private final ActionRun run;
    private final BattleRewards rewards;
    private final BattlePainter painter;
    private final MessageOrder order = new MessageOrder();

    public BattleScene(Engine engine) {
        this.engine = engine;
        state = engine.state;
        battle = state.battle;
        parts = new BattleParts(engine);
        battlers = parts.battlers;
        narration = parts.narration;
        BattleTransitions transitions = new BattleTransitions(engine);
        start = new BattleStart(parts, transitions);
        end = new BattleEnd(parts, transitions);
        animations = new Animations(parts);
        sprites = new Sprites(parts);
        pages = new BattlePages(parts);
        windows = new BattleWindows(parts);
        menu = new BattleMenu(parts, windows);
        ActionStart actions =
                new ActionStart(engine, battlers, parts.states, parts.skills, parts.dice);
        round = new BattleRound(parts, actions, pages);
        run = new ActionRun(parts, actions, animations);
        rewards = new BattleRewards(parts);
        painter = new BattlePainter(parts, sprites, animations, menu);
        engine.map.events.setBattle(new BattleEvents(parts, animations));
    }

    @Override
    public SceneChange entry() {
        return start.announce();
    }

    @Override
    public void start(SceneState self) {
        boolean test = state.scenes.size() == 1;
        if (test) {
            engine.transitions.show(start.announce().showType(), 0);
        }
        sprites.forgetPictures();
        start.prepare(self.arguments.length > 0 ? self.arguments[0] : 0, test);
        windows.reset(battlers.allyCount());
    }

    @Override
    public void update(SceneState self) {
        ScreenSystem.update(state.screen);
        engine.map.pictures.update(true);
        sprites.update();
        animations.update();
        windows.update();
        engine.map.messages.update();
        if (over()) {
            return;
        }
        pages.update();
        if (tickTimers() || operationEnds() || engine.scenes.requested()) {
            return;
        }
        while (!blocked() && narration.waited() && step()) {
            continue;
        }
    }

    /** What the Battle panel sees of it. */
    public BattleWatch watch() {
        return new BattleWatch(parts);
    }

    private boolean over() {
        return battle.phase == BattlePhase.OVER.ordinal();
    }

    private boolean blocked() {
        return windows.sliding() || engine.map.messages.active() || pages.running();
    }

    /** A timer that counts in battle ends it when it runs out. */
    private boolean tickTimers() {
        boolean out = tick(state.party.timer1);
        out |= tick(state.party.timer2);
        if (out) {
            end.leave(BattleResult.ABORT);
        }
        return out;
    }

    private static boolean tick(TimerState timer) {
        boolean counts = timer.active && timer.inBattle;
        TimerRules.tick(timer, true);
        return counts && !timer.active;
    }

    /** What a page asked for that the scene does; whether the battle is over by it. */
    private boolean operationEnds() {
        AsyncOperation asked = AsyncOperation.of(state.mapFrame.asyncOperation);
        if (asked == AsyncOperation.NONE) {
            return false;
        }
        state.mapFrame.asyncOperation = AsyncOperation.NONE.ordinal();
        switch (asked) {
            case TERMINATE_BATTLE -> end.leave(BattleResult.ABORT);
            case TITLE -> engine.scenes.replace(SceneKind.TITLE, SceneChange.TO_TITLE);
            case EXIT -> engine.scenes.replace(SceneKind.NONE, SceneChange.DEFAULT);
            default -> {
                return false;
            }
        }
        battle.phase = BattlePhase.OVER.ordinal();
        return true;
    }

    /** One step of the machine; false ends the frame. */
    private boolean step() {
        return switch (BattlePhase.at(battle.phase)) {
            case START -> introduce();
            case OPTION -> option();
            case COMMAND, SKILL, ITEM, TARGET_ENEMY, TARGET_ALLY -> choose();
            case FIGHT -> fight();
            case ESCAPE, VICTORY, DEFEAT -> finish();
            case OVER -> false;
        };
    }

    private void enter(BattlePhase phase) {
        battle.phase = phase.ordinal();
        battle.step = 0;
    }

    /** Who appears, a page of four lines at a time, then the first strike (spec battle 1.9). */
    private boolean introduce() {
        int next = battle.step;
        int enemies = battlers.enemyCount();
        while (next > 0 && next <= enemies && battlers.enemy(next - 1).state().hidden) {
            next++;
        }
        if (battle.step == 0) {
            battle.step = 1;
            if (lastVisible() >= 0) {
                narration.wait(4, 4);
            }
        } else if (next <= enemies) {
            tellEncounter(next - 1);
            battle.step = next + 1;
        } else if (battle.step <= enemies + 1 && battle.firstStrike) {
            battle.step = enemies + 2;
            narration.clear();
            narration.add(parts.text.terms().specialCombat());
            narration.wait(30, 70);
        } else {
            enter(BattlePhase.OPTION);
        }
        return true;
    }

    private void tellEncounter(int index) {
        if (narration.count() >= Narration.LINES) {
            narration.clear();
        }
        narration.add(parts.text.encounter(battlers.enemy(index)));
        if (index == lastVisible() || narration.isFull()) {
            narration.wait(30, 70);
        } else {
            narration.wait(8, 8);
        }
    }

    private int lastVisible() {
        int last = battlers.enemyCount() - 1;
        while (last >= 0 && battlers.enemy(last).state().hidden) {
            last--;
        }
        return last;
    }

    /** Defeat, victory, then pages (spec battle 5.1); whether something of it happened. */
    private boolean interrupted() {
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

    private void victory() {
        enter(BattlePhase.VICTORY);
        engine.systemAudio.play(SystemMusic.VICTORY);
        rewards.give();
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

    private void defeat() {
        enter(BattlePhase.DEFEAT);
        engine.systemAudio.play(SystemMusic.GAME_OVER);
        order.reset(Role.BATTLE.owner(0), 0);
        order.withoutFace = true;
        order.add(parts.text.terms().defeat());
        engine.map.messages.show(order);
    }

    /** Fight, automatic, escape. */
    private boolean option() {
        if (battle.step == 0) {
            narration.clear();
            if (interrupted()) {
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
        if (!Button.DECISION.isIn(state.input.triggered)) {
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
                victory();
                return true;
            }
            case LOSE -> {
                engine.systemAudio.play(SystemSound.DECISION);
                defeat();
                return true;
            }
            case ESCAPE -> {
                if (battle.escapeAllowed) {
                    engine.systemAudio.play(SystemSound.DECISION);
                    escape();
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

    private void beginRound(boolean actorsAct) {
        round.begin(actorsAct);
        windows.activate(null);
        narration.clear();
        enter(BattlePhase.FIGHT);
    }

    private boolean choose() {
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

    private void escape() {
        int chance = BattleFormulas.escapeChanceAfter(battle.escapeFailures, battle.escapeChance);
        boolean fled = battle.firstStrike || parts.dice.percent(chance);
        windows.activate(null);
        narration.clear();
        enter(BattlePhase.ESCAPE);
        if (fled) {
            battle.result = BattleResult.ESCAPE.ordinal();
            engine.systemAudio.play(SystemSound.ESCAPE);
            narration.add(parts.text.terms().escapeSuccess());
        } else {
            battle.escapeFailures++;
            narration.add(parts.text.terms().escapeFailure());
        }
        narration.wait(10, 60);
    }

    /** The actions of the round, one after the other. */
    private boolean fight() {
        if (battle.step == 1) {
            if (!run.step()) {
                round.removeFirst();
                battle.step = 0;
                return false;
            }
            return true;
        }
        Battler next = round.next();
        if (interrupted()) {
            return true;
        }
        if (next == null) {
            battle.firstStrike = false;
            enter(BattlePhase.OPTION);
            return true;
        }
        run.begin(next);
        battle.step = 1;
        return true;
    }

    /** The last message has been read, or the escape told. */
    private boolean finish() {
        boolean failed =
                battle.phase == BattlePhase.ESCAPE.ordinal()
                        && battle.result != BattleResult.ESCAPE.ordinal();
        if (failed) {
            beginRound(false);
            return true;
        }
        end.leave(
                switch (BattlePhase.at(battle.phase)) {
                    case ESCAPE -> BattleResult.ESCAPE;
                    case VICTORY -> BattleResult.VICTORY;
                    default -> BattleResult.DEFEAT;
                });
        return false;
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        painter.draw(pixels);
    }
}
