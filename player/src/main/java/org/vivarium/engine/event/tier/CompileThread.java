package org.vivarium.engine.event.tier;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One quiet thread beside the engine for programs to be compiled on; ends when it idles. */
final class CompileThread {

    private static final int IDLE_SECONDS = 5;

    static final Executor SHARED = make();

    private CompileThread() {}

    private static Executor make() {
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(
                        1,
                        1,
                        IDLE_SECONDS,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        work -> {
                            Thread thread = new Thread(work, "event-compiler");
                            thread.setDaemon(true);
                            thread.setPriority(Thread.MIN_PRIORITY);
                            return thread;
                        });
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }
}
