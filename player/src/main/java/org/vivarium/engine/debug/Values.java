package org.vivarium.engine.debug;

import java.util.Locale;
import org.vivarium.control.Condition;
import org.vivarium.control.Condition.Term;
import org.vivarium.control.Watchable;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.TimerState;

/** Reads values that can be watched, and tells whether conditions hold. */
final class Values {
    private final GameState state;

    Values(GameState state) {
        this.state = state;
    }

    /** The number now; 0 for what isn't there, and for texts. */
    int number(Watchable value) {
        int id = value.id();
        return switch (value.kind()) {
            case SWITCH -> state.switches.get(id) ? 1 : 0;
            case VARIABLE -> state.variables.get(id);
            case STRING -> 0;
            case ITEM -> state.party.itemCount(id);
            case ACTOR_LEVEL, ACTOR_EXPERIENCE, ACTOR_HP, ACTOR_SP -> actor(value.kind(), id);
            case GOLD -> state.party.gold;
            case STEPS -> state.party.steps;
            case TIMER -> timer(id == 2 ? state.party.timer2 : state.party.timer1);
            case MAP -> state.map.id;
            case HERO_X -> state.hero.x;
            case HERO_Y -> state.hero.y;
            case EVENT_PAGE, EVENT_X, EVENT_Y -> event(value.kind(), id);
        };
    }

    /** The text now; null for numbers. */
    String text(Watchable value) {
        return value.kind().isText() ? state.strings.get(value.id()) : null;
    }

    private int actor(Watchable.Kind kind, int id) {
        ActorState actor = state.actor(id);
        if (actor == null) {
            return 0;
        }
        return switch (kind) {
            case ACTOR_LEVEL -> actor.level;
            case ACTOR_EXPERIENCE -> actor.experience;
            case ACTOR_HP -> actor.hp;
            default -> actor.sp;
        };
    }

    private static int timer(TimerState timer) {
        return timer.active ? timer.frames : 0;
    }

    private int event(Watchable.Kind kind, int id) {
        EventState event = state.map.event(id);
        if (event == null) {
            return 0;
        }
        return switch (kind) {
            case EVENT_PAGE -> event.page;
            case EVENT_X -> event.x;
            default -> event.y;
        };
    }

    boolean holds(Condition condition) {
        return switch (condition) {
            case Condition.Always c -> true;
            case Condition.Both c -> holds(c.first()) && holds(c.second());
            case Condition.Either c -> holds(c.first()) || holds(c.second());
            case Condition.Not c -> !holds(c.inner());
            case Condition.Numbers c ->
                    c.relation().holds(Integer.compare(term(c.left()), term(c.right())));
            case Condition.Texts c -> holds(c);
        };
    }

    private boolean holds(Condition.Texts c) {
        String left = state.strings.get(c.left().id());
        return c.relation() == Condition.Relation.CONTAINS
                ? left.toLowerCase(Locale.ROOT).contains(c.right().toLowerCase(Locale.ROOT))
                : c.relation().holds(left.compareToIgnoreCase(c.right()));
    }

    private int term(Term term) {
        return switch (term) {
            case Term.Constant t -> t.value();
            case Term.Value t -> number(t.of());
        };
    }
}
