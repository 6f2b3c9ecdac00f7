package org.vivarium.app.gamepad;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.sdl.SDLGamepad.SDL_GAMEPAD_AXIS_LEFTX;
import static org.lwjgl.sdl.SDLGamepad.SDL_GAMEPAD_AXIS_RIGHT_TRIGGER;
import static org.lwjgl.sdl.SDLGamepad.SDL_GAMEPAD_BUTTON_SOUTH;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.sdl.SDLJoystick;
import org.lwjgl.sdl.SDL_VirtualJoystickDesc;
import org.lwjgl.system.MemoryStack;
import org.vivarium.app.user.HeldDeed;
import org.vivarium.engine.input.Button;

class GamepadsTest {
    private static final short FULL = 32_000;

    @TempDir private Path user;

    private final AtomicInteger scripted = new AtomicInteger();
    private final AtomicInteger buttons = new AtomicInteger();
    private final List<String> deeds = new CopyOnWriteArrayList<>();
    private final List<PadButton> pressed = new CopyOnWriteArrayList<>();

    private final class Scripted implements PadReader {
        @Override
        public int held() {
            return scripted.get();
        }

        @Override
        public List<String> names() {
            return List.of("a pad");
        }

        @Override
        public void close() {}
    }

    private Gamepads begin() {
        var listener =
                new Gamepads.Listener(
                        buttons::set, (deed, on) -> deeds.add(deed + " " + on), pressed::add);
        return Gamepads.begin(PadMap.load(user), listener, Scripted::new);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 2000 && !condition.getAsBoolean(); i++) {
            Thread.sleep(5);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Test
    void buttons_of_a_pad_press_those_of_the_game_until_let_go() throws Exception {
        try (Gamepads pads = begin()) {
            scripted.set(PadButton.SOUTH.bit() | PadButton.LEFT.bit());
            await(() -> buttons.get() == (Button.DECISION.bit() | Button.LEFT.bit()));
            assertThat(pressed).containsExactly(PadButton.SOUTH, PadButton.LEFT);
            scripted.set(0);
            await(() -> buttons.get() == 0);
            assertThat(pads.names()).containsExactly("a pad");
        }
    }

    @Test
    void a_trigger_held_plays_faster_until_let_go() throws Exception {
        try (Gamepads pads = begin()) {
            scripted.set(PadButton.RIGHT_TRIGGER.bit());
            await(() -> deeds.contains(HeldDeed.FAST_FORWARD + " true"));
            scripted.set(0);
            await(() -> deeds.contains(HeldDeed.FAST_FORWARD + " false"));
        }
    }

    @Test
    void a_window_without_the_keyboard_hears_no_pad() throws Exception {
        try (Gamepads pads = begin()) {
            scripted.set(PadButton.SOUTH.bit());
            await(() -> buttons.get() != 0);
            pads.hear(false);
            await(() -> buttons.get() == 0);
        }
    }

    @Test
    void the_users_own_line_replaces_the_one_for_its_button() throws Exception {
        Files.writeString(user.resolve("gamepad.properties"), "DECISION=NORTH\n");
        PadMap map = PadMap.load(user);
        assertThat(map.bitsOf(PadButton.SOUTH.bit())).isZero();
        assertThat(map.bitsOf(PadButton.NORTH.bit())).isEqualTo(Button.DECISION.bit());
        assertThat(map.bitsOf(PadButton.EAST.bit())).isEqualTo(Button.CANCEL.bit());
    }

    @Test
    void a_pad_of_sdl_is_found_read_and_missed_when_it_goes() {
        var held = new ArrayList<Integer>();
        try (var pads = new SdlPads();
                var stack = MemoryStack.stackPush()) {
            assertThat(pads.held()).isZero();
            var kind = SDL_VirtualJoystickDesc.calloc(stack);
            SDLJoystick.SDL_INIT_INTERFACE(kind);
            kind.type((short) SDLJoystick.SDL_JOYSTICK_TYPE_GAMEPAD);
            kind.naxes((short) 6).nbuttons((short) 15);
            kind.name(stack.UTF8("virtual pad"));
            int id = SDLJoystick.SDL_AttachVirtualJoystick(kind);
            assertThat(id).isNotZero();
            for (int i = 0; i < 70; i++) {
                pads.held();
            }
            assertThat(pads.names()).hasSize(1);
            long stick = SDLJoystick.SDL_GetJoystickFromID(id);
            SDLJoystick.SDL_SetJoystickVirtualButton(stick, SDL_GAMEPAD_BUTTON_SOUTH, true);
            held.add(pads.held());
            SDLJoystick.SDL_SetJoystickVirtualButton(stick, SDL_GAMEPAD_BUTTON_SOUTH, false);
            SDLJoystick.SDL_SetJoystickVirtualAxis(stick, SDL_GAMEPAD_AXIS_LEFTX, (short) -FULL);
            held.add(pads.held());
            SDLJoystick.SDL_SetJoystickVirtualAxis(stick, SDL_GAMEPAD_AXIS_LEFTX, (short) 0);
            SDLJoystick.SDL_SetJoystickVirtualAxis(stick, SDL_GAMEPAD_AXIS_RIGHT_TRIGGER, FULL);
            held.add(pads.held());
            SDLJoystick.SDL_DetachVirtualJoystick(id);
            for (int i = 0; i < 70; i++) {
                pads.held();
            }
            held.add(pads.held());
            assertThat(pads.names()).isEmpty();
        }
        assertThat(held)
                .containsExactly(
                        PadButton.SOUTH.bit(),
                        PadButton.LEFT.bit(),
                        PadButton.RIGHT_TRIGGER.bit(),
                        0);
    }
}
