package org.vivarium.engine.audio;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.vivarium.assets.sound.MusicTiming;
import org.vivarium.engine.audio.SoundFiles.Kind;

/**
 * The lengths of a game's music, read from the files' headers on a thread of its own as soon as a
 * piece begins. A question that comes earlier waits, so that its answer never depends on the
 * loader.
 */
public final class MusicFiles implements MusicLibrary, AutoCloseable {

    private static final int WAITING = 16;

    private final SoundFiles files;
    private final SoundOpener opener;
    private final ConcurrentHashMap<String, MusicTiming> timings = new ConcurrentHashMap<>();
    private final ArrayBlockingQueue<String> expected = new ArrayBlockingQueue<>(WAITING);
    private final Function<String, MusicTiming> reading = this::read;
    private final Thread thread =
            Thread.ofPlatform().name("music-timing").daemon().unstarted(this::run);

    public MusicFiles(SoundFiles files) {
        this.files = files;
        this.opener = new SoundOpener(files);
        thread.start();
    }

    @Override
    public boolean hasMusic(String name) {
        return files.exists(Kind.MUSIC, name);
    }

    @Override
    public boolean hasSound(String name) {
        return files.exists(Kind.SOUND, name);
    }

    @Override
    public void expect(String name) {
        if (!timings.containsKey(name)) {
            expected.offer(name);
        }
    }

    @Override
    public MusicTiming timing(String name) {
        MusicTiming known = timings.get(name);
        return known != null ? known : timings.computeIfAbsent(name, reading);
    }

    private void run() {
        try {
            while (true) {
                timings.computeIfAbsent(expected.take(), reading);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The mixer tells of broken files; here they are just without length. */
    private MusicTiming read(String name) {
        try {
            var file = opener.open(Kind.MUSIC, name);
            return file.isPresent() ? file.get().timing() : MusicTiming.NONE;
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            return MusicTiming.NONE;
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
