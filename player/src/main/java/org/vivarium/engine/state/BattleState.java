package org.vivarium.engine.state;

import org.vivarium.engine.gfx.window.ListBox;

/** The battle that runs: everything its next frame depends on beside actors, party and screen. */
public final class BattleState implements Stateful {
    public static final int MAX_ENEMIES = 8;

    public boolean running;

    /** The database's battle test: nothing lies below it. */
    public boolean test;

    public int troop;
    public String backdrop = "";
    public boolean escapeAllowed;

    /** What the party is offered before a round, as bits of command 3011; 0 as ever. */
    public int optionBits;

    /** The enemies have no turn in this round, and an escape succeeds. */
    public boolean firstStrike;

    /** Chance to escape in percent at the start, and attempts that failed since. */
    public int escapeChance;

    public int escapeFailures;

    /** The party's turn counter. */
    public int turn;

    /** Troop pages that ran in this turn. */
    public boolean[] pagesRun = {};

    /** The troop, in its order. */
    public final StateList<BattlerState> enemies = new StateList<>(BattlerState::new);

    /** Every actor of the database, index 0 is actor 1. */
    public final StateList<BattlerState> allies = new StateList<>(BattlerState::new);

    /** Ordinal of BattlePhase, and the step inside it. */
    public int phase;

    public int step;

    /** The skippable wait that runs (spec battle 6.1). */
    public int wait;

    public int waitRest;

    /** Lines of the message window; the last four show. */
    public String[] lines = {};

    public int lineCount;

    /** Place in the party whose action is chosen, -1 before the first. */
    public int chooser = -1;

    /** Everybody acts by themselves in this round. */
    public boolean automatic;

    /** Numbers of those who act in this round, in order. */
    public int[] queue = new int[MAX_ENEMIES + PartyState.MAX_MEMBERS];

    public int queueCount;

    /** The action under way. */
    public final BattleRunState run = new BattleRunState();

    public final BattleAnimationState animation = new BattleAnimationState();

    public final ListBox options = new ListBox();
    public final ListBox commands = new ListBox();
    public final ListBox targets = new ListBox();
    public final ListBox items = new ListBox();
    public final ListBox skills = new ListBox();

    /** The party's window; its cursor marks who chooses, or chooses among them. */
    public final ListBox status = new ListBox();

    /** Enemies the target list names: their place in the troop. */
    public int[] targetPlaces = new int[MAX_ENEMIES];

    /** Cursors of the skill lists by place in the party. */
    public int[] skillCursors = new int[PartyState.MAX_MEMBERS];

    /** Frames the option windows have been sliding, 0 when they stand; pixels from and to. */
    public int slideStep;

    public int slideFrom;
    public int slideTo;

    /** Frames the target cursor has been on. */
    public int targetFrames;

    /** Ordinals of Condition and Formation, and the terrain fought on, 0 for none (2003). */
    public int condition;

    public int formation;
    public int terrain;

    /** Ordinal of Layout (2003). */
    public int layout;

    /** Text of the window at the top of 2003; empty when it doesn't show. */
    public String help = "";

    /** Number of the actor who is asked or chooses, 0 for nobody (2003). */
    public int actor;

    /** Actors whose gauges are full, by who was first. */
    public int[] ready = new int[PartyState.MAX_MEMBERS];

    public int readyCount;

    /** Type of the skills that are listed, 0 for all (2003). */
    public int skillKind;

    /** The change of rows isn't among the commands (Maniac Patch, command 3011). */
    public boolean rowCommandRemoved;

    /** Members whose places are known; others mean that the party changed. */
    public int[] placed = new int[PartyState.MAX_MEMBERS];

    public int placedCount;

    /** Phase to go back to when the queued actions are done. */
    public int menuPhase;

    /** Acting battler and its single target of the last action, as branches ask; 0 for none. */
    public int lastActor;

    public int lastTarget;

    public final BattleGroundState ground = new BattleGroundState();
    public final StateList<BattleNumberState> numbers = new StateList<>(BattleNumberState::new);
    public final StateList<ProjectileState> projectiles = new StateList<>(ProjectileState::new);

    /** Frames the cursor over a target has been on (2003). */
    public int cursorFrames;

    /** The party runs away: pixels gone. */
    public int fled;

    /** How it ended, as a value of BattleResult's ordinal; -1 while it goes on. */
    public int result = -1;

    @Override
    public void visit(StateVisitor v) {
        running = v.z("running", running);
        test = v.z("test", test);
        troop = v.i("troop", troop);
        backdrop = v.s("backdrop", backdrop);
        escapeAllowed = v.z("escapeAllowed", escapeAllowed);
        optionBits = v.i("optionBits", optionBits);
        firstStrike = v.z("firstStrike", firstStrike);
        escapeChance = v.i("escapeChance", escapeChance);
        escapeFailures = v.i("escapeFailures", escapeFailures);
        turn = v.i("turn", turn);
        pagesRun = v.flags("pagesRun", pagesRun);
        v.list("enemies", enemies);
        v.list("allies", allies);
        phase = v.i("phase", phase);
        step = v.i("step", step);
        wait = v.i("wait", wait);
        waitRest = v.i("waitRest", waitRest);
        lines = v.strings("lines", lines);
        lineCount = v.i("lineCount", lineCount);
        chooser = v.i("chooser", chooser);
        automatic = v.z("automatic", automatic);
        queue = v.ints("queue", queue);
        queueCount = v.i("queueCount", queueCount);
        v.child("run", run);
        v.child("animation", animation);
        visitWindows(v);
        visit2003(v);
        result = v.i("result", result);
    }

    private void visit2003(StateVisitor v) {
        condition = v.i("condition", condition);
        formation = v.i("formation", formation);
        terrain = v.i("terrain", terrain);
        layout = v.i("layout", layout);
        help = v.s("help", help);
        actor = v.i("actor", actor);
        ready = v.ints("ready", ready);
        readyCount = v.i("readyCount", readyCount);
        skillKind = v.i("skillKind", skillKind);
        rowCommandRemoved = v.z("rowCommandRemoved", rowCommandRemoved);
        placed = v.ints("placed", placed);
        placedCount = v.i("placedCount", placedCount);
        menuPhase = v.i("menuPhase", menuPhase);
        lastActor = v.i("lastActor", lastActor);
        lastTarget = v.i("lastTarget", lastTarget);
        v.child("ground", ground);
        v.list("numbers", numbers);
        v.list("projectiles", projectiles);
        cursorFrames = v.i("cursorFrames", cursorFrames);
        fled = v.i("fled", fled);
    }

    private void visitWindows(StateVisitor v) {
        v.child("options", options);
        v.child("commands", commands);
        v.child("targets", targets);
        v.child("items", items);
        v.child("skills", skills);
        v.child("status", status);
        targetPlaces = v.ints("targetPlaces", targetPlaces);
        skillCursors = v.ints("skillCursors", skillCursors);
        slideStep = v.i("slideStep", slideStep);
        slideFrom = v.i("slideFrom", slideFrom);
        slideTo = v.i("slideTo", slideTo);
        targetFrames = v.i("targetFrames", targetFrames);
    }
}
