package org.vivarium.inspector.tables;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.Texts;

/** Chooses what of a table is exported, how, and where to. */
final class ExportBox extends VBox {
    private final RowTable table;
    private final Notifier notifier;
    private final Runnable close;
    private final ToggleGroup formats = new ToggleGroup();
    private final ToggleGroup scopes = new ToggleGroup();
    private final TextField path = new TextField();

    ExportBox(RowTable table, Notifier notifier, Runnable close) {
        this.table = table;
        this.notifier = notifier;
        this.close = close;
        var format = new HBox(4);
        for (Export.Format one : Export.Format.values()) {
            format.getChildren().add(toggle(formats, one.name(), one));
        }
        formats.selectToggle(formats.getToggles().getFirst());
        var scope = new HBox(4);
        int selected = table.selection().size();
        scope.getChildren()
                .add(toggle(scopes, Texts.of("export.shown", table.rows().size()), false));
        scope.getChildren().add(toggle(scopes, Texts.of("export.selected", selected), true));
        scopes.selectToggle(scopes.getToggles().get(selected > 1 ? 1 : 0));
        var copy = new Button(Texts.of("export.copy"));
        copy.setId("export-copy");
        copy.getStyleClass().add("small-tool");
        copy.setOnAction(event -> copy());
        path.setId("export-path");
        path.getStyleClass().add("filter-field");
        path.setPromptText(Texts.of("export.path"));
        path.setPrefWidth(240);
        path.setOnAction(event -> save());
        var save = new Button(Texts.of("export.save"));
        save.getStyleClass().add("small-tool");
        save.setOnAction(event -> save());
        setSpacing(8);
        var title = new Label(Texts.of("export.title"));
        title.getStyleClass().add("muted");
        getChildren().setAll(title, format, scope, new HBox(6, path, save), copy);
    }

    private static ToggleButton toggle(ToggleGroup group, String title, Object value) {
        var toggle = new ToggleButton(title);
        toggle.getStyleClass().add("small-tool");
        toggle.setToggleGroup(group);
        toggle.setUserData(value);
        return toggle;
    }

    private String text() {
        boolean selected =
                scopes.getSelectedToggle() != null
                        && (boolean) scopes.getSelectedToggle().getUserData();
        List<Integer> positions = selected ? table.selection() : new ArrayList<>(table.rows());
        return Export.write(table.table(), positions, format());
    }

    private Export.Format format() {
        return formats.getSelectedToggle() == null
                ? Export.Format.TSV
                : (Export.Format) formats.getSelectedToggle().getUserData();
    }

    private void copy() {
        var content = new ClipboardContent();
        content.putString(text());
        Clipboard.getSystemClipboard().setContent(content);
        notifier.info(Texts.of("export.copied"));
        close.run();
    }

    private void save() {
        try {
            String name = path.getText().strip();
            Path file =
                    name.isEmpty() ? Path.of("out", table.list().name() + ending()) : Path.of(name);
            if (file.getParent() != null) {
                Files.createDirectories(file.getParent());
            }
            Files.writeString(file, text(), StandardCharsets.UTF_8);
            notifier.info(Texts.of("export.done", file.toAbsolutePath().normalize()));
            close.run();
        } catch (IOException | InvalidPathException e) {
            notifier.warn(Texts.of("export.failed", e.getMessage()));
        }
    }

    private String ending() {
        return "." + format().name().toLowerCase(Locale.ROOT);
    }
}
