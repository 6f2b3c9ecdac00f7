package org.vivarium.engine.party;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Actor;
import org.vivarium.model.Attribute;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;
import org.vivarium.model.SystemData;

/**
 * Two actors of a made-up game: 100 HP, 40 SP, every parameter 50, whatever the level. State 1 is
 * death, state 2 persists and keeps from acting, state 3 ends with a battle and silences, state 4
 * halves attack, state 5 curses. Attribute 1 is physical, 2 magical.
 */
final class TestParty {
    private static final int LEVELS = 50;

    private final List<TestRow> items = new ArrayList<>();
    private final List<TestRow> skills = new ArrayList<>();
    private final Engine engine;
    private boolean byClass;

    final GameState state = new GameState();
    PartyRules rules;
    Database database;

    TestParty(Engine engine) {
        this.engine = engine;
    }

    /** Adds an item; the first has id 1. */
    TestParty item(TestRow row) {
        items.add(row);
        return this;
    }

    TestParty skill(TestRow row) {
        skills.add(row);
        return this;
    }

    TestParty equipmentByClass() {
        byClass = true;
        return this;
    }

    TestParty build() {
        TestRow root =
                TestRow.row()
                        .withRows(Database.ACTORS, actor(), actor())
                        .withRows(Database.SKILLS, skills.toArray(TestRow[]::new))
                        .withRows(Database.ITEMS, items.toArray(TestRow[]::new))
                        .withRows(
                                Database.ATTRIBUTES,
                                TestRow.row().with(Attribute.TYPE, 0).with(Attribute.C_RATE, 50),
                                TestRow.row().with(Attribute.TYPE, 1).with(Attribute.C_RATE, 200))
                        .withRows(Database.STATES, states())
                        .with(
                                Database.SYSTEM,
                                TestRow.row()
                                        .with(
                                                SystemData.LDB_ID,
                                                engine == Engine.RPG2003 ? 2003 : 0)
                                        .with(SystemData.EQUIPMENT_SETTING, byClass ? 1 : 0));
        byte[] header = "\u000BLcfDataBase".getBytes(StandardCharsets.US_ASCII);
        byte[] body = root.bytes(false);
        byte[] file = java.util.Arrays.copyOf(header, header.length + body.length);
        System.arraycopy(body, 0, file, header.length, body.length);
        try {
            database = Database.of(LcfFile.of(file, "test.ldb"));
        } catch (LcfException e) {
            throw new AssertionError(e);
        }
        rules =
                new PartyRules(
                        database,
                        GameProfile.of(
                                engine == Engine.RPG2003
                                        ? EngineVersion.RPG_2003
                                        : EngineVersion.RPG_2000),
                        state);
        party();
        return this;
    }

    private void party() {
        state.actors.resize(2);
        for (int id = 1; id <= 2; id++) {
            ActorState actor = state.actor(id);
            actor.id = id;
            actor.states = new int[6];
            actor.hp = 100;
            actor.sp = 40;
            actor.skills = new int[skills.size()];
            for (int s = 0; s < skills.size(); s++) {
                actor.skills[s] = s + 1;
            }
            state.party.members[id - 1] = id;
        }
        state.party.size = 2;
    }

    private static TestRow actor() {
        byte[] curves = new byte[6 * LEVELS * 2];
        int[] values = {100, 40, 50, 50, 50, 50};
        for (int c = 0; c < values.length; c++) {
            for (int level = 0; level < LEVELS; level++) {
                curves[(c * LEVELS + level) * 2] = (byte) values[c];
            }
        }
        return TestRow.row().with(Actor.PARAMETERS, curves);
    }

    private static TestRow[] states() {
        return new TestRow[] {
            TestRow.row().with(State.PRIORITY, 100).with(State.TYPE, 1),
            TestRow.row().with(State.PRIORITY, 60).with(State.TYPE, 1).with(State.RESTRICTION, 1),
            TestRow.row()
                    .with(State.PRIORITY, 60)
                    .with(State.RESTRICT_MAGIC, 1)
                    .with(State.RESTRICT_MAGIC_LEVEL, 1),
            TestRow.row()
                    .with(State.PRIORITY, 55)
                    .with(State.AFFECT_TYPE, 0)
                    .with(State.AFFECT_ATTACK, 1),
            TestRow.row().with(State.PRIORITY, 55).with(State.CURSED, 1),
            TestRow.row()
                    .with(State.PRIORITY, 55)
                    .with(State.RESTRICT_SKILL, 1)
                    .with(State.RESTRICT_SKILL_LEVEL, 2)
        };
    }

    Item item(int id) {
        return database.items().get(id);
    }

    Skill skill(int id) {
        return database.skills().get(id);
    }

    ActorState first() {
        return state.actor(1);
    }

    ActorState second() {
        return state.actor(2);
    }

    static TestRow itemOf(int type) {
        return TestRow.row().with(Item.TYPE, type);
    }

    static TestRow skillOf(int type, int scope) {
        return TestRow.row()
                .with(Skill.TYPE, type)
                .with(Skill.SCOPE, scope)
                .with(Skill.SP_COST, 0)
                .with(Skill.VARIANCE, 0);
    }
}
