package org.vivarium.engine.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.model.event.MoveRoute;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/** A map made for a test: open ground, the hero on it, events as the test puts them. */
final class MapFixture extends RestOfTheGame {
    static final int GROUND = 5000;

    final MapWorld world = new MapWorld(state, this, this, this);
    final MapFrame frame = new MapFrame(world, this, this, new FrameRecorder(new FrameLog(4)));
    private final short[] lower;
    private final short[] upper;
    private final int width;
    private final int height;
    private final List<TestEvent> events = new ArrayList<>();

    /** An event with one page, to be filled before {@link #build}. */
    static final class TestEvent {
        int x;
        int y;
        int trigger;
        int layer = 1;
        int moveType;
        int frequency = 3;
        int speed = 3;
        int animType;
        boolean overlapForbidden;
        boolean commands = true;
        String charset = "hero";
        int charsetIndex;
        int direction = Directions.DOWN;
        byte[] route = {};
        boolean repeat = true;
        boolean skippable;
    }

    MapFixture(int width, int height) {
        this.width = width;
        this.height = height;
        lower = new short[width * height];
        upper = new short[width * height];
        Arrays.fill(lower, (short) GROUND);
        Arrays.fill(upper, (short) MapGrid.FIRST_F);
        state.random.seed(1);
        state.map.id = 1;
    }

    MapFixture tile(int x, int y, int id) {
        lower[x + y * width] = (short) id;
        return this;
    }

    MapFixture upper(int x, int y, int id) {
        upper[x + y * width] = (short) id;
        return this;
    }

    TestEvent event(int x, int y) {
        TestEvent event = new TestEvent();
        event.x = x;
        event.y = y;
        events.add(event);
        return event;
    }

    MapFixture build() {
        return build(false, false);
    }

    MapFixture build(boolean loopX, boolean loopY) {
        PageTable pages = new PageTable(events.size(), events.size());
        for (int i = 0; i < events.size(); i++) {
            TestEvent e = events.get(i);
            pages.eventIds[i] = i + 1;
            pages.eventX[i] = e.x;
            pages.eventY[i] = e.y;
            pages.firstPage[i + 1] = i + 1;
            pages.charset[i] = e.charset;
            pages.charsetIndex[i] = e.charsetIndex;
            pages.direction[i] = (byte) e.direction;
            pages.pattern[i] = 1;
            pages.moveType[i] = (byte) e.moveType;
            pages.frequency[i] = (byte) e.frequency;
            pages.trigger[i] = (byte) e.trigger;
            pages.layer[i] = (byte) e.layer;
            pages.overlapForbidden[i] = e.overlapForbidden;
            pages.animType[i] = (byte) e.animType;
            pages.speed[i] = (byte) e.speed;
            pages.route[i] = MoveRoute.decode(e.route, 0, e.route.length);
            pages.routeRepeats[i] = e.repeat;
            pages.routeSkips[i] = e.skippable;
            pages.hasCommands[i] = e.commands;
        }
        return use(pages, loopX, loopY);
    }

    MapFixture use(PageTable pages, boolean loopX, boolean loopY) {
        world.use(
                new MapData(1, width, height, loopX, loopY, 1, lower, upper, pages, null, 0, null));
        chips(null, null, null);
        state.map.events.discard();
        for (int slot = 0; slot < pages.events(); slot++) {
            EventState event = state.map.events.add();
            event.slot = slot;
            event.id = pages.eventIds[slot];
            event.x = pages.eventX[slot];
            event.y = pages.eventY[slot];
        }
        world.indexEvents();
        world.eventPages.refresh();
        return this;
    }

    /** Passability flags and terrains; null for what the chipset doesn't say. */
    MapFixture chips(byte[] lowerFlags, byte[] upperFlags, short[] terrain) {
        world.useChips(ChipTables.of(lowerFlags, upperFlags, terrain));
        return this;
    }

    /** All lower chips with these flags. */
    static byte[] lowerFlags(int flags) {
        byte[] all = new byte[ChipTables.LOWER];
        Arrays.fill(all, (byte) flags);
        return all;
    }

    static byte[] upperFlags(int first, int others) {
        byte[] all = new byte[ChipTables.UPPER];
        Arrays.fill(all, (byte) others);
        all[0] = (byte) first;
        return all;
    }

    static short[] terrain(int id) {
        short[] all = new short[ChipTables.LOWER];
        Arrays.fill(all, (short) id);
        return all;
    }

    MapFixture heroAt(int x, int y) {
        world.relocate(state.hero, x, y);
        world.camera.placeForMap();
        return this;
    }

    HeroState hero() {
        return state.hero;
    }

    EventState event(int id) {
        return state.map.events.get(id - 1);
    }

    void hold(Button... buttons) {
        int held = 0;
        for (Button button : buttons) {
            held |= button.bit();
        }
        state.input.update(held);
    }

    void run(int frames) {
        for (int i = 0; i < frames; i++) {
            frame.run(false);
        }
    }

    /** Frames with the same buttons held. */
    void run(int frames, Button... buttons) {
        for (int i = 0; i < frames; i++) {
            hold(buttons);
            frame.run(false);
        }
        state.input.update(0);
    }

    /** Frames until the character stands. */
    int framesToStop(CharacterState c) {
        int frames = 0;
        do {
            run(1);
            frames++;
        } while (!c.stopped() && frames < 1000);
        return frames;
    }

    /** Lays a route over a character: one byte a command. */
    void force(CharacterState c, int frequency, int... codes) {
        force(c, frequency, false, false, codes);
    }

    void force(CharacterState c, int frequency, boolean repeat, boolean skippable, int... codes) {
        world.routes.force(c, bytes(codes), repeat, skippable, frequency);
    }

    static byte[] bytes(int... codes) {
        byte[] bytes = new byte[codes.length];
        for (int i = 0; i < codes.length; i++) {
            bytes[i] = (byte) codes[i];
        }
        return bytes;
    }

    void addActor(int hp) {
        ActorState actor = state.actors.add();
        actor.id = state.actors.size();
        actor.hp = hp;
        state.party.members[state.party.size++] = actor.id;
    }
}
