package org.vivarium.engine.save.lsd;

import org.vivarium.engine.state.AnimationState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.SaveScreen;

/** Tint, flash, shake, weather and the map's battle animation in a save. */
final class ScreenChunk {
    private ScreenChunk() {}

    static void write(RowBuilder row, GameState state) {
        ScreenState s = state.screen;
        row.set(SaveScreen.TINT_FINISH_RED, s.targetRed);
        row.set(SaveScreen.TINT_FINISH_GREEN, s.targetGreen);
        row.set(SaveScreen.TINT_FINISH_BLUE, s.targetBlue);
        row.set(SaveScreen.TINT_FINISH_SAT, s.targetSaturation);
        row.set(SaveScreen.TINT_CURRENT_RED, s.red);
        row.set(SaveScreen.TINT_CURRENT_GREEN, s.green);
        row.set(SaveScreen.TINT_CURRENT_BLUE, s.blue);
        row.set(SaveScreen.TINT_CURRENT_SAT, s.saturation);
        row.set(SaveScreen.TINT_TIME_LEFT, s.tintTimeLeft);
        row.set(SaveScreen.FLASH_CONTINUOUS, s.flashContinuous);
        row.set(SaveScreen.FLASH_RED, s.flash.red);
        row.set(SaveScreen.FLASH_GREEN, s.flash.green);
        row.set(SaveScreen.FLASH_BLUE, s.flash.blue);
        row.set(SaveScreen.FLASH_CURRENT_LEVEL, s.flash.level);
        row.set(SaveScreen.FLASH_TIME_LEFT, s.flash.timeLeft);
        row.set(SaveScreen.SHAKE_CONTINUOUS, s.shakeContinuous);
        row.set(SaveScreen.SHAKE_STRENGTH, s.shakeStrength);
        row.set(SaveScreen.SHAKE_SPEED, s.shakeSpeed);
        row.set(SaveScreen.SHAKE_POSITION, s.shakePosition);
        row.set(SaveScreen.SHAKE_TIME_LEFT, s.shakeTimeLeft);
        row.set(SaveScreen.PAN_X, s.weather.panX);
        row.set(SaveScreen.PAN_Y, s.weather.panY);
        row.set(SaveScreen.WEATHER, s.weather.type);
        row.set(SaveScreen.WEATHER_STRENGTH, s.weather.strength);
        AnimationState a = state.animation;
        row.set(SaveScreen.BATTLEANIM_ID, a.id);
        row.set(SaveScreen.BATTLEANIM_TARGET, a.target);
        row.set(SaveScreen.BATTLEANIM_FRAME, a.frame);
        row.set(SaveScreen.BATTLEANIM_ACTIVE, a.id > 0);
        row.set(SaveScreen.BATTLEANIM_GLOBAL, a.wholeMap);
    }

    static void read(Row row, GameState state) {
        ScreenState s = state.screen;
        s.targetRed = row.getInt(SaveScreen.TINT_FINISH_RED);
        s.targetGreen = row.getInt(SaveScreen.TINT_FINISH_GREEN);
        s.targetBlue = row.getInt(SaveScreen.TINT_FINISH_BLUE);
        s.targetSaturation = row.getInt(SaveScreen.TINT_FINISH_SAT);
        s.red = row.getDouble(SaveScreen.TINT_CURRENT_RED);
        s.green = row.getDouble(SaveScreen.TINT_CURRENT_GREEN);
        s.blue = row.getDouble(SaveScreen.TINT_CURRENT_BLUE);
        s.saturation = row.getDouble(SaveScreen.TINT_CURRENT_SAT);
        s.tintTimeLeft = row.getInt(SaveScreen.TINT_TIME_LEFT);
        s.flashContinuous = row.getBool(SaveScreen.FLASH_CONTINUOUS);
        s.flash.red = row.getInt(SaveScreen.FLASH_RED);
        s.flash.green = row.getInt(SaveScreen.FLASH_GREEN);
        s.flash.blue = row.getInt(SaveScreen.FLASH_BLUE);
        s.flash.level = row.getDouble(SaveScreen.FLASH_CURRENT_LEVEL);
        s.flash.timeLeft = row.getInt(SaveScreen.FLASH_TIME_LEFT);
        s.shakeContinuous = row.getBool(SaveScreen.SHAKE_CONTINUOUS);
        s.shakeStrength = row.getInt(SaveScreen.SHAKE_STRENGTH);
        s.shakeSpeed = row.getInt(SaveScreen.SHAKE_SPEED);
        s.shakePosition = row.getInt(SaveScreen.SHAKE_POSITION);
        s.shakeTimeLeft = row.getInt(SaveScreen.SHAKE_TIME_LEFT);
        s.weather.panX = row.getInt(SaveScreen.PAN_X);
        s.weather.panY = row.getInt(SaveScreen.PAN_Y);
        s.weather.type = row.getInt(SaveScreen.WEATHER);
        s.weather.strength = row.getInt(SaveScreen.WEATHER_STRENGTH);
        AnimationState a = state.animation;
        boolean active = row.getBool(SaveScreen.BATTLEANIM_ACTIVE);
        a.id = active ? row.getInt(SaveScreen.BATTLEANIM_ID) : 0;
        a.target = row.getInt(SaveScreen.BATTLEANIM_TARGET);
        a.frame = row.getInt(SaveScreen.BATTLEANIM_FRAME);
        a.wholeMap = row.getBool(SaveScreen.BATTLEANIM_GLOBAL);
    }
}
