package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.SceneState;

/** A battle of 2000 as a state machine over {@link BattleState} (spec battle 2.1, 2.3). */
public final class BattleScene implements Battle {
    private final Engine engine;
    private final GameState state;
    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final Narration narration;
    private final BattleStart start;
    private final BattleEnd end;
    private final BattleInterruptions interruptions;
    private final Animations animations;
    private final Sprites sprites;
    private final BattlePages pages;
    private final BattleWindows windows;
    private final BattleIntroduction introduction;
    private final BattleVerdict verdict;
    private final BattleOrders orders;
    private final BattleRound round;
    private final ActionRun run;
    private final BattlePainter painter;

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
        interruptions = new BattleInterruptions(engine, end);
        animations = new Animations(parts);
        sprites = new Sprites(parts);
        pages = new BattlePages(parts);
        windows = new BattleWindows(parts);
        BattleMenu menu = new BattleMenu(parts, windows);
        ActionStart actions =
                new ActionStart(engine, battlers, parts.states, parts.skills, parts.dice);
        round = new BattleRound(parts, actions, pages);
        introduction = new BattleIntroduction(parts);
        verdict = new BattleVerdict(parts, pages);
        orders = new BattleOrders(parts, windows, menu, round, verdict);
        run = new ActionRun(parts, actions, animations);
        painter =
                new BattlePainter(
                        parts,
                        new Backdrop(engine),
                        sprites::draw,
                        animations::draw,
                        new BattleWindowPainter(parts, menu)::draw);
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
        if (interruptions.end() || engine.scenes.requested()) {
            return;
        }
        while (!blocked() && narration.waited() && step()) {
            continue;
        }
    }

    @Override
    public BattleWatch watch() {
        return new BattleWatch(parts);
    }

    private boolean over() {
        return BattlePhase.OVER.isOf(battle);
    }

    private boolean blocked() {
        return windows.sliding() || engine.map.messages.active() || pages.running();
    }

    /** One step of the machine; false ends the frame. */
    private boolean step() {
        return switch (BattlePhase.at(battle.phase)) {
            case START -> {
                introduction.step();
                yield true;
            }
            case OPTION -> orders.option();
            case COMMAND, SKILL, ITEM, TARGET_ENEMY, TARGET_ALLY -> orders.choose();
            case FIGHT -> fight();
            case ESCAPE, VICTORY, DEFEAT -> finish();
            case ACTOR, AUTOMATIC, OVER -> false;
        };
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
        if (verdict.interrupts()) {
            return true;
        }
        if (next == null) {
            battle.firstStrike = false;
            BattlePhase.OPTION.enter(battle);
            return true;
        }
        run.begin(next);
        battle.step = 1;
        return true;
    }

    /** The last message has been read, or the escape told. */
    private boolean finish() {
        boolean failed =
                BattlePhase.ESCAPE.isOf(battle) && battle.result != BattleResult.ESCAPE.ordinal();
        if (failed) {
            orders.beginRound(false);
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
