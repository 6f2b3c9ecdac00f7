package org.vivarium.app.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import org.vivarium.control.Answer;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.GameRequest;
import org.vivarium.control.Moment;
import org.vivarium.control.Request;
import org.vivarium.engine.save.quick.QuickSave;
import org.vivarium.engine.save.quick.QuickSaveException;
import org.vivarium.engine.save.quick.QuickSlots;

/**
 * The quick save slots of a running game. The engine only copies its state between two frames;
 * packing, files and pictures are worked on beside it.
 *
 * <p>What is asked for comes later, on a thread of its own. It fails with a {@link
 * QuickSaveException}, an {@link IOException} or a {@link RefusedException} whose message is fit to
 * be shown.
 */
public final class QuickSaves {
    private static final Executor BESIDE =
            task -> Thread.ofVirtual().name("quick save").start(task);

    private final ControlQueue control;
    private final QuickSlots slots;

    QuickSaves(ControlQueue control, QuickSlots slots) {
        this.control = control;
        this.slots = slots;
    }

    /** The engine would not; the message says why. */
    public static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1L;

        RefusedException(String reason) {
            super(reason);
        }
    }

    /**
     * A slot as a list shows it.
     *
     * @param number from 1
     * @param save what it holds; empty when it is empty or of no use
     * @param problem why it is of no use; empty when it isn't or is empty
     */
    public record Slot(int number, Optional<QuickSave> save, String problem) {}

    /** What every slot holds. */
    public CompletableFuture<List<Slot>> list() {
        return CompletableFuture.supplyAsync(this::readAll, BESIDE);
    }

    private List<Slot> readAll() {
        List<Slot> list = new ArrayList<>();
        for (int number = 1; number <= QuickSlots.SLOTS; number++) {
            list.add(read(number));
        }
        return list;
    }

    private Slot read(int number) {
        try {
            return new Slot(number, Optional.of(slots.read(number)), "");
        } catch (QuickSaveException e) {
            boolean empty = e.reason() == QuickSaveException.Reason.EMPTY_SLOT;
            return new Slot(number, Optional.empty(), empty ? "" : e.getMessage());
        } catch (IOException e) {
            return new Slot(number, Optional.empty(), e.getMessage());
        }
    }

    /** Keeps the present moment in a slot. */
    public CompletableFuture<QuickSave> save(int number) {
        return ask(new GameRequest.TakeMoment())
                .thenApplyAsync(
                        answer -> {
                            Moment moment = ((Answer.MomentTaken) answer).moment();
                            QuickSave save = QuickSave.of(moment, System.currentTimeMillis());
                            return run(
                                    () -> {
                                        slots.write(number, save);
                                        return save;
                                    });
                        },
                        BESIDE);
    }

    /** Puts the game back to the moment in a slot. */
    public CompletableFuture<QuickSave> load(int number) {
        return CompletableFuture.supplyAsync(() -> run(() -> slots.read(number)), BESIDE)
                .thenCompose(
                        save ->
                                ask(new GameRequest.Restore(save.game(), save.state()))
                                        .thenApply(done -> save));
    }

    private CompletableFuture<Answer> ask(Request request) {
        CompletableFuture<Answer> answered = new CompletableFuture<>();
        boolean taken =
                control.offer(
                        request,
                        answer -> {
                            if (answer instanceof Answer.Refused refused) {
                                answered.completeExceptionally(
                                        new RefusedException(refused.reason()));
                            } else {
                                answered.complete(answer);
                            }
                        });
        if (!taken) {
            answered.completeExceptionally(
                    new RefusedException("the engine is too busy to take another request"));
        }
        return answered;
    }

    /** Work with files that may fail. */
    private interface FileWork<T> {
        T run() throws IOException, QuickSaveException;
    }

    private static <T> T run(FileWork<T> work) {
        try {
            return work.run();
        } catch (IOException | QuickSaveException e) {
            throw new CompletionException(e);
        }
    }
}
