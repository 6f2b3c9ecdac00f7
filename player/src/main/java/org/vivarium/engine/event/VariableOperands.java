package org.vivarium.engine.event;

import org.vivarium.engine.audio.GameAudio;
import org.vivarium.engine.map.ScreenPlaces;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.VehicleState;

/** What "Control variables" can read (spec interpreter 8.4 to 8.7, 21.2). */
final class VariableOperands {

    private static final int CONSTANT = 0;
    private static final int VARIABLE = 1;
    private static final int INDIRECT = 2;
    private static final int RANDOM = 3;
    private static final int ITEM = 4;
    private static final int ACTOR = 5;
    private static final int CHARACTER = 6;
    private static final int OTHER = 7;
    private static final int ENEMY = 8;
    private static final int LAST_EXTENDED = 21;

    private static final int[] KEYPAD = {8, 6, 2, 4};
    private static final Stat[] PROPERTY_STATS = {
        Stat.MAX_HP, Stat.MAX_SP, Stat.ATTACK, Stat.DEFENSE, Stat.SPIRIT, Stat.AGILITY
    };

    private final EventSystems systems;
    private final GameState state;
    private final PartyRules party;
    private final GameAudio audio;
    private final ScreenPlaces places;
    private final ManiacOperands maniac;
    private final ManiacExpression expression;

    VariableOperands(EventSystems systems, ManiacExpression expression) {
        this.systems = systems;
        this.state = systems.state;
        this.party = systems.party;
        this.audio = systems.audio;
        this.places = systems.map.places;
        this.expression = expression;
        expression.use(this);
        this.maniac = new ManiacOperands(this, systems, expression);
    }

    boolean exists(Interpreter i) {
        int kind = i.p(4);
        return kind >= CONSTANT && kind <= (i.dialect().maniac() ? LAST_EXTENDED : ENEMY);
    }

    /** Variables and random numbers are read anew for each target of a range (8.4). */
    boolean readForEachTarget(Interpreter i) {
        return i.p(4) >= VARIABLE && i.p(4) <= RANDOM;
    }

    /** Date, time and frame counter (8.7): two runs need not agree about them. */
    boolean readsClock(Interpreter i) {
        return i.p(4) == OTHER && i.p(5) >= 10 && i.p(5) <= 12 && i.dialect().maniac();
    }

    int targetExpression(Interpreter i) {
        return expression.evaluate(i, 1, 2);
    }

    int value(Interpreter i) {
        return switch (i.p(4)) {
            case CONSTANT -> i.p(5);
            case VARIABLE -> state.variables.get(i.p(5));
            case INDIRECT -> state.variables.get(state.variables.get(i.p(5)));
            case RANDOM -> state.random.between(i.packed(7, 0, i.p(5)), i.packed(7, 1, i.p(6)));
            case ITEM -> item(i.packed(7, 0, i.p(5)), i.p(6));
            case ACTOR -> actor(i, state.actor(i.packed(7, 0, i.p(5))), i.p(6));
            case CHARACTER -> character(i, i.packed(7, 0, i.p(5)), i.p(6));
            case OTHER -> other(i, i.p(5));
            case ENEMY -> enemy(i.packed(7, 0, i.p(5)), i.p(6));
            default -> maniac.value(i);
        };
    }

    int item(int item, int property) {
        return property == 0 ? party.bag.count(item) : party.worn(item);
    }

    int enemy(int enemy, int property) {
        BattleControl battle = systems.battle();
        return battle.running() ? battle.enemyValue(enemy, property) : 0;
    }

    int actor(Interpreter i, ActorState actor, int property) {
        if (actor == null) {
            return 0;
        }
        return switch (property) {
            case 0 -> actor.level;
            case 1 -> actor.experience;
            case 2 -> actor.hp;
            case 3 -> actor.sp;
            case 4, 5, 6, 7, 8, 9 -> stat(actor, PROPERTY_STATS[property - 4]);
            case 10, 11, 12, 13, 14 -> actor.equipment[property - 10];
            case 15 -> i.dialect().maniac() ? actor.id : 0;
            default -> 0;
        };
    }

    private int stat(ActorState actor, Stat stat) {
        BattleControl battle = systems.battle();
        return battle.running() ? battle.actorValue(actor, stat) : party.stats.value(actor, stat);
    }

    int character(Interpreter i, int id, int property) {
        CharacterState c = i.character(id);
        if (c == null) {
            return 0;
        }
        return switch (property) {
            case 0 -> mapOf(i, id, c);
            case 1 -> c.x;
            case 2 -> c.y;
            case 3 -> KEYPAD[c.facing & 3];
            case 4 -> places.screenX(c);
            case 5 -> places.screenY(c);
            case 6 -> i.dialect().maniac() ? i.thisEvent() : 0;
            default -> 0;
        };
    }

    /** Map events of 2000 answer 0: a fault of the original that games live with (8.6). */
    private int mapOf(Interpreter i, int id, CharacterState c) {
        if (c instanceof VehicleState vehicle) {
            return vehicle.map;
        }
        return id == Characters.HERO || i.dialect().is2003() ? state.map.id : 0;
    }

    int other(Interpreter i, int property) {
        return switch (property) {
            case 0 -> state.party.gold;
            case 1 -> state.party.timer1.seconds();
            case 2 -> state.party.size;
            case 3 -> state.system.saveCount;
            case 4 -> state.party.battles;
            case 5 -> state.party.victories;
            case 6 -> state.party.defeats;
            case 7 -> state.party.escapes;
            case 8 -> audio.musicTicks();
            case 9 -> i.dialect().is2003() ? state.party.timer2.seconds() : 0;
            default -> i.dialect().maniac() ? maniac.clock(property) : 0;
        };
    }
}
