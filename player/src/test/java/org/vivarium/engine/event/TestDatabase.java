package org.vivarium.engine.event;

import java.nio.charset.StandardCharsets;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.TableBuilder;
import org.vivarium.model.Actor;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Animation;
import org.vivarium.model.BattleCommand;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Chipset;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;
import org.vivarium.model.Enemy;
import org.vivarium.model.Item;
import org.vivarium.model.Learning;
import org.vivarium.model.Skill;
import org.vivarium.model.State;
import org.vivarium.model.SwitchName;
import org.vivarium.model.SystemData;
import org.vivarium.model.Terms;
import org.vivarium.model.Terrain;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopMember;
import org.vivarium.model.VariableName;

/**
 * A small made-up database. Five actors (Alex, Brian, Carol, Dana, Ernie; the first two make the
 * party): HP 100 + 10 a level above the first, SP 40, all else 50; they learn skill 1 at level 2
 * and skill 2 at level 3. Items: 1 potion, 2 sword (attack +10), 3 shield, 4 armour, 5 helmet, 6
 * ring, 7 two-handed axe, 8 sword for actor 2 only, 9 mail that grants state 2 (2003). States: 1
 * death, 2 poison, 3 sleep (ends with battle). Animation 1 has 5 frames.
 */
final class TestDatabase {

    private static final int LEVELS = 99;

    private final Engine engine;
    private final DocumentBuilder document;
    private final RowBuilder root;
    private final TableBuilder commonEvents;

    TestDatabase(Engine engine) {
        this.engine = engine;
        document = new DocumentBuilder(FileKind.DATABASE, engine, StandardCharsets.US_ASCII);
        root = document.root();
        commonEvents = root.table(Database.COMMONEVENTS);
        actors();
        items();
        skills();
        states();
        battle();
        map();
        system();
        terms();
    }

    private void actors() {
        for (String name : new String[] {"Alex", "Brian", "Carol", "Dana", "Ernie"}) {
            RowBuilder actor =
                    root.table(Database.ACTORS)
                            .add()
                            .set(Actor.NAME, name)
                            .set(Actor.TITLE, "Hero")
                            .set(Actor.CHARACTER_NAME, "Chara1")
                            .set(Actor.EXP_BASE, 30)
                            .set(Actor.EXP_INFLATION, 30)
                            .setPayload(Actor.PARAMETERS, curves(100));
            learn(actor.table(Actor.SKILLS));
        }
        if (engine == Engine.RPG2003) {
            for (String name : new String[] {"Knight", "Mage"}) {
                RowBuilder profession =
                        root.table(Database.CLASSES)
                                .add()
                                .set(ActorClass.NAME, name)
                                .set(ActorClass.EXP_BASE, 100)
                                .set(ActorClass.EXP_INFLATION, 0)
                                .setPayload(ActorClass.PARAMETERS, curves(200));
                profession
                        .table(ActorClass.SKILLS)
                        .add()
                        .set(Learning.LEVEL, 1)
                        .set(Learning.SKILL_ID, 3);
            }
        }
    }

    private static void learn(TableBuilder skills) {
        skills.add().set(Learning.LEVEL, 2).set(Learning.SKILL_ID, 1);
        skills.add().set(Learning.LEVEL, 3).set(Learning.SKILL_ID, 2);
    }

    private static byte[] curves(int hp) {
        byte[] bytes = new byte[6 * LEVELS * 2];
        int[] values = {hp, 40, 50, 50, 50, 50};
        for (int curve = 0; curve < values.length; curve++) {
            for (int level = 0; level < LEVELS; level++) {
                int value = values[curve] + (curve == 0 ? 10 * level : 0);
                int at = (curve * LEVELS + level) * 2;
                bytes[at] = (byte) value;
                bytes[at + 1] = (byte) (value >> 8);
            }
        }
        return bytes;
    }

    private void items() {
        item("Potion", Item.Type.MEDICINE);
        item("Sword", Item.Type.WEAPON).set(Item.ATK_POINTS1, 10);
        item("Shield", Item.Type.SHIELD).set(Item.DEF_POINTS1, 5);
        item("Armour", Item.Type.ARMOR).set(Item.DEF_POINTS1, 7);
        item("Helmet", Item.Type.HELMET);
        item("Ring", Item.Type.ACCESSORY);
        item("Axe", Item.Type.WEAPON).set(Item.TWO_HANDED, true);
        item("Rapier", Item.Type.WEAPON).set(Item.ACTOR_SET, new int[] {0, 1, 0, 0, 0});
        item("Mail", Item.Type.ARMOR)
                .set(Item.STATE_SET, new int[] {0, 1, 0})
                .set(Item.REVERSE_STATE_EFFECT, true);
    }

    private RowBuilder item(String name, int type) {
        return root.table(Database.ITEMS)
                .add()
                .set(Item.NAME, name)
                .set(Item.TYPE, type)
                .set(Item.PRICE, 100);
    }

    private void skills() {
        for (String name : new String[] {"Fire", "Ice", "Heal"}) {
            root.table(Database.SKILLS).add().set(Skill.NAME, name);
        }
    }

    private void states() {
        state("Death", 1, 100);
        state("Poison", 1, 50);
        state("Sleep", 0, 60).set(State.RESTRICTION, 1);
    }

    private RowBuilder state(String name, int type, int priority) {
        return root.table(Database.STATES)
                .add()
                .set(State.NAME, name)
                .set(State.TYPE, type)
                .set(State.PRIORITY, priority);
    }

    private void battle() {
        root.table(Database.ENEMIES).add().set(Enemy.NAME, "Slime");
        RowBuilder troop = root.table(Database.TROOPS).add().set(Troop.NAME, "Slime");
        troop.table(Troop.MEMBERS).add().set(TroopMember.ENEMY_ID, 1);
        RowBuilder animation = root.table(Database.ANIMATIONS).add();
        for (int frame = 0; frame < 5; frame++) {
            animation.table(Animation.FRAMES).add();
        }
        if (engine == Engine.RPG2003) {
            TableBuilder commands =
                    root.struct(Database.BATTLECOMMANDS).table(BattleCommands.COMMANDS);
            for (int type = 0; type < 5; type++) {
                commands.add().set(BattleCommand.TYPE, type);
            }
        }
    }

    private void map() {
        int[] ids = new int[162];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = i >= 18 && i % 2 == 1 ? 2 : 1;
        }
        for (int i = 0; i < 2; i++) {
            root.table(Database.CHIPSETS).add().set(Chipset.TERRAIN_DATA, ids);
        }
        for (int i = 0; i < 3; i++) {
            root.table(Database.TERRAINS).add().set(Terrain.NAME, "Ground");
        }
    }

    private void system() {
        root.struct(Database.SYSTEM)
                .set(SystemData.LDB_ID, engine == Engine.RPG2003 ? 2003 : 0)
                .set(SystemData.PARTY, new int[] {1, 2});
        for (int i = 1; i <= 60; i++) {
            root.table(Database.SWITCHES).add().set(SwitchName.NAME, "S");
            root.table(Database.VARIABLES).add().set(VariableName.NAME, "V");
        }
    }

    private void terms() {
        root.struct(Database.TERMS)
                .set(Terms.GOLD, "G")
                .set(Terms.LEVEL, "Level")
                .set(Terms.LEVEL_UP, " reached")
                .set(Terms.SKILL_LEARNED, " learned")
                .set(Terms.INN_A_GREETING_1, "A night costs")
                .set(Terms.INN_A_GREETING_2, "here.")
                .set(Terms.INN_A_GREETING_3, "Stay?")
                .set(Terms.INN_A_ACCEPT, "Yes")
                .set(Terms.INN_A_CANCEL, "No");
    }

    /** Adds a common event; ids from 1 on. */
    void commonEvent(int trigger, int switchId, byte[] commands) {
        RowBuilder event =
                commonEvents
                        .add()
                        .set(CommonEvent.TRIGGER, trigger)
                        .setPayload(CommonEvent.EVENT_COMMANDS, commands);
        if (switchId > 0) {
            event.set(CommonEvent.SWITCH_FLAG, true).set(CommonEvent.SWITCH_ID, switchId);
        }
    }

    Database build() {
        try {
            return Database.of(LcfFile.of(document.toBytes(), "RPG_RT.ldb"));
        } catch (LcfException e) {
            throw new AssertionError(e);
        }
    }
}
