package org.vivarium.app.settings;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.vivarium.inspector.Texts;

/** A list of folders that can be added to and taken from. */
final class FolderRows extends VBox {
    private final Supplier<List<Path>> folders;
    private final Consumer<Path> add;
    private final Consumer<Path> remove;
    private final String key;

    FolderRows(
            String key, Supplier<List<Path>> folders, Consumer<Path> add, Consumer<Path> remove) {
        super(4);
        this.key = key;
        this.folders = folders;
        this.add = add;
        this.remove = remove;
        show();
    }

    private void show() {
        getChildren().clear();
        var button =
                new Button(Texts.of("settings.add"), new FontIcon(MaterialDesignF.FOLDER_PLUS));
        button.getStyleClass().add("small-tool");
        button.setOnAction(event -> choose());
        getChildren().add(Rows.row(key, button));
        for (Path folder : folders.get()) {
            getChildren().add(row(folder));
        }
    }

    private HBox row(Path folder) {
        var name = new Label(folder.toString());
        name.getStyleClass().add("muted");
        name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        var gone = new Button(null, new FontIcon(MaterialDesignC.CLOSE));
        gone.getStyleClass().addAll("flat", "small-tool");
        gone.setTooltip(new Tooltip(Texts.of("settings.remove", folder)));
        gone.setOnAction(
                event -> {
                    remove.accept(folder);
                    show();
                });
        var row = new HBox(6, name, gone);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void choose() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(Texts.of(key));
        File folder = chooser.showDialog(getScene().getWindow());
        if (folder != null) {
            add.accept(folder.toPath());
            show();
        }
    }
}
