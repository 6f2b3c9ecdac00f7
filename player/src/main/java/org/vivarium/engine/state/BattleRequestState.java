package org.vivarium.engine.state;

/** The battle asked for last: how it begins and who hears how it ended (spec interpreter 11.4). */
public final class BattleRequestState implements Stateful {

    public int troop;

    /** 0 the map's, 1 {@link #backdropName}, 2 that of {@link #terrain}. */
    public int backdrop;

    public String backdropName = "";
    public int terrain;

    /** 0 forbidden, 1 ends the event, 2 has a branch of its own. */
    public int escape;

    /** Defeat has a branch of its own instead of ending the game. */
    public boolean defeatBranch;

    public boolean firstStrike;

    /** 0 none, 1 initiative, 2 back attack, 3 surround, 4 pincers. */
    public int condition;

    /** 0 by terrain, 1 loose, 2 tight. */
    public int formation;

    /** Met on the way and not started by an event: nobody waits for the result. */
    public boolean random;

    /** The interpreter that asked (see {@code Role}), and the indent its branches stand at. */
    public int owner;

    public int indent;

    /** Asks for a random battle: the map's backdrop, escape allowed, no branches. */
    public void meet(int troop, int terrain) {
        this.troop = troop;
        this.terrain = terrain;
        backdrop = 0;
        backdropName = "";
        escape = 1;
        defeatBranch = false;
        firstStrike = false;
        condition = 0;
        formation = 0;
        random = true;
    }

    @Override
    public void visit(StateVisitor v) {
        troop = v.i("troop", troop);
        backdrop = v.i("backdrop", backdrop);
        backdropName = v.s("backdropName", backdropName);
        terrain = v.i("terrain", terrain);
        escape = v.i("escape", escape);
        defeatBranch = v.z("defeatBranch", defeatBranch);
        firstStrike = v.z("firstStrike", firstStrike);
        condition = v.i("condition", condition);
        formation = v.i("formation", formation);
        random = v.z("random", random);
        owner = v.i("owner", owner);
        indent = v.i("indent", indent);
    }
}
