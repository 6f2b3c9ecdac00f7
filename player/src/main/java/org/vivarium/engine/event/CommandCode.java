package org.vivarium.engine.event;

/** Codes of the commands that give a list its structure (spec interpreter 4). */
final class CommandCode {

    static final int BLANK = 10;
    static final int MESSAGE = 10110;
    static final int MESSAGE_LINE = 20110;
    static final int CHOICES = 10140;
    static final int INPUT_NUMBER = 10150;
    static final int CHOICE = 20140;
    static final int CHOICES_END = 20141;
    static final int SWITCHES = 10210;
    static final int VARIABLES = 10220;
    static final int BATTLE = 10710;
    static final int VICTORY = 20710;
    static final int ESCAPE = 20711;
    static final int DEFEAT = 20712;
    static final int BATTLE_END = 20713;
    static final int SHOP = 10720;
    static final int TRANSACTION = 20720;
    static final int NO_TRANSACTION = 20721;
    static final int SHOP_END = 20722;
    static final int INN = 10730;
    static final int STAY = 20730;
    static final int NO_STAY = 20731;
    static final int INN_END = 20732;
    static final int BRANCH = 12010;
    static final int ELSE = 22010;
    static final int BRANCH_END = 22011;
    static final int LABEL = 12110;
    static final int JUMP_TO_LABEL = 12120;
    static final int LOOP = 12210;
    static final int BREAK = 12220;
    static final int LOOP_END = 22210;
    static final int COMMENT = 12410;
    static final int COMMENT_LINE = 22410;
    static final int BATTLE_BRANCH = 13310;
    static final int BATTLE_ELSE = 23310;
    static final int BATTLE_BRANCH_END = 23311;

    private CommandCode() {}
}
