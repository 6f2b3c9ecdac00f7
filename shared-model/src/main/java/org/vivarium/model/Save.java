package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Save. Generated from the schema by ViewGenerator. */
public record Save(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Save");
    public static final Field TITLE = STRUCT.field("title");
    public static final Field SYSTEM = STRUCT.field("system");
    public static final Field SCREEN = STRUCT.field("screen");
    public static final Field PICTURES = STRUCT.field("pictures");
    public static final Field PARTY_LOCATION = STRUCT.field("party_location");
    public static final Field BOAT_LOCATION = STRUCT.field("boat_location");
    public static final Field SHIP_LOCATION = STRUCT.field("ship_location");
    public static final Field AIRSHIP_LOCATION = STRUCT.field("airship_location");
    public static final Field ACTORS = STRUCT.field("actors");
    public static final Field INVENTORY = STRUCT.field("inventory");
    public static final Field TARGETS = STRUCT.field("targets");
    public static final Field MAP_INFO = STRUCT.field("map_info");
    public static final Field PANORAMA = STRUCT.field("panorama");
    public static final Field FOREGROUND_EVENT_EXECSTATE =
            STRUCT.field("foreground_event_execstate");
    public static final Field COMMON_EVENTS = STRUCT.field("common_events");
    public static final Field EASYRPG_DATA = STRUCT.field("easyrpg_data");

    /** The view of an open file of that kind. */
    public static Save of(LcfFile file) throws LcfException {
        return new Save(RowView.root(file, STRUCT));
    }

    /** Chunk 0x64. */
    public SaveTitle title() {
        return new SaveTitle(data.struct(TITLE));
    }

    /** Chunk 0x65. */
    public SaveSystem system() {
        return new SaveSystem(data.struct(SYSTEM));
    }

    /** Chunk 0x66. */
    public SaveScreen screen() {
        return new SaveScreen(data.struct(SCREEN));
    }

    /** Chunk 0x67. */
    public Rows<SavePicture> pictures() {
        return new Rows<>(data.table(PICTURES), SavePicture::new);
    }

    /** Chunk 0x68. */
    public SavePartyLocation partyLocation() {
        return new SavePartyLocation(data.struct(PARTY_LOCATION));
    }

    /** Chunk 0x69. */
    public SaveVehicleLocation boatLocation() {
        return new SaveVehicleLocation(data.struct(BOAT_LOCATION));
    }

    /** Chunk 0x6A. */
    public SaveVehicleLocation shipLocation() {
        return new SaveVehicleLocation(data.struct(SHIP_LOCATION));
    }

    /** Chunk 0x6B. */
    public SaveVehicleLocation airshipLocation() {
        return new SaveVehicleLocation(data.struct(AIRSHIP_LOCATION));
    }

    /** Chunk 0x6C. */
    public Rows<SaveActor> actors() {
        return new Rows<>(data.table(ACTORS), SaveActor::new);
    }

    /** Chunk 0x6D. */
    public SaveInventory inventory() {
        return new SaveInventory(data.struct(INVENTORY));
    }

    /** Chunk 0x6E. */
    public Rows<SaveTarget> targets() {
        return new Rows<>(data.table(TARGETS), SaveTarget::new);
    }

    /** Chunk 0x6F. */
    public SaveMapInfo mapInfo() {
        return new SaveMapInfo(data.struct(MAP_INFO));
    }

    /** Chunk 0x70. */
    public SavePanorama panorama() {
        return new SavePanorama(data.struct(PANORAMA));
    }

    /** Chunk 0x71. */
    public SaveEventExecState foregroundEventExecstate() {
        return new SaveEventExecState(data.struct(FOREGROUND_EVENT_EXECSTATE));
    }

    /** Chunk 0x72. */
    public Rows<SaveCommonEvent> commonEvents() {
        return new Rows<>(data.table(COMMON_EVENTS), SaveCommonEvent::new);
    }

    /** Chunk 0xC8, EasyRPG. */
    public SaveEasyRpgData easyrpgData() {
        return new SaveEasyRpgData(data.struct(EASYRPG_DATA));
    }
}
