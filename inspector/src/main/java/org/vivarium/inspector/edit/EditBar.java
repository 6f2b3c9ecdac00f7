package org.vivarium.inspector.edit;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.Texts;

/**
 * Editing on and off, undo, redo, save, revert, differences; says what isn't saved and that a
 * running game sees changes only after it is loaded again.
 */
public final class EditBar extends HBox {
    private final ToggleButton editing =
            new ToggleButton(null, new FontIcon(MaterialDesignP.PENCIL_OFF_OUTLINE));
    private final Button undo = button("undo", MaterialDesignU.UNDO, this::undo);
    private final Button redo = button("redo", MaterialDesignR.REDO, this::redo);
    private final Button save = button("save", MaterialDesignC.CONTENT_SAVE_OUTLINE, this::save);
    private final Button revert = button("revert", MaterialDesignB.BACKUP_RESTORE, this::revert);
    private final Button differences;
    private final Label state = new Label();
    private final Supplier<GameFiles> files;
    private final Supplier<Document> current;
    private final Notifier notifier;
    private boolean gameRuns;
    private boolean savedWhileRunning;

    /**
     * @param current the file that is looked at: undo, redo and revert mean its edits
     * @param showDifferences shows how it differs from what is on the disk
     */
    public EditBar(
            Supplier<GameFiles> files,
            Supplier<Document> current,
            Notifier notifier,
            Runnable showDifferences) {
        this.files = files;
        this.current = current;
        this.notifier = notifier;
        differences = button("differences", MaterialDesignF.FILE_COMPARE, showDifferences);
        editing.setId("edit-toggle");
        editing.setTooltip(new Tooltip(Texts.of("edit.toggle")));
        editing.getStyleClass().add("small-tool");
        editing.selectedProperty()
                .addListener(
                        (o, before, on) -> {
                            ((FontIcon) editing.getGraphic())
                                    .setIconCode(
                                            on
                                                    ? MaterialDesignP.PENCIL
                                                    : MaterialDesignP.PENCIL_OFF_OUTLINE);
                            refresh();
                        });
        state.setId("edit-state");
        state.getStyleClass().add("edit-state");
        getStyleClass().add("edit-bar");
        refresh();
    }

    private static Button button(String id, Ikon icon, Runnable action) {
        var button = new Button(null, new FontIcon(icon));
        button.setId("edit-" + id);
        button.getStyleClass().add("small-tool");
        button.setTooltip(new Tooltip(Texts.of("edit." + id)));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** Whether values can be changed. */
    public BooleanProperty editing() {
        return editing.selectedProperty();
    }

    /** Whether a game runs that was loaded before what is edited now. */
    public void gameRuns(boolean runs) {
        gameRuns = runs;
        savedWhileRunning &= runs;
        refresh();
    }

    private boolean isDirty(Document document) {
        return document != null && document.isDirty();
    }

    /** Shows what can be done now. */
    public void refresh() {
        Document document = current.get();
        GameFiles all = files.get();
        boolean dirty = all != null && all.isDirty();
        editing.setDisable(document == null);
        undo.setDisable(document == null || !document.canUndo());
        redo.setDisable(document == null || !document.canRedo());
        revert.setDisable(!isDirty(document));
        save.setDisable(!dirty);
        differences.setDisable(document == null);
        List<ButtonBase> shown =
                editing.isSelected() || dirty
                        ? List.of(editing, undo, redo, save, revert, differences)
                        : List.of(editing, differences);
        getChildren().setAll(shown);
        state.setText(words(dirty));
        state.getStyleClass().remove("dirty");
        if (dirty) {
            state.getStyleClass().add("dirty");
        }
        if (!state.getText().isEmpty()) {
            getChildren().add(state);
        }
    }

    private String words(boolean dirty) {
        if (dirty) {
            long count = files.get().documents().stream().filter(Document::isDirty).count();
            String unsaved = Texts.of("edit.unsaved", count);
            return gameRuns ? unsaved + " · " + Texts.of("edit.reload") : unsaved;
        }
        return savedWhileRunning ? Texts.of("edit.savedReload") : "";
    }

    public void undo() {
        if (current.get() != null && current.get().canUndo()) {
            current.get().undo();
        }
    }

    public void redo() {
        if (current.get() != null && current.get().canRedo()) {
            current.get().redo();
        }
    }

    public void revert() {
        if (isDirty(current.get())) {
            current.get().revert();
        }
    }

    /** Saves every edited file; what can't be written is told and stays edited. */
    public void save() {
        if (files.get() == null) {
            return;
        }
        for (Document document : files.get().documents()) {
            if (document.isDirty()) {
                save(document);
            }
        }
        refresh();
    }

    private void save(Document document) {
        if (!document.canSave()) {
            notifier.warn(Texts.of("edit.readOnly", document.name()));
            return;
        }
        try {
            document.save();
            savedWhileRunning |= gameRuns;
            notifier.info(Texts.of(gameRuns ? "edit.savedButRuns" : "edit.saved", document.name()));
        } catch (IOException e) {
            notifier.warn(Texts.of("edit.failed", document.name(), e.getMessage()));
        }
    }
}
