package org.vivarium.engine.map;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.model.event.MoveCommand;
import org.vivarium.model.event.MoveRoute;

/** The commands of move routes (spec map-scene 5.6, move-commands.tsv). */
final class RouteCommands {
    /** Answer of a blocked command that is to be tried again. */
    static final int BLOCKED = -1;

    private static final int MOVE_RANDOM = MoveCommand.MOVE_RANDOM.ordinal();
    private static final int STEP_FORWARD = MoveCommand.STEP_FORWARD.ordinal();
    private static final int FACE_UP = MoveCommand.FACE_UP.ordinal();
    private static final int FACE_LEFT = MoveCommand.FACE_LEFT.ordinal();
    private static final int FACE_AWAY = MoveCommand.FACE_AWAY_FROM_HERO.ordinal();
    private static final int END_JUMP = MoveCommand.END_JUMP.ordinal();
    private static final int MAX_FREQUENCY = 8;
    private static final int MAX_TRANSPARENCY = 7;

    private final MapWorld world;
    private final Movement movement;

    RouteCommands(MapWorld world) {
        this.world = world;
        this.movement = world.movement;
    }

    /**
     * Runs one command.
     *
     * @return index of the command to go on with, or {@link #BLOCKED}
     */
    int run(CharacterState c, MoveRoute route, int index, boolean skippable) {
        int code = route.code(index);
        if (code < 0 || code > MoveCommand.LESS_TRANSPARENT.ordinal()) {
            return index + 1;
        }
        if (code <= STEP_FORWARD) {
            return step(c, code, skippable) ? index + 1 : BLOCKED;
        }
        if (code <= FACE_AWAY) {
            c.direction = c.facing;
            turn(c, code);
            c.facing = c.direction;
            c.maxStopCount = Pauses.turn(c.frequency);
            c.stopCount = 0;
            return index + 1;
        }
        if (code == MoveCommand.BEGIN_JUMP.ordinal()) {
            return jump(c, route, index, skippable);
        }
        change(c, route, index, code);
        return index + 1;
    }

    private boolean step(CharacterState c, int code, boolean skippable) {
        int direction = c.direction;
        int facing = c.facing;
        movement.move(c, stepDirection(c, code));
        if (code == STEP_FORWARD) {
            c.facing = facing;
        }
        if (c.stopped()) {
            if (!skippable) {
                return false;
            }
            c.direction = direction;
            c.facing = facing;
        }
        c.maxStopCount = Pauses.step(c.frequency);
        return true;
    }

    private int stepDirection(CharacterState c, int code) {
        if (code < MOVE_RANDOM) {
            return code;
        }
        return switch (code - MOVE_RANDOM) {
            case 0 -> movement.randomDirection();
            case 1 -> movement.toward(c, world.state.hero);
            case 2 -> movement.away(c, world.state.hero);
            default -> c.direction;
        };
    }

    private void turn(CharacterState c, int code) {
        if (code <= FACE_LEFT) {
            c.direction = code - FACE_UP;
            return;
        }
        int straight = c.direction % 4;
        c.direction =
                switch (code - FACE_LEFT) {
                    case 1 -> Directions.right(straight);
                    case 2 -> Directions.left(straight);
                    case 3 -> Directions.back(straight);
                    case 4 -> movement.randomSide(straight);
                    case 5 -> movement.randomDirection();
                    case 6 -> movement.toward(c, world.state.hero);
                    default -> movement.away(c, world.state.hero);
                };
    }

    /** Adds up all steps until the end of the jump and leaps there. */
    private int jump(CharacterState c, MoveRoute route, int index, boolean skippable) {
        int direction = c.direction;
        int facing = c.facing;
        int x = c.x;
        int y = c.y;
        int end = index + 1;
        while (end < route.size() && route.code(end) != END_JUMP) {
            int code = route.code(end);
            if (code >= 0 && code <= STEP_FORWARD) {
                c.direction = stepDirection(c, code);
                x += Directions.dx(c.direction);
                y += Directions.dy(c.direction);
            } else if (code > STEP_FORWARD && code <= FACE_AWAY) {
                turn(c, code);
            }
            end++;
        }
        if (end == route.size()) {
            c.direction = direction;
            return end;
        }
        if (movement.jump(c, x, y)) {
            c.maxStopCount = Pauses.step(c.frequency);
            return end + 1;
        }
        if (!skippable) {
            return BLOCKED;
        }
        c.direction = direction;
        c.facing = facing;
        return end + 1;
    }

    /** The commands that cost no time, and the wait. */
    private void change(CharacterState c, MoveRoute route, int index, int code) {
        switch (MoveCommand.of(code)) {
            case WAIT -> {
                c.maxStopCount = Pauses.wait(c.frequency);
                c.stopCount = 0;
            }
            case LOCK_FACING -> Movement.lockFacing(c, true);
            case UNLOCK_FACING -> Movement.lockFacing(c, false);
            case INCREASE_SPEED -> c.speed = Math.min(c.speed + 1, Movement.MAX_SPEED);
            case DECREASE_SPEED -> c.speed = Math.max(c.speed - 1, 1);
            case INCREASE_FREQUENCY -> c.frequency = Math.min(c.frequency + 1, MAX_FREQUENCY);
            case DECREASE_FREQUENCY -> c.frequency = Math.max(c.frequency - 1, 1);
            case SWITCH_ON -> setSwitch(route.number(index, 0), true);
            case SWITCH_OFF -> setSwitch(route.number(index, 0), false);
            case CHANGE_GRAPHIC -> changeGraphic(c, route, index);
            case PLAY_SOUND -> playSound(route, index);
            case THROUGH_ON -> setThrough(c, true);
            case THROUGH_OFF -> setThrough(c, false);
            case STOP_ANIMATION -> c.animPaused = true;
            case START_ANIMATION -> c.animPaused = false;
            case MORE_TRANSPARENT ->
                    c.transparency = Math.min(c.transparency + 1, MAX_TRANSPARENCY);
            case LESS_TRANSPARENT -> c.transparency = Math.max(c.transparency - 1, 0);
            default -> {}
        }
    }

    private static void setThrough(CharacterState c, boolean through) {
        c.through = through;
        c.routeThrough = through;
    }

    private void setSwitch(int id, boolean on) {
        world.state.switches.set(id, on);
        world.eventPages.refresh();
    }

    private void changeGraphic(CharacterState c, MoveRoute route, int index) {
        CharacterState wearer =
                c instanceof HeroState hero && hero.aboard ? world.vehicles.ridden() : c;
        wearer.charset = route.text(index, world.services.charset());
        wearer.charsetIndex = route.number(index, 0);
    }

    private void playSound(MoveRoute route, int index) {
        world.services.playSound(
                route.text(index, world.services.charset()),
                route.number(index, 0),
                route.number(index, 1),
                route.number(index, 2));
    }
}
