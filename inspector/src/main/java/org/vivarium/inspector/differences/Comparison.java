package org.vivarium.inspector.differences;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import javafx.application.Platform;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.place.Located;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.diff.Difference;
import org.vivarium.model.diff.FileDiff;
import org.vivarium.model.diff.GameDiff;

/** One comparison, beside the window's thread; what it finds comes in portions. */
final class Comparison {
    private static final int PORTION = 200;
    private static final long PATIENCE_NANOS = 100_000_000;

    /** Who hears of a comparison, on the window's thread. */
    interface Listener {
        void found(List<Line> lines);

        /** It is over; what was wrong, or what the bytes say. */
        void done(String words);
    }

    private final Side before;
    private final Side after;
    private final Listener listener;
    private final List<Line> waiting = new ArrayList<>();
    private long toldAt = System.nanoTime();
    private volatile boolean cancelled;

    private Comparison(Side before, Side after, Listener listener) {
        this.before = before;
        this.after = after;
        this.listener = listener;
    }

    static Comparison start(Side before, Side after, Listener listener) {
        var comparison = new Comparison(before, after, listener);
        Thread.ofVirtual().name("compare").start(comparison::run);
        return comparison;
    }

    void cancel() {
        cancelled = true;
    }

    private void run() {
        try {
            finish(compare(before.opening().open(), after.opening().open()));
        } catch (CancellationException e) {
            finish(Texts.of("diff.cancelled"));
        } catch (IOException | GameOpenException e) {
            finish(e.getMessage());
        }
    }

    private String compare(Content left, Content right) throws GameOpenException {
        if (left instanceof Content.OneFile a && right instanceof Content.OneFile b) {
            Address at = after.address() != null ? after.address() : before.address();
            Address place = at == null ? Address.file(b.file().name()) : at;
            FileDiff.compare(
                    a.file(),
                    b.file(),
                    place,
                    one -> tell(one, words(one, place, a.file(), b.file())));
            return ByteSpan.between(a.file().data(), b.file().data()).toString();
        }
        if (left instanceof Content.Game a && right instanceof Content.Game b) {
            GameDiff.compare(
                    a.folder(), b.folder(), one -> tell(one, words(one, a.folder(), b.folder())));
            return "";
        }
        return Texts.of("diff.unlike");
    }

    private static String words(Difference one, Address at, LcfFile left, LcfFile right) {
        LcfFile file = one.kind() == Difference.Kind.REMOVED ? left : right;
        Located located = Located.in(file, at, one.at());
        if (located == null) {
            return one.at().toString();
        }
        String path = String.join(" › ", located.path());
        return located.command() < 0
                ? path
                : path + " › " + Texts.of("diff.line", located.command() + 1);
    }

    private static String words(Difference one, GameFolder left, GameFolder right) {
        GameFolder game = one.kind() == Difference.Kind.REMOVED ? left : right;
        Address top = one.at();
        while (top.parent() != null) {
            top = top.parent();
        }
        try {
            LcfFile file = file(game, top);
            return file.name() + "  " + words(one, top, file, file);
        } catch (GameOpenException e) {
            return one.at().toString();
        }
    }

    private static LcfFile file(GameFolder game, Address top) throws GameOpenException {
        if (top.level() == Level.MAP) {
            return game.map(top.number());
        }
        return top.name().equals(game.mapTree().name()) ? game.mapTree() : game.database();
    }

    private void tell(Difference difference, String where) {
        if (cancelled) {
            throw new CancellationException();
        }
        waiting.add(new Line(difference, where));
        if (waiting.size() >= PORTION || System.nanoTime() - toldAt > PATIENCE_NANOS) {
            pass();
        }
    }

    private void pass() {
        List<Line> portion = List.copyOf(waiting);
        waiting.clear();
        toldAt = System.nanoTime();
        later(() -> listener.found(portion));
    }

    private void finish(String words) {
        pass();
        later(() -> listener.done(words));
    }

    private void later(Runnable action) {
        Platform.runLater(
                () -> {
                    if (!cancelled) {
                        action.run();
                    }
                });
    }
}
