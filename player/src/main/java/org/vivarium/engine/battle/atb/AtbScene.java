package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.battle.ActionStart;
import org.vivarium.engine.battle.Animations;
import org.vivarium.engine.battle.Battle;
import org.vivarium.engine.battle.BattleEnd;
import org.vivarium.engine.battle.BattleInterruptions;
import org.vivarium.engine.battle.BattlePages;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.BattleStart;
import org.vivarium.engine.battle.BattleTransitions;
import org.vivarium.engine.battle.BattleWatch;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Narration;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.event.BattleResult;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.SceneState;

/** A battle of 2003 in real time as a state machine over {@link BattleState} (spec battle 2.3). */
public final class AtbScene implements Battle {
    private static final int FLIGHT = 6;

    private final Engine engine;
    private final GameState state;
    private final BattleState battle;
    private final BattleParts parts;
    private final Narration narration;
    private final BattleStart start;
    private final AtbStart start2003;
    private final BattleEnd end;
    private final BattleInterruptions interruptions;
    private final Animations animations;
    private final BattleStage stage;
    private final BattlePages pages;
    private final AtbWindows windows;
    private final TargetCursor targets;
    private final ActionQueue queue;
    private final Gauges gauges;
    private final AtbIntroduction introduction;
    private final AtbEscape escape;
    private final AtbVerdict verdict;
    private final AtbOrders orders;
    private final ActionCourse course;
    private final PartyWatch party;

    public AtbScene(Engine engine) {
        this.engine = engine;
        state = engine.state;
        battle = state.battle;
        parts = new BattleParts(engine);
        narration = parts.narration;
        BattleTransitions transitions = new BattleTransitions(engine);
        start = new BattleStart(parts, transitions);
        end = new BattleEnd(parts, transitions);
        interruptions = new BattleInterruptions(engine, end);
        animations = new Animations(parts);
        stage = new BattleStage(parts, animations);
        pages = new BattlePages(parts);
        windows = new AtbWindows(parts);
        queue = new ActionQueue(parts);
        gauges = new Gauges(parts, queue);
        Rows2003 rows = new Rows2003(parts, stage);
        start2003 = new AtbStart(parts, rows);
        targets = new TargetCursor(parts, windows);
        AtbMenu menu = new AtbMenu(parts, windows, targets, rows, stage);
        introduction = new AtbIntroduction(parts, pages, stage);
        escape = new AtbEscape(parts, stage);
        verdict = new AtbVerdict(parts, windows, stage);
        orders = new AtbOrders(parts, windows, menu, targets, gauges, queue, escape, verdict);
        ActionStart actions =
                new ActionStart(engine, parts.battlers, parts.states, parts.skills, parts.dice);
        course = new ActionCourse(parts, actions, pages, animations, stage, escape);
        party = new PartyWatch(parts, windows, stage);
        engine.map.events.setBattle(new AtbEvents(parts, animations, stage, escape));
    }

    @Override
    public SceneChange entry() {
        return start.announce();
    }

    @Override
    public void start(SceneState self) {
        boolean test = state.scenes.size() == 1;
        start.prepare(self.arguments.length > 0 ? self.arguments[0] : 0, test);
        start2003.prepare();
        stage.begin();
        orders.reset();
        party.begin();
        if (test) {
            engine.transitions.show(start.announce().showType(), 0);
        }
    }

    @Override
    public void update(SceneState self) {
        ScreenSystem.update(state.screen);
        engine.map.pictures.update(true);
        stage.update();
        animations.update();
        windows.update();
        engine.map.messages.update();
        if (BattlePhase.OVER.isOf(battle)) {
            return;
        }
        if (!animations.playing()) {
            pages.update();
        }
        if (interruptions.end() || engine.scenes.requested()) {
            return;
        }
        party.update();
        verdict.check();
        if (!pages.running() && !engine.map.messages.active()) {
            gauges.update(animations.playing());
        }
        while (!blocked() && narration.waited() && step()) {
            continue;
        }
        stage.updateOver();
        if (BattlePhase.ESCAPE.isOf(battle) && !escape.failed()) {
            battle.fled += FLIGHT;
        }
    }

    /** A page that still runs doesn't hold up the end of the battle. */
    private boolean blocked() {
        boolean decided = BattlePhase.VICTORY.isOf(battle) || BattlePhase.DEFEAT.isOf(battle);
        return windows.sliding() || engine.map.messages.active() || pages.running() && !decided;
    }

    /** One step of the machine; false ends the frame. */
    private boolean step() {
        return switch (BattlePhase.at(battle.phase)) {
            case START -> {
                if (!introduction.step() && !verdict.decides()) {
                    orders.begin();
                }
                yield true;
            }
            case OPTION, ACTOR, AUTOMATIC, COMMAND, SKILL, ITEM, TARGET_ENEMY, TARGET_ALLY ->
                    orders.step();
            case FIGHT -> act();
            case ESCAPE -> escaped();
            case VICTORY -> finished(verdict.celebrate(), BattleResult.VICTORY);
            case DEFEAT -> finished(verdict.mourn(), BattleResult.DEFEAT);
            case OVER -> false;
        };
    }

    /** The queued actions, one after the other. */
    private boolean act() {
        if (battle.step == 0) {
            Battler next = queue.first();
            if (next == null) {
                orders.resume();
                return true;
            }
            course.begin(next);
            battle.step = 1;
        }
        boolean goesOn = course.step();
        if (course.over()) {
            finishAction();
        }
        return goesOn;
    }

    /** An attempt to flee has led elsewhere already. */
    private void finishAction() {
        battle.help = BattlePhase.FIGHT.isOf(battle) ? "" : battle.help;
        if (!queue.isEmpty()) {
            queue.removeFirst();
        }
        if (BattlePhase.FIGHT.isOf(battle)) {
            battle.step = 0;
        }
    }

    private boolean escaped() {
        if (escape.failed()) {
            battle.help = "";
            BattlePhase.FIGHT.enter(battle);
            return true;
        }
        end.leave(BattleResult.ESCAPE);
        return false;
    }

    private boolean finished(boolean told, BattleResult result) {
        if (told) {
            end.leave(result);
        }
        return !told;
    }

    /** What the Battle panel sees of it. */
    @Override
    public BattleWatch watch() {
        return new BattleWatch(parts);
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        stage.draw(pixels);
    }
}
