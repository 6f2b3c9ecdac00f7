package org.vivarium.engine.state;

/** One of the database's actors as the game has made them. */
public final class ActorState implements Stateful {
    public static final int SLOTS = 5;

    public int id;
    public String name = "";
    public String title = "";
    public String charset = "";
    public int charsetIndex;

    /** Drawn half transparent on the map. */
    public boolean translucent;

    public String face = "";
    public int faceIndex;
    public int level = 1;
    public int experience;
    public int hp;
    public int sp;

    /** Changes by events and seeds, added to the curve (spec interpreter 10.4). */
    public int hpModifier;

    public int spModifier;
    public int attackModifier;
    public int defenseModifier;
    public int spiritModifier;
    public int agilityModifier;

    /** Weapon, shield (or second weapon), armour, helmet, accessory; 0 for none. */
    public int[] equipment = new int[SLOTS];

    /** Known skills, ascending. */
    public int[] skills = {};

    /** Per state id (index 0 is state 1): turns it has lasted, 0 when not afflicted. */
    public int[] states = {};

    /** 0 for none. */
    public int classId;

    /** A command set the class: its curves hold instead of the actor's own. */
    public boolean classChanged;

    /** Battle row of 2003: 0 front, 1 back. */
    public int row;

    public boolean twoWeapons;
    public boolean lockedEquipment;
    public boolean autoBattle;
    public boolean superGuard;
    public int battlerAnimation;
    public int[] battleCommands = {};
    public boolean battleCommandsChanged;

    @Override
    public void visit(StateVisitor v) {
        id = v.i("id", id);
        name = v.s("name", name);
        title = v.s("title", title);
        charset = v.s("charset", charset);
        charsetIndex = v.i("charsetIndex", charsetIndex);
        translucent = v.z("translucent", translucent);
        face = v.s("face", face);
        faceIndex = v.i("faceIndex", faceIndex);
        level = v.i("level", level);
        experience = v.i("experience", experience);
        hp = v.i("hp", hp);
        sp = v.i("sp", sp);
        hpModifier = v.i("hpModifier", hpModifier);
        spModifier = v.i("spModifier", spModifier);
        attackModifier = v.i("attackModifier", attackModifier);
        defenseModifier = v.i("defenseModifier", defenseModifier);
        spiritModifier = v.i("spiritModifier", spiritModifier);
        agilityModifier = v.i("agilityModifier", agilityModifier);
        equipment = v.ints("equipment", equipment);
        skills = v.ints("skills", skills);
        states = v.ints("states", states);
        classId = v.i("classId", classId);
        classChanged = v.z("classChanged", classChanged);
        row = v.i("row", row);
        twoWeapons = v.z("twoWeapons", twoWeapons);
        lockedEquipment = v.z("lockedEquipment", lockedEquipment);
        autoBattle = v.z("autoBattle", autoBattle);
        superGuard = v.z("superGuard", superGuard);
        battlerAnimation = v.i("battlerAnimation", battlerAnimation);
        battleCommands = v.ints("battleCommands", battleCommands);
        battleCommandsChanged = v.z("battleCommandsChanged", battleCommandsChanged);
    }
}
