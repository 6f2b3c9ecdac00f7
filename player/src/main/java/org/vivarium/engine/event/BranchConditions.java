package org.vivarium.engine.event;

import org.vivarium.engine.party.ActorEquipment;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.TimerState;

/** What "Branch" can test (spec interpreter 7.1, 21.3). */
final class BranchConditions {

    private static final int VEHICLE = 7;

    private final EventSystems systems;
    private final GameState state;
    private final PartyRules party;
    private final ManiacConditions maniac;

    BranchConditions(EventSystems systems, ManiacExpression expression) {
        this.systems = systems;
        this.state = systems.state;
        this.party = systems.party;
        this.maniac = new ManiacConditions(systems, expression);
    }

    /** An impossible vehicle leaves the branch undecided: the body runs, no slot is written. */
    boolean ignored(Interpreter i) {
        if (i.p(0) == VEHICLE && (i.p(1) < 0 || i.p(1) > 2)) {
            i.warn(EventFault.MISSING_VEHICLE, i.p(1));
            return true;
        }
        return false;
    }

    boolean holds(Interpreter i) {
        return switch (i.p(0)) {
            case 0 -> state.switches.get(i.p(1)) == (i.p(2) == 0);
            case 1 -> Comparison.test(i.p(4), state.variables.get(i.p(1)), i.value(i.p(2), i.p(3)));
            case 2 -> timer(i, state.party.timer1);
            case 3 -> i.p(2) == 0 ? state.party.gold >= i.p(1) : state.party.gold <= i.p(1);
            case 4 -> (party.held(i.packed(3, 0, i.p(1))) > 0) == (i.p(2) == 0);
            case 5 -> actor(i);
            case 6 -> faces(i);
            case VEHICLE -> state.hero.vehicle == i.p(1) + 1;
            case 8 -> i.frame().byDecisionKey;
            case 9 -> systems.audio.musicPlayedOnce();
            case 10 -> i.dialect().is2003() && timer(i, state.party.timer2);
            case 11 -> i.dialect().is2003English() && program(i.p(1));
            default -> i.dialect().maniac() && maniac.holds(i);
        };
    }

    private static boolean timer(Interpreter i, TimerState timer) {
        return switch (i.p(2)) {
            case 0 -> timer.seconds() >= i.p(1);
            case 1 -> timer.seconds() <= i.p(1);
            default -> false;
        };
    }

    private boolean actor(Interpreter i) {
        int id = i.packed(4, 0, i.p(1));
        ActorState actor = state.actor(id);
        if (actor == null) {
            i.warn(EventFault.MISSING_ACTOR, id);
            return false;
        }
        return switch (i.p(2)) {
            case 0 -> state.party.contains(id);
            case 1 -> actor.name.equals(i.text());
            case 2 -> actor.level >= i.p(3);
            case 3 -> actor.hp >= i.p(3);
            case 4 -> party.skills.knows(actor, i.p(3));
            case 5 -> ActorEquipment.worn(actor, i.p(3)) > 0;
            case 6 -> party.states.has(actor, i.p(3));
            default -> false;
        };
    }

    private boolean faces(Interpreter i) {
        CharacterState character = i.character(i.packed(3, 0, i.p(1)));
        return character != null && character.facing == i.p(2);
    }

    /** 2003 English: what the program itself knows. */
    private boolean program(int what) {
        return switch (what) {
            case 0 -> systems.saves().any();
            case 1 -> state.system.testPlay;
            case 2 -> state.system.atbWait;
            default -> false;
        };
    }
}
