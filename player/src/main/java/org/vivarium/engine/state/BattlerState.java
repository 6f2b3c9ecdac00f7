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

    /** The gauge of 2003, full at 300,000 (spec battle 2.4). */
    public int gauge;

    /** An action was chosen and waits in the queue. */
    public boolean pending;

    /** Drawn mirrored: an actor looks right then, an enemy left. */
    public boolean flipped;

    /** Frames since a random start; enemies that float follow it. */
    public int life;

    /** Battle command used last, -1 for none (2003). */
    public int lastCommand = -1;

    /** Battle command whose hits are multiplied, -1 for none, and how often it hits. */
    public int comboCommand = -1;

    public int comboTimes = 1;

    public final PoseState pose = new PoseState();

    /** Forgets what earlier battles left; the gauge stays (spec battle 1.5). */
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
        pending = false;
        flipped = false;
        life = 0;
        lastCommand = -1;
        comboCommand = -1;
        comboTimes = 1;
        pose.reset();
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
        gauge = v.i("gauge", gauge);
        pending = v.z("pending", pending);
        flipped = v.z("flipped", flipped);
        life = v.i("life", life);
        lastCommand = v.i("lastCommand", lastCommand);
        comboCommand = v.i("comboCommand", comboCommand);
        comboTimes = v.i("comboTimes", comboTimes);
        v.child("pose", pose);
    }
}
