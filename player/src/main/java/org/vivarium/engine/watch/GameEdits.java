package org.vivarium.engine.watch;

import org.vivarium.control.Answer;
import org.vivarium.control.GameRequest.Edit;
import org.vivarium.control.GameRequest.SetActor;
import org.vivarium.control.GameRequest.SetGold;
import org.vivarium.control.GameRequest.SetItem;
import org.vivarium.control.GameRequest.SetSteps;
import org.vivarium.control.GameRequest.SetString;
import org.vivarium.control.GameRequest.SetSwitch;
import org.vivarium.control.GameRequest.SetTimer;
import org.vivarium.control.GameRequest.SetVariable;
import org.vivarium.engine.Engine;
import org.vivarium.engine.party.ActorStates;
import org.vivarium.engine.party.Bag;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.TimerState;

/**
 * Sets values by hand. What is set doesn't depend on what was there before, so that doing it twice
 * is doing it once: going back and recordings rely on that.
 */
public final class GameEdits {
    private static final int MOST_MONEY = 999_999;
    private static final int MOST_STEPS = 9_999_999;
    private static final int MOST_FRAMES = (99 * 60 + 59) * 60 + 59;

    private GameEdits() {}

    /** Makes an edit and tells the debugger that nobody else did; refuses what isn't there. */
    public static Answer apply(Engine engine, Edit edit) {
        Answer answer =
                switch (edit) {
                    case SetSwitch r -> setSwitch(engine.state, r);
                    case SetVariable r -> setVariable(engine.state, r);
                    case SetString r -> setString(engine.state, r);
                    case SetGold r -> {
                        engine.state.party.gold = Math.clamp(r.amount(), 0, MOST_MONEY);
                        yield Answer.DONE;
                    }
                    case SetSteps r -> {
                        engine.state.party.steps = Math.clamp(r.steps(), 0, MOST_STEPS);
                        yield Answer.DONE;
                    }
                    case SetTimer r -> setTimer(engine.state, r);
                    case SetItem r -> setItem(engine.party.bag, r);
                    case SetActor r -> setActor(engine, r);
                };
        engine.debugger.edited();
        return answer;
    }

    private static Answer setSwitch(GameState state, SetSwitch request) {
        if (request.id() < 1 || request.id() > state.switches.count()) {
            return new Answer.Refused("there is no switch " + request.id());
        }
        state.switches.set(request.id(), request.on());
        state.map.needRefresh = true;
        return Answer.DONE;
    }

    private static Answer setVariable(GameState state, SetVariable request) {
        if (request.id() < 1 || request.id() > state.variables.count()) {
            return new Answer.Refused("there is no variable " + request.id());
        }
        state.variables.set(request.id(), request.value());
        state.map.needRefresh = true;
        return Answer.DONE;
    }

    private static Answer setString(GameState state, SetString request) {
        if (request.id() < 1 || request.id() > state.strings.count()) {
            return new Answer.Refused("there is no string variable " + request.id());
        }
        state.strings.set(request.id(), request.text());
        return Answer.DONE;
    }

    private static Answer setTimer(GameState state, SetTimer request) {
        if (request.timer() < 1 || request.timer() > 2) {
            return new Answer.Refused("there is no timer " + request.timer());
        }
        TimerState timer = request.timer() == 1 ? state.party.timer1 : state.party.timer2;
        timer.frames = Math.clamp(request.frames(), 0, MOST_FRAMES);
        timer.active = timer.frames > 0;
        return Answer.DONE;
    }

    private static Answer setItem(Bag bag, SetItem request) {
        int more = request.count() - bag.count(request.id());
        if (more > 0) {
            bag.add(request.id(), more);
        } else {
            bag.remove(request.id(), -more);
        }
        return bag.count(request.id()) == 0 && request.count() > 0
                ? new Answer.Refused("there is no item " + request.id())
                : Answer.DONE;
    }

    private static Answer setActor(Engine engine, SetActor request) {
        ActorState actor = engine.state.actor(request.id());
        if (actor == null) {
            return new Answer.Refused("there is no actor " + request.id());
        }
        switch (request.value()) {
            case ACTOR_LEVEL -> engine.party.levels.changeLevel(actor, request.to() - actor.level);
            case ACTOR_EXPERIENCE ->
                    engine.party.levels.changeExperience(actor, request.to() - actor.experience);
            case ACTOR_HP -> setHp(engine, actor, request.to());
            case ACTOR_SP -> actor.sp = request.to();
            default -> {
                return new Answer.Refused("an actor has no " + request.value().word());
            }
        }
        engine.party.stats.clampPoints(actor);
        return Answer.DONE;
    }

    /** Who has HP again is no longer dead, who has none is. */
    private static void setHp(Engine engine, ActorState actor, int hp) {
        if (hp > 0) {
            engine.party.states.remove(actor, ActorStates.DEATH, true);
        } else {
            engine.party.states.add(actor, ActorStates.DEATH);
        }
        actor.hp = hp;
    }
}
