package org.vivarium.inspector.code;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
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
    /** Less wide than this, title and tools stand below each other. */
    private static final double NARROW = 780;

    private final Label title = new Label();
    private final Label tier = new Label();
    private final Button pageBefore;
    private final Button pageAfter;
    private final TextField find = new TextField();
    private final BorderPane node;
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
        tier.setId("code-tier");
        tier.getStyleClass().add("muted");
        tier.setMinWidth(Region.USE_PREF_SIZE);
        tier.setTooltip(new Tooltip(Texts.of("code.tier.tip")));
        tier.managedProperty().bind(tier.textProperty().isNotEmpty());
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
        pageBefore = tool("code-page-before", MaterialDesignC.CHEVRON_LEFT, () -> panel.page(-1));
        pageAfter = tool("code-page-after", MaterialDesignC.CHEVRON_RIGHT, () -> panel.page(1));
        var place = new HBox(4, back, forward, title, tier, pageBefore, pageAfter);
        var tools =
                new HBox(
                        4,
                        find,
                        tool("code-everywhere", MaterialDesignT.TEXT_SEARCH, this::findEverywhere),
                        tool("code-fold", MaterialDesignU.UNFOLD_LESS_HORIZONTAL, this::fold),
                        tool("code-unfold", MaterialDesignU.UNFOLD_MORE_HORIZONTAL, this::unfold),
                        tool("code-running", MaterialDesignP.PLAY_OUTLINE, panel::goToRunning),
                        tool("code-copy", MaterialDesignC.CONTENT_COPY, panel::copy));
        place.getStyleClass().addAll("panel-line", "tools");
        tools.getStyleClass().addAll("panel-line", "tools");
        tools.setAlignment(Pos.CENTER_LEFT);
        node = new BorderPane(place);
        node.setRight(tools);
        node.widthProperty()
                .addListener((o, before, now) -> arrange(tools, now.doubleValue() < NARROW));
    }

    /** Puts the tools below the title where they don't fit beside it. */
    private void arrange(HBox tools, boolean narrow) {
        if (narrow == (node.getBottom() == tools)) {
            return;
        }
        node.setRight(null);
        node.setBottom(null);
        if (narrow) {
            node.setBottom(tools);
        } else {
            node.setRight(tools);
        }
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

    /** Says how the page runs; nothing while it doesn't. */
    void tier(String words) {
        tier.setText(words);
    }

    void show(CodeOwner owner, CodePage page) {
        tier.setText("");
        int index = owner == null ? 0 : owner.pages().indexOf(page);
        pageBefore.setDisable(index <= 0);
        pageAfter.setDisable(owner == null || index >= owner.pages().size() - 1);
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

    /** Says something in place of whose code is shown. */
    void say(String words) {
        title.setText(words);
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
