package org.vivarium.app.shell;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.vivarium.app.session.PlaySession;
import org.vivarium.app.session.QuickSaves;
import org.vivarium.engine.save.quick.QuickSlots;
import org.vivarium.inspector.Texts;

/** Quick saves by action: the chosen slot, and every slot by its number. */
final class QuickSaveActions {
    private final Notices notices;
    private final IntegerProperty chosen = new SimpleIntegerProperty(1);
    private final ObservableList<QuickSaves.Slot> slots = FXCollections.observableArrayList();
    private PlaySession session;

    QuickSaveActions(Notices notices) {
        this.notices = notices;
    }

    void addTo(Actions actions) {
        actions.add(
                "quickSave", MaterialDesignC.CONTENT_SAVE_OUTLINE, "F5", () -> save(chosen.get()));
        actions.add("quickLoad", MaterialDesignC.CONTENT_SAVE_MOVE, "F8", () -> load(chosen.get()));
        for (int slot = 1; slot <= QuickSlots.SLOTS; slot++) {
            int number = slot;
            actions.add(
                    "quickSave." + slot,
                    Texts.of("action.quickSaveSlot", slot),
                    MaterialDesignC.CONTENT_SAVE_OUTLINE,
                    "Shift+F" + slot,
                    () -> save(number));
            actions.add(
                    "quickLoad." + slot,
                    Texts.of("action.quickLoadSlot", slot),
                    MaterialDesignC.CONTENT_SAVE_MOVE,
                    "Shortcut+F" + slot,
                    () -> load(number));
        }
    }

    /** The game whose moments are kept; null for none. */
    void feed(PlaySession running) {
        session = running;
        chosen.set(1);
        slots.clear();
        refresh();
    }

    /** The slot that is saved and loaded when none is named. */
    IntegerProperty chosen() {
        return chosen;
    }

    /** What the slots of the running game hold; empty without one. */
    ObservableList<QuickSaves.Slot> slots() {
        return slots;
    }

    private void refresh() {
        if (session != null) {
            PlaySession asked = session;
            show(asked.quickSaves().list(), list -> keep(asked, list));
        }
    }

    private void keep(PlaySession asked, List<QuickSaves.Slot> list) {
        if (asked == session) {
            slots.setAll(list);
        }
    }

    void save(int slot) {
        if (session != null) {
            chosen.set(slot);
            show(
                    session.quickSaves().save(slot),
                    save -> {
                        notices.info(Texts.of("quick.saved", slot));
                        refresh();
                    });
        }
    }

    void load(int slot) {
        if (session != null) {
            chosen.set(slot);
            show(
                    session.quickSaves().load(slot),
                    save -> notices.info(Texts.of("quick.loaded", slot)));
        }
    }

    /** Hands what came to the window's thread; what went wrong becomes a notice. */
    private <T> void show(CompletableFuture<T> later, Consumer<T> done) {
        later.whenComplete(
                (value, problem) ->
                        Platform.runLater(
                                () -> {
                                    if (problem == null) {
                                        done.accept(value);
                                    } else {
                                        notices.warn(Texts.of("quick.failed", words(problem)));
                                    }
                                }));
    }

    private static String words(Throwable problem) {
        Throwable cause = problem.getCause() == null ? problem : problem.getCause();
        return cause.getMessage();
    }
}
