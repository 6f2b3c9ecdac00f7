package org.vivarium.model;

/** Constants of MoveCommand. Generated from the schema by ViewGenerator. */
public final class MoveCommand {
    private MoveCommand() {}

    /** Values of MoveCommand.Code; other numbers may occur. */
    public static final class Code {
        public static final int MOVE_UP = 0;
        public static final int MOVE_RIGHT = 1;
        public static final int MOVE_DOWN = 2;
        public static final int MOVE_LEFT = 3;
        public static final int MOVE_UPRIGHT = 4;
        public static final int MOVE_DOWNRIGHT = 5;
        public static final int MOVE_DOWNLEFT = 6;
        public static final int MOVE_UPLEFT = 7;
        public static final int MOVE_RANDOM = 8;
        public static final int MOVE_TOWARDS_HERO = 9;
        public static final int MOVE_AWAY_FROM_HERO = 10;
        public static final int MOVE_FORWARD = 11;
        public static final int FACE_UP = 12;
        public static final int FACE_RIGHT = 13;
        public static final int FACE_DOWN = 14;
        public static final int FACE_LEFT = 15;
        public static final int TURN_90_DEGREE_RIGHT = 16;
        public static final int TURN_90_DEGREE_LEFT = 17;
        public static final int TURN_180_DEGREE = 18;
        public static final int TURN_90_DEGREE_RANDOM = 19;
        public static final int FACE_RANDOM_DIRECTION = 20;
        public static final int FACE_HERO = 21;
        public static final int FACE_AWAY_FROM_HERO = 22;
        public static final int WAIT = 23;
        public static final int BEGIN_JUMP = 24;
        public static final int END_JUMP = 25;
        public static final int LOCK_FACING = 26;
        public static final int UNLOCK_FACING = 27;
        public static final int INCREASE_MOVEMENT_SPEED = 28;
        public static final int DECREASE_MOVEMENT_SPEED = 29;
        public static final int INCREASE_MOVEMENT_FREQUENCE = 30;
        public static final int DECREASE_MOVEMENT_FREQUENCE = 31;
        public static final int SWITCH_ON = 32;
        public static final int SWITCH_OFF = 33;
        public static final int CHANGE_GRAPHIC = 34;
        public static final int PLAY_SOUND_EFFECT = 35;
        public static final int WALK_EVERYWHERE_ON = 36;
        public static final int WALK_EVERYWHERE_OFF = 37;
        public static final int STOP_ANIMATION = 38;
        public static final int START_ANIMATION = 39;
        public static final int INCREASE_TRANSP = 40;
        public static final int DECREASE_TRANSP = 41;

        private Code() {}
    }
}
