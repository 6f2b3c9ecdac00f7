package org.vivarium.inspector.code;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Searches.Search;
import org.vivarium.inspector.Searches.Wording;
import org.vivarium.inspector.Texts;

/** Above the code: where it belongs, and what can be done with it. */
final class CodeHeader {
    private final Label title = new Label();
    private final TextField find = new TextField();
    private final VBox node;
    private final CodePanel panel;
    private final PanelContext context;

    CodeHeader(CodePanel panel, PanelContext context) {
        this.panel = panel;
        this.context = context;
        title.setId("code-title");
        title.getStyleClass().add("place-title");
        title.setMinWidth(0);
        HBox.setHgrow(title, Priority.ALWAYS);
        title.setMaxWidth(Double.MAX_VALUE);
        find.setId("code-find");
        find.getStyleClass().add("small-field");
        find.setPromptText(Texts.of("code.find"));
        find.setTooltip(new Tooltip(Texts.of("code.find.tip")));
        find.setOnKeyPressed(this::findKey);
        var back = tool("code-back", MaterialDesignA.ARROW_LEFT, () -> context.navigator().back());
        var forward =
                tool(
                        "code-forward",
                        MaterialDesignA.ARROW_RIGHT,
                        () -> context.navigator().forward());
        back.disableProperty().bind(context.navigator().canGoBack().not());
        forward.disableProperty().bind(context.navigator().canGoForward().not());
        var line =
                new HBox(
                        4,
                        back,
                        forward,
                        title,
                        find,
                        tool("code-everywhere", MaterialDesignT.TEXT_SEARCH, this::findEverywhere),
                        tool("code-fold", MaterialDesignU.UNFOLD_LESS_HORIZONTAL, this::fold),
                        tool("code-unfold", MaterialDesignU.UNFOLD_MORE_HORIZONTAL, this::unfold),
                        tool("code-running", MaterialDesignP.PLAY_OUTLINE, panel::goToRunning),
                        tool("code-copy", MaterialDesignC.CONTENT_COPY, panel::copy));
        line.getStyleClass().addAll("panel-line", "tools");
        line.setAlignment(Pos.CENTER_LEFT);
        node = new VBox(line);
    }

    private static Button tool(String id, Ikon icon, Runnable run) {
        var button = new Button(null, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().addAll("small-tool", "flat");
        button.setTooltip(new Tooltip(Texts.of(id.replace('-', '.') + ".tip")));
        button.setOnAction(event -> run.run());
        return button;
    }

    Region node() {
        return node;
    }

    void show(CodeOwner owner, CodePage page) {
        title.setText(
                owner == null
                        ? Texts.of("code.empty")
                        : String.join("  ›  ", owner.around())
                                + (page.address().equals(owner.address())
                                        ? ""
                                        : "  ›  "
                                                + Texts.of(
                                                        "code.pageOf",
                                                        Integer.toString(page.number()),
                                                        Integer.toString(owner.pages().size()))));
    }

    /** Gives the keyboard to the field that finds. */
    void find() {
        find.requestFocus();
        find.selectAll();
    }

    private void findKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            if (event.isShortcutDown()) {
                findEverywhere();
            } else {
                panel.findNext(find.getText(), !event.isShiftDown());
            }
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            panel.view().requestFocus();
            event.consume();
        }
    }

    private void findEverywhere() {
        context.searches().look(new Search.InCode(Wording.of(find.getText())));
    }

    private void fold() {
        panel.view().foldAll();
    }

    private void unfold() {
        panel.view().unfoldAll();
    }
}
