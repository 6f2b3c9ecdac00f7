package org.vivarium.engine.audio;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.sound.MusicTiming;
import org.vivarium.assets.sound.SoundFormat;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

class GameAudioTest {

    private final MusicState state = new MusicState();
    private final Orders orders = new Orders();
    private final FrameRecorder recorder = new FrameRecorder(new FrameLog(4));
    private final Library library = new Library();
    private final GameAudio audio = new GameAudio(state, library, orders, recorder);

    @Test
    void theSameNameOnlyAdjustsAndAnotherOneStarts() {
        audio.playMusic("a", 500, 100, 100, 50);
        audio.playMusic("a", 900, 60, 120, 10);
        audio.playMusic("b", 0, 100, 100, 50);
        assertThat(orders.list)
                .containsExactly(
                        "play a 100 100 50 500", "adjust 60 120 10", "play b 100 100 50 0");
    }

    @Test
    void afterAFadeOutEvenTheSameNameStartsAnew() {
        audio.playMusic("a", 0, 100, 100, 50);
        audio.fadeOutMusic(2000);
        assertThat(state.current.name).isEqualTo("a");
        audio.playMusic("a", 0, 100, 100, 50);
        assertThat(orders.list)
                .containsExactly("play a 100 100 50 0", "fade 2000", "play a 100 100 50 0");
    }

    @Test
    void stopNamesStopUnlessABracketedFileExists() {
        for (String name : List.of("", "(OFF)", "(No Sound)")) {
            audio.playMusic("a", 0, 100, 100, 50);
            audio.playMusic(name, 0, 100, 100, 50);
            assertThat(state.current.name).isEqualTo("(OFF)");
        }
        audio.playMusic("(exists)", 0, 100, 100, 50);
        assertThat(orders.list).endsWith("stop", "play (exists) 100 100 50 0");
    }

    @Test
    void valuesAreClampedToTheirRanges() {
        audio.playMusic("a", 99_999, 300, 1, -5);
        audio.playSound("s", 300, 999, 120);
        assertThat(orders.list).containsExactly("play a 100 10 0 10000", "sound s 100 400 100");
    }

    @Test
    void anEventsStopNameEndsAllEffectsAndASystemSoundsDoesNot() {
        audio.playEventSound("(OFF)", 100, 100, 50);
        audio.playSound("(OFF)", 100, 100, 50);
        audio.playEventSound("", 100, 100, 50);
        audio.playEventSound("s", 0, 100, 50);
        assertThat(orders.list).containsExactly("stop sounds");
    }

    @Test
    void memorisedMusicStartsFromItsBeginning() {
        audio.playMusic("a", 0, 70, 100, 50);
        run(120);
        audio.memoriseMusic();
        audio.playMusic("b", 0, 100, 100, 50);
        audio.playMemorisedMusic();
        assertThat(orders.list).endsWith("play a 70 100 50 0");
        assertThat(state.elapsed).isZero();
    }

    @Test
    void theClockCountsFramesAndFollowsTheTempo() {
        audio.playMusic("song", 0, 100, 100, 50);
        run(60);
        assertThat(audio.musicTicks()).isEqualTo(1);
        audio.playMusic("song", 0, 100, 200, 50);
        run(60);
        assertThat(audio.musicTicks()).isZero();
        assertThat(audio.musicPlayedOnce()).isTrue();
        assertThat(audio.musicLoops()).isEqualTo(1);
    }

    @Test
    void aStopResetsPlayedOnceAndAnotherMusicToo() {
        audio.playMusic("song", 0, 100, 100, 50);
        run(200);
        assertThat(audio.musicPlayedOnce()).isTrue();
        audio.playMusic("", 0, 100, 100, 50);
        assertThat(audio.musicPlayedOnce()).isFalse();
        audio.playMusic("song", 0, 100, 100, 50);
        assertThat(audio.musicPlayedOnce()).isFalse();
    }

    @Test
    void aLoadedGameStartsItsMusicEvenIfItWasFading() {
        audio.playMusic("a", 300, 80, 100, 50);
        audio.fadeOutMusic(1000);
        audio.restartMusic();
        assertThat(orders.list).endsWith("stop", "play a 80 100 50 300");
        assertThat(state.stopping).isFalse();
    }

    @Test
    void aQuestionBeforeTheFileIsReadHoldsTheFrameAndTheAnswerIsTheSame() {
        library.late = true;
        audio.playMusic("song", 0, 100, 100, 50);
        run(120);
        recorder.beginFrame(1);
        int early = audio.musicTicks();
        recorder.endFrame();

        FrameRecord frame = recorder.current();
        assertThat(IntStream.range(0, frame.spanCount).mapToObj(frame::section))
                .containsExactly(Section.FRAME, Section.HELD);
        assertThat(early).isEqualTo(2).isEqualTo(audio.musicTicks());
    }

    @Test
    void aFrameWithSoundAllocatesNothing() {
        GameAudio queued =
                new GameAudio(
                        new MusicState(),
                        new Library(),
                        new QueuedAudioOut(
                                new OrderQueue(1024),
                                QueuedAudioOut.Delivery.PROMPT,
                                new ClipCache(1 << 20)),
                        recorder);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        step(queued);
        threads.getCurrentThreadAllocatedBytes();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 100; i++) {
            step(queued);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
    }

    private static void step(GameAudio audio) {
        audio.playMusic("song", 0, 100, 100, 50);
        audio.playSound("s", 100, 100, 50);
        audio.musicTicks();
        audio.musicPlayedOnce();
        audio.frameDone();
    }

    private void run(int frames) {
        for (int i = 0; i < frames; i++) {
            audio.frameDone();
        }
    }

    /** A game whose music is three seconds long. */
    private static final class Library implements MusicLibrary {
        private static final Set<String> BRACKETED = Set.of("(exists)");
        private boolean late;
        private final MusicTiming timing = MusicTiming.sampled(SoundFormat.MP3, 3_000_000, 0);

        @Override
        public boolean hasMusic(String name) {
            return BRACKETED.contains(name);
        }

        @Override
        public boolean hasSound(String name) {
            return false;
        }

        @Override
        public void expect(String name) {}

        @Override
        public MusicTiming known(String name) {
            return late ? null : timing;
        }

        @Override
        public MusicTiming timing(String name) {
            late = false;
            return timing;
        }
    }

    /** Writes orders down in words. */
    private static final class Orders implements AudioOut {
        final List<String> list = new ArrayList<>();

        @Override
        public void playMusic(String name, int volume, int tempo, int balance, int fadeInMs) {
            list.add("play " + name + " " + volume + " " + tempo + " " + balance + " " + fadeInMs);
        }

        @Override
        public void adjustMusic(int volume, int tempo, int balance) {
            list.add("adjust " + volume + " " + tempo + " " + balance);
        }

        @Override
        public void fadeOutMusic(int milliseconds) {
            list.add("fade " + milliseconds);
        }

        @Override
        public void stopMusic() {
            list.add("stop");
        }

        @Override
        public void playSound(String name, int volume, int tempo, int balance) {
            list.add("sound " + name + " " + volume + " " + tempo + " " + balance);
        }

        @Override
        public void stopSounds() {
            list.add("stop sounds");
        }

        @Override
        public void pause(boolean paused) {}

        @Override
        public void frameDone() {}
    }
}
