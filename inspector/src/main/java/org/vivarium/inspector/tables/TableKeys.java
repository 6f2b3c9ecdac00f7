package org.vivarium.inspector.tables;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import javafx.scene.input.KeyEvent;
import org.vivarium.inspector.Navigator;
import org.vivarium.inspector.edit.EditBar;
import org.vivarium.inspector.row.RowPane;

/** The keys of the tables: back and forward, filter, edit, undo, save. */
final class TableKeys {
    private static final Modifier CONTROL = KeyCombination.SHORTCUT_DOWN;
    private static final Modifier SHIFT = KeyCombination.SHIFT_DOWN;
    private static final KeyCombination UNDO = new KeyCodeCombination(KeyCode.Z, CONTROL);
    private static final KeyCombination REDO = new KeyCodeCombination(KeyCode.Z, CONTROL, SHIFT);
    private static final KeyCombination SAVE = new KeyCodeCombination(KeyCode.S, CONTROL);
    private static final KeyCombination EDIT = new KeyCodeCombination(KeyCode.E, CONTROL);
    private static final KeyCombination FIND = new KeyCodeCombination(KeyCode.F, CONTROL);
    private static final KeyCombination BYTES = new KeyCodeCombination(KeyCode.B, CONTROL);
    private static final KeyCombination BACK =
            new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN);
    private static final KeyCombination FORWARD =
            new KeyCodeCombination(KeyCode.RIGHT, KeyCombination.ALT_DOWN);

    private final Navigator navigator;
    private final EditBar edits;
    private final FilterBar filter;
    private final RowPane row;

    TableKeys(
            Node root,
            Navigator navigator,
            EditBar edits,
            FilterBar filter,
            RowTable rows,
            RowPane row) {
        this.navigator = navigator;
        this.edits = edits;
        this.filter = filter;
        this.row = row;
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        rows.node().addEventHandler(KeyEvent.KEY_PRESSED, this::inRows);
    }

    private void pressed(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl;
        Runnable action = typing ? null : editing(event);
        action = action == null ? anywhere(event) : action;
        if (action != null) {
            action.run();
            event.consume();
        }
    }

    private Runnable editing(KeyEvent event) {
        if (UNDO.match(event)) {
            return edits::undo;
        }
        return REDO.match(event) ? edits::redo : null;
    }

    private Runnable anywhere(KeyEvent event) {
        if (BACK.match(event)) {
            return navigator::back;
        }
        if (FORWARD.match(event)) {
            return navigator::forward;
        }
        if (SAVE.match(event)) {
            return edits::save;
        }
        if (EDIT.match(event)) {
            return () -> edits.editing().set(!edits.editing().get());
        }
        if (BYTES.match(event)) {
            return row::showBytes;
        }
        return FIND.match(event) ? filter::focus : null;
    }

    private void inRows(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.F2) {
            row.fields().node().requestFocus();
            if (row.fields().node().getSelectionModel().isEmpty()) {
                row.fields().node().getSelectionModel().selectFirst();
            }
            event.consume();
        }
    }
}
