package org.vivarium.app.gamepad;

import static org.lwjgl.sdl.SDLGamepad.*;
import static org.lwjgl.sdl.SDLHints.SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS;
import static org.lwjgl.sdl.SDLHints.SDL_SetHint;
import static org.lwjgl.sdl.SDLInit.SDL_INIT_GAMEPAD;
import static org.lwjgl.sdl.SDLInit.SDL_InitSubSystem;
import static org.lwjgl.sdl.SDLInit.SDL_QuitSubSystem;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.sdl.SDLError;
import org.lwjgl.sdl.SDLStdinc;

/**
 * The gamepads SDL knows, as they come and go. SDL wants to be asked by the thread that began it.
 */
final class SdlPads implements PadReader {
    private static final int[] BUTTONS = {
        SDL_GAMEPAD_BUTTON_SOUTH,
        SDL_GAMEPAD_BUTTON_EAST,
        SDL_GAMEPAD_BUTTON_WEST,
        SDL_GAMEPAD_BUTTON_NORTH,
        SDL_GAMEPAD_BUTTON_BACK,
        SDL_GAMEPAD_BUTTON_START,
        SDL_GAMEPAD_BUTTON_LEFT_STICK,
        SDL_GAMEPAD_BUTTON_RIGHT_STICK,
        SDL_GAMEPAD_BUTTON_LEFT_SHOULDER,
        SDL_GAMEPAD_BUTTON_RIGHT_SHOULDER,
        SDL_GAMEPAD_BUTTON_INVALID,
        SDL_GAMEPAD_BUTTON_INVALID,
        SDL_GAMEPAD_BUTTON_DPAD_UP,
        SDL_GAMEPAD_BUTTON_DPAD_DOWN,
        SDL_GAMEPAD_BUTTON_DPAD_LEFT,
        SDL_GAMEPAD_BUTTON_DPAD_RIGHT,
    };

    /** Of 32,767: a stick nearer to its middle is at rest. */
    private static final int DEAD = 14_000;

    private static final int TRIGGER = 10_000;

    /** Asking which pads there are allocates: it is done this seldom, in calls. */
    private static final int CALLS_BETWEEN_LOOKS = 64;

    private final List<Long> pads = new ArrayList<>();
    private int calls;

    /**
     * @throws IllegalStateException when SDL finds no way to read gamepads
     */
    SdlPads() {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        if (!SDL_InitSubSystem(SDL_INIT_GAMEPAD)) {
            throw new IllegalStateException(SDLError.SDL_GetError());
        }
    }

    @Override
    public int held() {
        SDL_UpdateGamepads();
        if (calls++ % CALLS_BETWEEN_LOOKS == 0) {
            look();
        }
        int held = 0;
        for (int i = 0; i < pads.size(); i++) {
            held |= held(pads.get(i));
        }
        return held;
    }

    private void look() {
        pads.removeIf(
                pad -> {
                    boolean gone = !SDL_GamepadConnected(pad);
                    if (gone) {
                        SDL_CloseGamepad(pad);
                    }
                    return gone;
                });
        IntBuffer ids = SDL_GetGamepads();
        if (ids == null) {
            return;
        }
        for (int i = 0; i < ids.limit(); i++) {
            if (SDL_GetGamepadFromID(ids.get(i)) == 0) {
                long opened = SDL_OpenGamepad(ids.get(i));
                if (opened != 0) {
                    pads.add(opened);
                }
            }
        }
        SDLStdinc.SDL_free(ids);
    }

    private static int held(long pad) {
        int held = 0;
        for (int i = 0; i < BUTTONS.length; i++) {
            if (BUTTONS[i] != SDL_GAMEPAD_BUTTON_INVALID && SDL_GetGamepadButton(pad, BUTTONS[i])) {
                held |= 1 << i;
            }
        }
        held |= axis(pad, SDL_GAMEPAD_AXIS_LEFTX, DEAD, PadButton.LEFT, PadButton.RIGHT);
        held |= axis(pad, SDL_GAMEPAD_AXIS_LEFTY, DEAD, PadButton.UP, PadButton.DOWN);
        PadButton left = PadButton.LEFT_TRIGGER;
        PadButton right = PadButton.RIGHT_TRIGGER;
        held |= axis(pad, SDL_GAMEPAD_AXIS_LEFT_TRIGGER, TRIGGER, left, left);
        return held | axis(pad, SDL_GAMEPAD_AXIS_RIGHT_TRIGGER, TRIGGER, right, right);
    }

    private static int axis(long pad, int axis, int rest, PadButton low, PadButton high) {
        int value = SDL_GetGamepadAxis(pad, axis);
        if (value < -rest) {
            return low.bit();
        }
        return value > rest ? high.bit() : 0;
    }

    @Override
    public List<String> names() {
        return pads.stream()
                .map(pad -> SDL_GetGamepadName(pad))
                .map(name -> name == null ? "" : name)
                .toList();
    }

    @Override
    public void close() {
        pads.forEach(pad -> SDL_CloseGamepad(pad));
        pads.clear();
        SDL_QuitSubSystem(SDL_INIT_GAMEPAD);
    }
}
