package org.vivarium.app.shell;

import java.io.ByteArrayInputStream;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.vivarium.app.session.QuickSaves;
import org.vivarium.engine.save.quick.QuickSave;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;

/** The quick saves of the running game with their pictures: one card for each slot. */
final class QuickSavesPanel extends BasePanel<StackPane> {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");
    private static final DateTimeFormatter DAY_AND_TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
    private static final double WIDTH = 160;
    private static final double HEIGHT = 120;

    private final QuickSaveActions actions;
    private final FlowPane cards = new FlowPane(10, 10);
    private final Label nothing = new Label(Texts.of("quick.empty"));

    QuickSavesPanel(QuickSaveActions actions) {
        super(new StackPane());
        this.actions = actions;
        cards.setId("quick-saves");
        cards.getStyleClass().add("padded-panel");
        nothing.getStyleClass().add("muted");
        nothing.setWrapText(true);
        var scroll = new ScrollPane(cards);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("edge-to-edge");
        root.getChildren().setAll(scroll, nothing);
        actions.slots().addListener((ListChangeListener<QuickSaves.Slot>) change -> showSlots());
        actions.chosen().addListener((o, before, now) -> mark());
        showSlots();
    }

    private void showSlots() {
        cards.getChildren().clear();
        for (QuickSaves.Slot slot : actions.slots()) {
            cards.getChildren().add(card(slot));
        }
        nothing.setVisible(actions.slots().isEmpty());
        long used = actions.slots().stream().filter(slot -> slot.save().isPresent()).count();
        headline(
                actions.slots().isEmpty()
                        ? ""
                        : Texts.of("quick.headline", used, actions.slots().size()));
        mark();
    }

    private void mark() {
        for (int i = 0; i < cards.getChildren().size(); i++) {
            boolean chosen = i + 1 == actions.chosen().get();
            cards.getChildren().get(i).pseudoClassStateChanged(CHOSEN, chosen);
        }
    }

    private Node card(QuickSaves.Slot slot) {
        var picture = new StackPane(picture(slot));
        picture.setMinSize(WIDTH, HEIGHT);
        picture.setPrefSize(WIDTH, HEIGHT);
        picture.setMaxSize(WIDTH, HEIGHT);
        picture.getStyleClass().add("quick-picture");
        var title = new Label(title(slot));
        var place = new Label(slot.save().map(QuickSave::place).orElse(""));
        place.getStyleClass().add("muted");
        for (Label label : List.of(title, place)) {
            label.setMaxWidth(WIDTH);
            slot.save().ifPresent(save -> label.setTooltip(new Tooltip(details(save))));
        }
        var save = button("quick.save", slot.number(), () -> actions.save(slot.number()));
        save.setId("quick-save-" + slot.number());
        var load = button("quick.load", slot.number(), () -> actions.load(slot.number()));
        load.setId("quick-load-" + slot.number());
        load.setDisable(slot.save().isEmpty());
        var buttons = new HBox(6, load, save);
        buttons.setAlignment(Pos.CENTER_LEFT);
        var card = new VBox(4, picture, title, place, buttons);
        card.setId("quick-card-" + slot.number());
        card.getStyleClass().add("quick-card");
        card.setOnMouseClicked(event -> actions.chosen().set(slot.number()));
        return card;
    }

    private static Node picture(QuickSaves.Slot slot) {
        if (slot.save().isPresent()) {
            byte[] png = slot.save().get().thumbnail();
            return new ImageView(new Image(new ByteArrayInputStream(png)));
        }
        String words = slot.problem().isEmpty() ? Texts.of("quick.slotEmpty") : slot.problem();
        var label = new Label(words);
        label.setWrapText(true);
        label.getStyleClass().add("muted");
        return label;
    }

    private static String title(QuickSaves.Slot slot) {
        String number = Integer.toString(slot.number());
        return slot.save()
                .map(save -> Texts.of("quick.title", number, when(save.savedAt())))
                .orElse(number);
    }

    /** The time of a save of today, else its day and time. */
    private static String when(long savedAt) {
        ZonedDateTime then = Instant.ofEpochMilli(savedAt).atZone(ZoneId.systemDefault());
        boolean today = then.toLocalDate().equals(LocalDate.now());
        return then.format(today ? TIME : DAY_AND_TIME);
    }

    private static String details(QuickSave save) {
        return Texts.of(
                "quick.details",
                save.place(),
                when(save.savedAt()),
                Units.bytes(save.state().length));
    }

    private static Button button(String key, int slot, Runnable run) {
        var button = new Button(Texts.of(key));
        button.getStyleClass().add("small-tool");
        button.setTooltip(new Tooltip(Texts.of(key + ".tip", slot)));
        button.setFocusTraversable(false);
        button.setOnAction(event -> run.run());
        return button;
    }

    @Override
    protected void onShown() {
        showSlots();
    }

    @Override
    protected void onHidden() {
        cards.getChildren().clear();
    }
}
