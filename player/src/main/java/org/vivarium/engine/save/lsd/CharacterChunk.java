package org.vivarium.engine.save.lsd;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.FlashState;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.StructType;
import org.vivarium.model.MoveRoute;

/**
 * What hero, vehicles and map events have in common in a save: the fields of SaveMapEventBase, as
 * they stand in one of the three structs that extend it.
 */
final class CharacterChunk {
    private static final int NO_FLASH = -1;

    private final Field active;
    private final Field mapId;
    private final Field x;
    private final Field y;
    private final Field direction;
    private final Field facing;
    private final Field animFrame;
    private final Field transparency;
    private final Field remaining;
    private final Field frequency;
    private final Field layer;
    private final Field overlapForbidden;
    private final Field animType;
    private final Field lockFacing;
    private final Field speed;
    private final Field route;
    private final Field routeOverwrite;
    private final Field routeIndex;
    private final Field routeFinished;
    private final Field hidden;
    private final Field routeThrough;
    private final Field animPaused;
    private final Field through;
    private final Field stopCount;
    private final Field animCount;
    private final Field maxStopCount;
    private final Field jumping;
    private final Field beginX;
    private final Field beginY;
    private final Field pause;
    private final Field flying;
    private final Field charset;
    private final Field charsetIndex;
    private final Field processed;
    private final Field flashRed;
    private final Field flashGreen;
    private final Field flashBlue;
    private final Field flashLevel;
    private final Field flashTimeLeft;

    CharacterChunk(StructType type) {
        active = type.field("active");
        mapId = type.field("map_id");
        x = type.field("position_x");
        y = type.field("position_y");
        direction = type.field("direction");
        facing = type.field("facing");
        animFrame = type.field("anim_frame");
        transparency = type.field("transparency");
        remaining = type.field("remaining_step");
        frequency = type.field("move_frequency");
        layer = type.field("layer");
        overlapForbidden = type.field("overlap_forbidden");
        animType = type.field("animation_type");
        lockFacing = type.field("lock_facing");
        speed = type.field("move_speed");
        route = type.field("move_route");
        routeOverwrite = type.field("move_route_overwrite");
        routeIndex = type.field("move_route_index");
        routeFinished = type.field("move_route_finished");
        hidden = type.field("sprite_hidden");
        routeThrough = type.field("move_route_through");
        animPaused = type.field("anim_paused");
        through = type.field("through");
        stopCount = type.field("stop_count");
        animCount = type.field("anim_count");
        maxStopCount = type.field("max_stop_count");
        jumping = type.field("jumping");
        beginX = type.field("begin_jump_x");
        beginY = type.field("begin_jump_y");
        pause = type.field("pause");
        flying = type.field("flying");
        charset = type.field("sprite_name");
        charsetIndex = type.field("sprite_id");
        processed = type.field("processed");
        flashRed = type.field("flash_red");
        flashGreen = type.field("flash_green");
        flashBlue = type.field("flash_blue");
        flashLevel = type.field("flash_current_level");
        flashTimeLeft = type.field("flash_time_left");
    }

    int map(Row row) {
        return row.getInt(mapId);
    }

    void writeMap(RowBuilder row, int map) {
        row.set(mapId, map);
    }

    void write(RowBuilder row, CharacterState c) {
        row.set(active, c.active).set(x, c.x).set(y, c.y);
        row.set(direction, c.direction).set(facing, c.facing);
        row.set(animFrame, c.animFrame).set(transparency, c.transparency);
        row.set(remaining, c.remaining).set(frequency, c.frequency);
        row.set(layer, c.layer).set(overlapForbidden, c.overlapForbidden);
        row.set(animType, c.animType).set(lockFacing, c.lockFacing).set(speed, c.speed);
        row.struct(route)
                .setPayload(MoveRoute.MOVE_COMMANDS, c.route.commands)
                .set(MoveRoute.REPEAT, c.route.repeat)
                .set(MoveRoute.SKIPPABLE, c.route.skippable);
        row.set(routeOverwrite, c.route.overwritten).set(routeIndex, c.route.index);
        row.set(routeFinished, c.route.finished).set(hidden, c.hidden);
        row.set(routeThrough, c.routeThrough).set(animPaused, c.animPaused ? 1 : 0);
        row.set(through, c.through).set(stopCount, c.stopCount).set(animCount, c.animCount);
        row.set(maxStopCount, c.maxStopCount).set(jumping, c.jumping);
        row.set(beginX, c.beginX).set(beginY, c.beginY).set(pause, c.paused);
        row.set(flying, c.flying).set(charsetIndex, c.charsetIndex);
        row.set(charset, c.charset).set(processed, c.processed);
        writeFlash(row, c.flash);
    }

    private void writeFlash(RowBuilder row, FlashState flash) {
        boolean flashed = flash.timeLeft > 0;
        row.set(flashRed, flashed ? flash.red : NO_FLASH);
        row.set(flashGreen, flashed ? flash.green : NO_FLASH);
        row.set(flashBlue, flashed ? flash.blue : NO_FLASH);
        row.set(flashLevel, flashed ? flash.level : 0);
        row.set(flashTimeLeft, flash.timeLeft);
    }

    void read(Row row, CharacterState c) {
        c.active = row.getBool(active);
        c.x = row.getInt(x);
        c.y = row.getInt(y);
        c.direction = Math.clamp(row.getInt(direction), 0, 7);
        c.facing = Math.clamp(row.getInt(facing), 0, 3);
        c.animFrame = row.getInt(animFrame);
        c.transparency = row.getInt(transparency);
        c.remaining = row.getInt(remaining);
        c.frequency = Math.clamp(row.getInt(frequency), 1, 8);
        c.layer = row.getInt(layer);
        c.overlapForbidden = row.getBool(overlapForbidden);
        c.animType = row.getInt(animType);
        c.lockFacing = row.getBool(lockFacing);
        c.speed = Math.clamp(row.getInt(speed), 1, 6);
        Row moves = row.struct(route);
        c.route.commands = moves.moveCode(MoveRoute.MOVE_COMMANDS).toBytes();
        c.route.repeat = moves.getBool(MoveRoute.REPEAT);
        c.route.skippable = moves.getBool(MoveRoute.SKIPPABLE);
        c.route.overwritten = row.getBool(routeOverwrite);
        c.route.finished = row.getBool(routeFinished);
        int steps = moves.moveCode(MoveRoute.MOVE_COMMANDS).size();
        c.route.index = Math.clamp(row.getInt(routeIndex), 0, steps);
        c.hidden = row.getBool(hidden);
        c.routeThrough = row.getBool(routeThrough);
        c.animPaused = row.getBool(animPaused);
        c.through = row.getBool(through);
        c.stopCount = row.getInt(stopCount);
        c.animCount = row.getInt(animCount);
        c.maxStopCount = row.getInt(maxStopCount);
        c.jumping = row.getBool(jumping);
        c.beginX = row.getInt(beginX);
        c.beginY = row.getInt(beginY);
        c.paused = row.getBool(pause);
        c.flying = row.getBool(flying);
        c.charset = row.getString(charset);
        c.charsetIndex = row.getInt(charsetIndex);
        c.processed = row.getBool(processed);
        c.flash.red = Math.max(0, row.getInt(flashRed));
        c.flash.green = Math.max(0, row.getInt(flashGreen));
        c.flash.blue = Math.max(0, row.getInt(flashBlue));
        c.flash.level = row.getDouble(flashLevel);
        c.flash.timeLeft = row.getInt(flashTimeLeft);
    }
}
