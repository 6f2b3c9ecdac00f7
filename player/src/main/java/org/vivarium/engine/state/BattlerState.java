package org.vivarium.engine.state;

/** What a battle knows about one of those who fight, beside what an actor is outside of it. */
public final class BattlerState implements Stateful {
    /** Row of the enemy table; 0 for an actor. */
    public int enemy;

    /** An enemy's own; an actor's are in {@link ActorState}. */
    public int hp;

    public int sp;
    public int[] states = {};

    public boolean hidden;
    public boolean charged;
    public boolean defending;

    /** Actions begun. */
    public int turn;

    /** Changes of this battle. */
    public int attack;

    public int defense;
    public int spirit;
    public int agility;

    /** Shift of the rank against each attribute, -1 to 1. */
    public int[] shifts = {};

    /** Middle of the sprite. */
    public int x;

    public int y;

    /** Frames left of the sprite's effects (spec battle 5.7). */
    public int blink;

    public int fade;
    public int explosion;
    public int shakeLeft;
    public int shakePosition;
    public final FlashState flash = new FlashState();

    /** The action chosen. */
    public final BattleActionState action = new BattleActionState();

    /** Forgets what earlier battles left. */
    public void reset(int stateCount, int attributeCount) {
        enemy = 0;
        hp = 0;
        sp = 0;
        states = new int[stateCount];
        shifts = new int[attributeCount];
        hidden = false;
        charged = false;
        defending = false;
        turn = 0;
        attack = 0;
        defense = 0;
        spirit = 0;
        agility = 0;
        x = 0;
        y = 0;
        blink = 0;
        fade = 0;
        explosion = 0;
        shakeLeft = 0;
        shakePosition = 0;
        flash.clear();
        action.clear();
    }

    @Override
    public void visit(StateVisitor v) {
        enemy = v.i("enemy", enemy);
        hp = v.i("hp", hp);
        sp = v.i("sp", sp);
        states = v.ints("states", states);
        hidden = v.z("hidden", hidden);
        charged = v.z("charged", charged);
        defending = v.z("defending", defending);
        turn = v.i("turn", turn);
        attack = v.i("attack", attack);
        defense = v.i("defense", defense);
        spirit = v.i("spirit", spirit);
        agility = v.i("agility", agility);
        shifts = v.ints("shifts", shifts);
        x = v.i("x", x);
        y = v.i("y", y);
        blink = v.i("blink", blink);
        fade = v.i("fade", fade);
        explosion = v.i("explosion", explosion);
        shakeLeft = v.i("shakeLeft", shakeLeft);
        shakePosition = v.i("shakePosition", shakePosition);
        v.child("flash", flash);
        v.child("action", action);
    }
}
