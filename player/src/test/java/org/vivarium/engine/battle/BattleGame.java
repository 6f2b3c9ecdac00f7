package org.vivarium.engine.battle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.assets.Assets;
import org.vivarium.assets.ImageCache;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.assets.game.Patch;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BlowState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Actor;
import org.vivarium.model.Attribute;
import org.vivarium.model.BattleCommand;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;
import org.vivarium.model.Enemy;
import org.vivarium.model.Item;
import org.vivarium.model.MapTree;
import org.vivarium.model.Skill;
import org.vivarium.model.State;
import org.vivarium.model.SwitchName;
import org.vivarium.model.SystemData;
import org.vivarium.model.Terms;
import org.vivarium.model.TestBattler;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopMember;
import org.vivarium.model.TroopPage;
import org.vivarium.model.VariableName;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;

/**
 * A made-up game of 2000 or 2003 in memory and a battle against its only troop. Four actors with
 * 200 HP and SP, attack and spirit 120, defence and agility 100, two of them in the party. State 1
 * is death; what a test adds gets the next id. Random numbers of {@link #parts} are locked to one
 * value.
 */
public final class BattleGame {
    public static final int ATTACK = 120;
    public static final int DEFENSE = 100;
    public static final int SPIRIT = 120;
    public static final int AGILITY = 100;
    public static final int POINTS = 200;
    private static final int ACTORS = 4;

    private final EngineVersion version;
    private final int levels;
    private final org.vivarium.lcf.Engine format;
    private final DocumentBuilder document;
    private final RowBuilder root;
    private final RowBuilder troop;
    private final List<RowBuilder> actors = new ArrayList<>();
    private final InputSnapshot input = new InputSnapshot();
    private final Patch[] patches;
    private int members;
    private int lock;
    private Condition met = Condition.NONE;

    /** Rules over the running battle whose dice always show {@link #lock}. */
    public BattleParts parts;

    public Engine engine;
    public final OutcomeState out = new OutcomeState();

    /** Numbers of those the last action met, blow by blow. */
    public final List<Integer> struck = new ArrayList<>();

    public BattleGame(Patch... patches) {
        this(EngineVersion.RPG_2000_UPDATED, patches);
    }

    public BattleGame(EngineVersion version, Patch... patches) {
        this.version = version;
        this.patches = patches;
        levels = version.is2003() ? 99 : 50;
        format =
                version.is2003()
                        ? org.vivarium.lcf.Engine.RPG2003
                        : org.vivarium.lcf.Engine.RPG2000;
        document = new DocumentBuilder(FileKind.DATABASE, format, StandardCharsets.US_ASCII);
        root = document.root();
        for (int i = 0; i < ACTORS; i++) {
            actors.add(
                    root.table(Database.ACTORS)
                            .add()
                            .set(Actor.NAME, "Actor" + (i + 1))
                            .set(Actor.CRITICAL_HIT, false)
                            .setPayload(Actor.PARAMETERS, curves()));
        }
        root.struct(Database.SYSTEM)
                .set(SystemData.LDB_ID, version.is2003() ? 2003 : 0)
                .set(SystemData.PARTY, new int[] {1, 2});
        root.struct(Database.TERMS)
                .set(Terms.ENCOUNTER, " appears")
                .set(Terms.ATTACKING, " attacks")
                .set(Terms.NORMAL_STATUS, "Normal");
        for (int i = 0; i < 20; i++) {
            root.table(Database.SWITCHES).add().set(SwitchName.NAME, "S");
            root.table(Database.VARIABLES).add().set(VariableName.NAME, "V");
        }
        state(100).set(State.MESSAGE_ACTOR, " falls").set(State.MESSAGE_ENEMY, " is gone");
        troop = root.table(Database.TROOPS).add().set(Troop.NAME, "Troop");
    }

    private byte[] curves() {
        byte[] bytes = new byte[6 * levels * 2];
        int[] values = {POINTS, POINTS, ATTACK, DEFENSE, SPIRIT, AGILITY};
        for (int curve = 0; curve < values.length; curve++) {
            for (int level = 0; level < levels; level++) {
                bytes[(curve * levels + level) * 2] = (byte) values[curve];
            }
        }
        return bytes;
    }

    public RowBuilder actor(int id) {
        return actors.get(id - 1);
    }

    public RowBuilder system() {
        return root.struct(Database.SYSTEM);
    }

    public RowBuilder item(int type) {
        return root.table(Database.ITEMS).add().set(Item.TYPE, type);
    }

    /** A skill that costs nothing, always works and has no variance. */
    public RowBuilder skill(int scope) {
        return root.table(Database.SKILLS)
                .add()
                .set(Skill.SCOPE, scope)
                .set(Skill.SP_COST, 0)
                .set(Skill.VARIANCE, 0)
                .set(Skill.PHYSICAL_RATE, 0)
                .set(Skill.MAGICAL_RATE, 0)
                .set(Skill.HIT, 100);
    }

    /** A state that everybody takes on with certainty. */
    public RowBuilder state(int priority) {
        return root.table(Database.STATES)
                .add()
                .set(State.PRIORITY, priority)
                .set(State.B_RATE, 100)
                .set(State.C_RATE, 100);
    }

    /** An attribute with that percentage for everybody. */
    public RowBuilder attribute(int type, int rate) {
        return root.table(Database.ATTRIBUTES)
                .add()
                .set(Attribute.TYPE, type)
                .set(Attribute.B_RATE, rate)
                .set(Attribute.C_RATE, rate)
                .set(Attribute.D_RATE, rate);
    }

    /** Another enemy row with an actor's values, and a member of the troop for it. */
    public RowBuilder enemy() {
        members++;
        troop.table(Troop.MEMBERS)
                .add()
                .set(TroopMember.ENEMY_ID, members)
                .set(TroopMember.X, 60 * members)
                .set(TroopMember.Y, 80);
        return root.table(Database.ENEMIES)
                .add()
                .set(Enemy.NAME, "Enemy" + members)
                .set(Enemy.MAX_HP, POINTS)
                .set(Enemy.MAX_SP, POINTS)
                .set(Enemy.ATTACK, ATTACK)
                .set(Enemy.DEFENSE, DEFENSE)
                .set(Enemy.SPIRIT, SPIRIT)
                .set(Enemy.AGILITY, AGILITY);
    }

    /** The settings of battles of 2003. */
    public RowBuilder settings() {
        return root.struct(Database.BATTLECOMMANDS);
    }

    /** Another battle command of 2003. */
    public RowBuilder command(int type, String name) {
        return settings()
                .table(BattleCommands.COMMANDS)
                .add()
                .set(BattleCommand.TYPE, type)
                .set(BattleCommand.NAME, name);
    }

    /** The party of the battle test: actors 1 to {@code members}. */
    public BattleGame party(int members) {
        for (int id = 1; id <= members; id++) {
            member(id);
        }
        return this;
    }

    /** Another member of the battle test's party. */
    public RowBuilder member(int actor) {
        return system().table(SystemData.BATTLETEST_DATA)
                .add()
                .set(TestBattler.ACTOR_ID, actor)
                .set(TestBattler.LEVEL, 1);
    }

    /** Another page of the troop. */
    public RowBuilder page(CommandWriter commands) {
        return troop.table(Troop.PAGES)
                .add()
                .setPayload(TroopPage.EVENT_COMMANDS, commands.toBytes());
    }

    public RowBuilder animation() {
        return root.table(Database.ANIMATIONS).add();
    }

    public void commonEvent(CommandWriter commands) {
        root.table(Database.COMMONEVENTS)
                .add()
                .setPayload(CommonEvent.EVENT_COMMANDS, commands.toBytes());
    }

    /** How both sides will meet (2003). */
    public BattleGame meet(Condition condition) {
        met = condition;
        return this;
    }

    /** Begins the battle; everybody has appeared, nobody has chosen. */
    public BattleGame start() {
        WarningLog warnings = new WarningLog();
        Assets assets =
                new Assets(
                        List.of(),
                        new RtpLibrary(List.of(), false),
                        ImageCache.of(1 << 20),
                        false,
                        warnings);
        try {
            Game game =
                    new Game(
                            Database.of(LcfFile.of(document.toBytes(), "RPG_RT.ldb")),
                            tree(),
                            id -> {
                                throw new java.io.IOException("there are no maps");
                            },
                            assets,
                            GameProfile.of(version, patches),
                            StandardCharsets.US_ASCII,
                            warnings);
            FrameRecorder recorder = new FrameRecorder(new FrameLog(4));
            engine = new Engine(game, recorder, MusicLibrary.EMPTY, AudioOut.SILENT);
        } catch (LcfException e) {
            throw new AssertionError(e);
        }
        engine.setDrawing(false);
        engine.start(new StartPlace.Battle(1), 1);
        engine.state.battleRequest.condition = met.ordinal();
        parts = new BattleParts(engine, (low, high) -> Math.clamp(lock, low, high));
        tick();
        out.reserve(parts.tables.stateCount(), parts.tables.attributeCount());
        return this;
    }

    private MapTree tree() throws LcfException {
        DocumentBuilder maps =
                new DocumentBuilder(FileKind.MAP_TREE, format, StandardCharsets.US_ASCII);
        maps.root().table(MapTree.MAPS).add(0);
        return MapTree.of(LcfFile.of(maps.toBytes(), "RPG_RT.lmt"));
    }

    public BattleGame lock(int value) {
        lock = value;
        return this;
    }

    public void tick(Button... buttons) {
        int held = 0;
        for (Button button : buttons) {
            held |= button.bit();
        }
        input.set(held);
        engine.recorder.beginFrame(engine.frames());
        engine.tick(input);
        engine.recorder.endFrame();
    }

    /** Runs with a tapped key until the battle has come to a phase. */
    public void until(BattlePhase phase) {
        for (int i = 0; engine.state.battle.phase != phase.ordinal(); i++) {
            if (i > 5000) {
                throw new AssertionError("the battle never came to " + phase);
            }
            if (i % 4 == 0) {
                tick(Button.DECISION);
            } else {
                tick();
            }
        }
    }

    public ActorBattler ally(int place) {
        return parts.battlers.ally(place);
    }

    public EnemyBattler foe(int index) {
        return parts.battlers.enemy(index);
    }

    public ActorState actorState(int id) {
        return engine.state.actor(id);
    }

    public Skill skillRow(int id) {
        return parts.tables.skill(id);
    }

    /** What a skill does to a target; nothing of it is applied. */
    public OutcomeState work(Battler user, Battler target, int skill) {
        parts.effects.work(user, target, skillRow(skill), out, parts.battle.run.blow);
        return out;
    }

    /** Carries out what a battler has chosen, with all that follows, in no time. */
    public void act(Battler user) {
        ActionStart actions =
                new ActionStart(engine, parts.battlers, parts.states, parts.skills, parts.dice);
        ActionRun run = new ActionRun(parts, actions, new Animations(parts));
        run.begin(user);
        struck.clear();
        BlowState blow = parts.battle.run.blow;
        int last = blow.serial;
        while (run.step()) {
            parts.narration.wait(0, 0);
            if (blow.serial != last) {
                last = blow.serial;
                struck.add(blow.target);
            }
        }
    }

    public void choose(Battler user, ActionKind kind, int id, int target) {
        user.state().action.clear();
        user.state().action.kind = kind.ordinal();
        user.state().action.id = id;
        user.state().action.target = target;
    }
}
