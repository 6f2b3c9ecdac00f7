package org.vivarium.engine.battle;

import java.util.Locale;
import org.vivarium.engine.Engine;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.model.BattleCommand;
import org.vivarium.model.Rows;
import org.vivarium.telemetry.Domain;

/**
 * The battle commands of 2003, decoded once, and those an actor has: up to six of its own, then the
 * change of rows (spec battle 2.5).
 */
public final class CommandRows {
    /** Stands for the change of rows in place of a command's id. */
    public static final int ROW = 0;

    private static final int MOST = 6;

    private final Engine engine;
    private final BattleState battle;
    private final int[] types;
    private final String[] names;
    private final String rowTerm;

    /** A normal attack for those the database gives no command. */
    private final int fallback;

    private boolean warned;

    public CommandRows(BattleParts parts) {
        engine = parts.engine;
        battle = parts.battle;
        Rows<BattleCommand> rows = engine.game.database.battlecommands().commands();
        types = new int[rows.size() + 2];
        names = new String[rows.size() + 2];
        for (int id = 1; id <= rows.size(); id++) {
            BattleCommand row = rows.get(id);
            types[id] = row == null ? BattleCommand.Type.SPECIAL : row.type();
            names[id] = row == null ? "" : row.name();
        }
        fallback = rows.size() + 1;
        types[fallback] = BattleCommand.Type.ATTACK;
        names[fallback] = parts.text.terms().commandAttack();
        rowTerm = parts.text.terms().row();
    }

    /** How many rows the actor's menu has. */
    public int count(ActorState actor) {
        return own(actor) + (offersRow() ? 1 : 0);
    }

    /** The Maniac Patch can take the change of rows away. */
    private boolean offersRow() {
        return !battle.rowCommandRemoved;
    }

    private int own(ActorState actor) {
        int found = 0;
        for (int id : actor.battleCommands) {
            found += exists(id) ? 1 : 0;
        }
        if (found == 0) {
            warn("actor %d has no battle command: it can attack", actor.id);
        }
        return Math.clamp(found, 1, MOST);
    }

    private boolean exists(int id) {
        if (id >= fallback) {
            warn("an actor has battle command %d, which the database lacks", id);
        }
        return id > 0 && id < fallback;
    }

    private void warn(String what, int id) {
        if (!warned) {
            warned = true;
            String line = String.format(Locale.ROOT, what, id);
            engine.game.warnings.add(Domain.BATTLE, "RPG_RT.ldb", line);
        }
    }

    /** The command in a row of the actor's menu, {@link #ROW} in the last; -1 beyond. */
    public int id(ActorState actor, int row) {
        int left = row;
        int own = own(actor);
        if (row >= own) {
            return row == own && offersRow() ? ROW : -1;
        }
        for (int id : actor.battleCommands) {
            if (exists(id) && left-- == 0) {
                return id;
            }
        }
        return row == 0 ? fallback : -1;
    }

    /** Type of a command by its id, as a value of BattleCommand.Type. */
    public int type(int id) {
        return id > 0 && id < types.length ? types[id] : BattleCommand.Type.SPECIAL;
    }

    /** What the menu calls a command. */
    public String name(int id) {
        return id == ROW ? rowTerm : names[id];
    }

    /**
     * Type of the skills a command lists: each command for a kind of its own has the next one (spec
     * battle 2.5).
     */
    public int subset(int id) {
        int type = 4;
        for (int i = 1; i < id; i++) {
            type += types[i] == BattleCommand.Type.SUBSKILL ? 1 : 0;
        }
        return type;
    }
}
