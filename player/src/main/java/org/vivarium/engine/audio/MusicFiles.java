package org.vivarium.engine.audio;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import org.vivarium.assets.sound.MusicTiming;
import org.vivarium.engine.audio.SoundFiles.Kind;

/**
 * The lengths of a game's music, read from the files' headers on a thread of its own as soon as a
 * piece begins. Nothing is ever read by who asks: a question that comes too early waits for that
 * thread, so that its answer doesn't depend on when it was asked.
 */
public final class MusicFiles implements MusicLibrary, AutoCloseable {

    private static final int WAITING = 64;

    private final SoundFiles files;
    private final SoundOpener opener;
    private final ConcurrentHashMap<String, MusicTiming> timings = new ConcurrentHashMap<>();
    private final ArrayBlockingQueue<String> expected = new ArrayBlockingQueue<>(WAITING);
    private final Object oneMore = new Object();
    private final Thread thread =
            Thread.ofPlatform().name("music-timing").daemon().unstarted(this::run);
    private volatile boolean closed;

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
    public MusicTiming known(String name) {
        return timings.get(name);
    }

    @Override
    public MusicTiming timing(String name) {
        try {
            if (!timings.containsKey(name)) {
                expected.put(name);
            }
            synchronized (oneMore) {
                while (!closed && !timings.containsKey(name)) {
                    oneMore.wait();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return timings.getOrDefault(name, MusicTiming.NONE);
    }

    private void run() {
        try {
            while (!closed) {
                String name = expected.take();
                if (!timings.containsKey(name)) {
                    timings.put(name, read(name));
                }
                synchronized (oneMore) {
                    oneMore.notifyAll();
                }
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
        closed = true;
        thread.interrupt();
        synchronized (oneMore) {
            oneMore.notifyAll();
        }
    }
}
