package org.vivarium.engine.audio;

/** The output that is not there. */
class SilentAudioOut implements AudioOut {

    @Override
    public void playMusic(String name, int volume, int tempo, int balance, int fadeInMs) {}

    @Override
    public void adjustMusic(int volume, int tempo, int balance) {}

    @Override
    public void fadeOutMusic(int milliseconds) {}

    @Override
    public void stopMusic() {}

    @Override
    public void playSound(String name, int volume, int tempo, int balance) {}

    @Override
    public void stopSounds() {}

    @Override
    public void pause(boolean paused) {}

    @Override
    public void frameDone() {}
}
