package org.vivarium.engine.save.lsd;

import org.vivarium.engine.state.CameraState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.VehicleState;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.SavePartyLocation;
import org.vivarium.model.SaveVehicleLocation;

/** Hero, with the pan of the camera, and the three vehicles in a save. */
final class LocationChunk {
    private static final CharacterChunk HERO = new CharacterChunk(SavePartyLocation.STRUCT);
    private static final CharacterChunk VEHICLE = new CharacterChunk(SaveVehicleLocation.STRUCT);

    private LocationChunk() {}

    static void writeHero(RowBuilder row, GameState state) {
        HeroState hero = state.hero;
        CameraState camera = state.map.camera;
        HERO.write(row, hero);
        HERO.writeMap(row, state.map.id);
        row.set(SavePartyLocation.BOARDING, hero.boarding);
        row.set(SavePartyLocation.ABOARD, hero.aboard);
        row.set(SavePartyLocation.VEHICLE, hero.vehicle);
        row.set(SavePartyLocation.UNBOARDING, hero.unboarding);
        row.set(SavePartyLocation.PREBOARD_MOVE_SPEED, hero.footSpeed);
        row.set(SavePartyLocation.PAN_STATE, camera.locked ? 0 : 1);
        row.set(SavePartyLocation.PAN_CURRENT_X, camera.panX);
        row.set(SavePartyLocation.PAN_CURRENT_Y, camera.panY);
        row.set(SavePartyLocation.PAN_FINISH_X, camera.panTargetX);
        row.set(SavePartyLocation.PAN_FINISH_Y, camera.panTargetY);
        row.set(SavePartyLocation.PAN_SPEED, camera.panSpeed);
        row.set(SavePartyLocation.TOTAL_ENCOUNTER_RATE, hero.encounterTotal);
        row.set(SavePartyLocation.ENCOUNTER_CALLING, hero.encounterCalled);
    }

    static void readHero(Row row, GameState state) {
        HeroState hero = state.hero;
        CameraState camera = state.map.camera;
        HERO.read(row, hero);
        state.map.id = HERO.map(row);
        hero.boarding = row.getBool(SavePartyLocation.BOARDING);
        hero.aboard = row.getBool(SavePartyLocation.ABOARD);
        hero.vehicle = Math.clamp(row.getInt(SavePartyLocation.VEHICLE), 0, GameState.VEHICLES);
        hero.unboarding = row.getBool(SavePartyLocation.UNBOARDING);
        hero.footSpeed = row.getInt(SavePartyLocation.PREBOARD_MOVE_SPEED);
        camera.locked = row.getInt(SavePartyLocation.PAN_STATE) == 0;
        camera.panX = row.getInt(SavePartyLocation.PAN_CURRENT_X);
        camera.panY = row.getInt(SavePartyLocation.PAN_CURRENT_Y);
        camera.panTargetX = row.getInt(SavePartyLocation.PAN_FINISH_X);
        camera.panTargetY = row.getInt(SavePartyLocation.PAN_FINISH_Y);
        camera.panSpeed = row.getInt(SavePartyLocation.PAN_SPEED);
        hero.encounterTotal = row.getInt(SavePartyLocation.TOTAL_ENCOUNTER_RATE);
        hero.encounterCalled = row.getBool(SavePartyLocation.ENCOUNTER_CALLING);
    }

    /**
     * @param number 1 boat, 2 ship, 3 airship
     */
    static void writeVehicle(RowBuilder row, VehicleState vehicle, int number) {
        VEHICLE.write(row, vehicle);
        VEHICLE.writeMap(row, vehicle.map);
        row.set(SaveVehicleLocation.VEHICLE, number);
        row.set(SaveVehicleLocation.REMAINING_ASCENT, vehicle.ascent);
        row.set(SaveVehicleLocation.REMAINING_DESCENT, vehicle.descent);
    }

    static void readVehicle(Row row, VehicleState vehicle) {
        String charset = vehicle.charset;
        int index = vehicle.charsetIndex;
        VEHICLE.read(row, vehicle);
        if (vehicle.charset.isEmpty()) {
            vehicle.charset = charset;
            vehicle.charsetIndex = index;
        }
        vehicle.map = VEHICLE.map(row);
        vehicle.ascent = row.getInt(SaveVehicleLocation.REMAINING_ASCENT);
        vehicle.descent = row.getInt(SaveVehicleLocation.REMAINING_DESCENT);
    }
}
