package org.vivarium.engine.menu;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.engine.Game;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Terms;

/** What the main menu offers; the order is that of the database's command numbers, from 1. */
enum MenuCommand {
    ITEM,
    SKILL,
    EQUIP,
    SAVE,
    STATUS,
    ROW,
    ORDER,
    ATB_MODE,
    QUIT;

    private static final List<MenuCommand> OF_2000 = List.of(ITEM, SKILL, EQUIP, SAVE, QUIT);

    /** The commands of a game: fixed in 2000, chosen by the database in 2003; Quit is last. */
    static List<MenuCommand> of(Game game) {
        if (!game.profile.is2003()) {
            return OF_2000;
        }
        List<MenuCommand> commands = new ArrayList<>();
        LcfArray numbers = game.system.menuCommands();
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            if (number >= 1 && number <= ATB_MODE.ordinal() + 1) {
                commands.add(values()[number - 1]);
            }
        }
        commands.add(QUIT);
        return List.copyOf(commands);
    }

    /** The word of the command; ATB mode names the mode that holds. */
    String term(Terms terms, boolean atbWait) {
        return switch (this) {
            case ITEM -> terms.commandItem();
            case SKILL -> terms.commandSkill();
            case EQUIP -> terms.menuEquipment();
            case SAVE -> terms.menuSave();
            case STATUS -> terms.status();
            case ROW -> terms.row();
            case ORDER -> terms.order();
            case ATB_MODE -> atbWait ? terms.waitOn() : terms.waitOff();
            case QUIT -> terms.menuQuit();
        };
    }

    /** The command asks for a member first. */
    boolean wantsMember() {
        return this == SKILL || this == EQUIP || this == STATUS || this == ROW;
    }
}
