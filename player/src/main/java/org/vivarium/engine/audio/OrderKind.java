package org.vivarium.engine.audio;

/** What the engine can ask of the mixer. */
enum OrderKind {
    PLAY_MUSIC,
    ADJUST_MUSIC,
    FADE_MUSIC,
    STOP_MUSIC,
    PLAY_SOUND,
    STOP_SOUNDS,
    PAUSE,
    RESUME,
    FRAME_DONE
}
