package org.vivarium.model.event;

/** The commands of move routes in file order: the ordinal is the code (move-commands.tsv). */
public enum MoveCommand {
    MOVE_UP("Move up"),
    MOVE_RIGHT("Move right"),
    MOVE_DOWN("Move down"),
    MOVE_LEFT("Move left"),
    MOVE_UP_RIGHT("Move up-right"),
    MOVE_DOWN_RIGHT("Move down-right"),
    MOVE_DOWN_LEFT("Move down-left"),
    MOVE_UP_LEFT("Move up-left"),
    MOVE_RANDOM("Move at random"),
    MOVE_TOWARD_HERO("Move toward the hero"),
    MOVE_AWAY_FROM_HERO("Move away from the hero"),
    STEP_FORWARD("Step forward"),
    FACE_UP("Face up"),
    FACE_RIGHT("Face right"),
    FACE_DOWN("Face down"),
    FACE_LEFT("Face left"),
    TURN_RIGHT("Turn 90° right"),
    TURN_LEFT("Turn 90° left"),
    TURN_AROUND("Turn around"),
    TURN_LEFT_OR_RIGHT("Turn 90° left or right"),
    FACE_RANDOM("Face at random"),
    FACE_HERO("Face the hero"),
    FACE_AWAY_FROM_HERO("Face away from the hero"),
    WAIT("Wait"),
    BEGIN_JUMP("Begin jump"),
    END_JUMP("End jump"),
    LOCK_FACING("Lock facing"),
    UNLOCK_FACING("Unlock facing"),
    INCREASE_SPEED("Increase speed"),
    DECREASE_SPEED("Decrease speed"),
    INCREASE_FREQUENCY("Increase frequency"),
    DECREASE_FREQUENCY("Decrease frequency"),
    SWITCH_ON("Turn on"),
    SWITCH_OFF("Turn off"),
    CHANGE_GRAPHIC("Change graphic"),
    PLAY_SOUND("Play sound"),
    THROUGH_ON("Walk through everything"),
    THROUGH_OFF("Stop walking through everything"),
    STOP_ANIMATION("Stop animation"),
    START_ANIMATION("Start animation"),
    MORE_TRANSPARENT("More transparent"),
    LESS_TRANSPARENT("Less transparent");

    private static final MoveCommand[] ALL = values();

    private final String title;

    MoveCommand(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** The command with this code, or null for a code no editor writes. */
    public static MoveCommand of(int code) {
        return code >= 0 && code < ALL.length ? ALL[code] : null;
    }

    static boolean hasText(int code) {
        return code == CHANGE_GRAPHIC.ordinal() || code == PLAY_SOUND.ordinal();
    }

    static int numbers(int code) {
        if (code == SWITCH_ON.ordinal()
                || code == SWITCH_OFF.ordinal()
                || code == CHANGE_GRAPHIC.ordinal()) {
            return 1;
        }
        return code == PLAY_SOUND.ordinal() ? 3 : 0;
    }
}
