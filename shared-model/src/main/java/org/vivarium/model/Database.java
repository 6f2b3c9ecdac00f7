package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Database. Generated from the schema by ViewGenerator. */
public record Database(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Database");
    public static final Field ACTORS = STRUCT.field("actors");
    public static final Field SKILLS = STRUCT.field("skills");
    public static final Field ITEMS = STRUCT.field("items");
    public static final Field ENEMIES = STRUCT.field("enemies");
    public static final Field TROOPS = STRUCT.field("troops");
    public static final Field TERRAINS = STRUCT.field("terrains");
    public static final Field ATTRIBUTES = STRUCT.field("attributes");
    public static final Field STATES = STRUCT.field("states");
    public static final Field ANIMATIONS = STRUCT.field("animations");
    public static final Field CHIPSETS = STRUCT.field("chipsets");
    public static final Field TERMS = STRUCT.field("terms");
    public static final Field SYSTEM = STRUCT.field("system");
    public static final Field SWITCHES = STRUCT.field("switches");
    public static final Field VARIABLES = STRUCT.field("variables");
    public static final Field COMMONEVENTS = STRUCT.field("commonevents");
    public static final Field VERSION = STRUCT.field("version");
    public static final Field COMMONEVENT_D2 = STRUCT.field("commoneventD2");
    public static final Field COMMONEVENT_D3 = STRUCT.field("commoneventD3");
    public static final Field BATTLECOMMANDS = STRUCT.field("battlecommands");
    public static final Field CLASSES = STRUCT.field("classes");
    public static final Field CLASS_D1 = STRUCT.field("classD1");
    public static final Field BATTLERANIMATIONS = STRUCT.field("battleranimations");
    public static final Field MANIAC_STRING_VARIABLES = STRUCT.field("maniac_string_variables");

    /** The view of an open file of that kind. */
    public static Database of(LcfFile file) throws LcfException {
        return new Database(RowView.root(file, STRUCT));
    }

    /** Chunk 0x0B. */
    public Rows<Actor> actors() {
        return new Rows<>(data.table(ACTORS), Actor::new);
    }

    /** Chunk 0x0C. */
    public Rows<Skill> skills() {
        return new Rows<>(data.table(SKILLS), Skill::new);
    }

    /** Chunk 0x0D. */
    public Rows<Item> items() {
        return new Rows<>(data.table(ITEMS), Item::new);
    }

    /** Chunk 0x0E. */
    public Rows<Enemy> enemies() {
        return new Rows<>(data.table(ENEMIES), Enemy::new);
    }

    /** Chunk 0x0F. */
    public Rows<Troop> troops() {
        return new Rows<>(data.table(TROOPS), Troop::new);
    }

    /** Chunk 0x10. */
    public Rows<Terrain> terrains() {
        return new Rows<>(data.table(TERRAINS), Terrain::new);
    }

    /** Chunk 0x11. */
    public Rows<Attribute> attributes() {
        return new Rows<>(data.table(ATTRIBUTES), Attribute::new);
    }

    /** Chunk 0x12. */
    public Rows<State> states() {
        return new Rows<>(data.table(STATES), State::new);
    }

    /** Chunk 0x13. */
    public Rows<Animation> animations() {
        return new Rows<>(data.table(ANIMATIONS), Animation::new);
    }

    /** Chunk 0x14. */
    public Rows<Chipset> chipsets() {
        return new Rows<>(data.table(CHIPSETS), Chipset::new);
    }

    /** Chunk 0x15. */
    public Terms terms() {
        return new Terms(data.struct(TERMS));
    }

    /** Chunk 0x16. */
    public SystemData system() {
        return new SystemData(data.struct(SYSTEM));
    }

    /** Chunk 0x17. */
    public Rows<SwitchName> switches() {
        return new Rows<>(data.table(SWITCHES), SwitchName::new);
    }

    /** Chunk 0x18. */
    public Rows<VariableName> variables() {
        return new Rows<>(data.table(VARIABLES), VariableName::new);
    }

    /** Chunk 0x19. */
    public Rows<CommonEvent> commonevents() {
        return new Rows<>(data.table(COMMONEVENTS), CommonEvent::new);
    }

    /** Chunk 0x1A, default 0. */
    public int version() {
        return data.getInt(VERSION);
    }

    /** Chunk 0x1B, 2003. */
    public boolean commoneventD2() {
        return data.has(COMMONEVENT_D2);
    }

    /** Chunk 0x1C, 2003. */
    public boolean commoneventD3() {
        return data.has(COMMONEVENT_D3);
    }

    /** Chunk 0x1D, 2003. */
    public BattleCommands battlecommands() {
        return new BattleCommands(data.struct(BATTLECOMMANDS));
    }

    /** Chunk 0x1E, 2003. */
    public Rows<ActorClass> classes() {
        return new Rows<>(data.table(CLASSES), ActorClass::new);
    }

    /** Chunk 0x1F, 2003. */
    public boolean classD1() {
        return data.has(CLASS_D1);
    }

    /** Chunk 0x20, 2003. */
    public Rows<BattlerAnimation> battleranimations() {
        return new Rows<>(data.table(BATTLERANIMATIONS), BattlerAnimation::new);
    }

    /** Chunk 0x21, Maniac. */
    public Rows<StringVariableName> maniacStringVariables() {
        return new Rows<>(data.table(MANIAC_STRING_VARIABLES), StringVariableName::new);
    }
}
