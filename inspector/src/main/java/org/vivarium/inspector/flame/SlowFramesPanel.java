package org.vivarium.inspector.flame;

import java.nio.IntBuffer;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.SlowFrames.Slow;
import org.vivarium.telemetry.Thumbnail;

/** The slow frames of the session, longest first, each with its picture, chart and cause. */
public final class SlowFramesPanel extends BasePanel<SplitPane> {
    private final PanelContext context;
    private final ListView<Slow> list = new ListView<>();
    private final FlameView flame = new FlameView();
    private final Label caption = new Label();
    private final Label cause = new Label();
    private final WritableImage picture = new WritableImage(Thumbnail.WIDTH, Thumbnail.HEIGHT);
    private final FrameCause causes = new FrameCause();
    private final Every slowly = new Every(500);
    private int shownChanges = -1;

    public SlowFramesPanel(PanelContext context) {
        super(new SplitPane());
        this.context = context;
        list.setId("slow-list");
        list.getStyleClass().addAll("dense", "edge-to-edge");
        list.setPlaceholder(new Label(Texts.of("slow.empty")));
        list.setCellFactory(view -> new SlowCell());
        list.getSelectionModel().selectedItemProperty().addListener((o, before, now) -> show(now));
        caption.setId("slow-caption");
        caption.setWrapText(true);
        cause.setId("slow-cause");
        cause.setWrapText(true);
        cause.getStyleClass().add("strong");
        var image = new ImageView(picture);
        image.setId("slow-picture");
        image.setSmooth(false);
        image.setFitWidth(Thumbnail.WIDTH * 1.5);
        image.setFitHeight(Thumbnail.HEIGHT * 1.5);
        var words = new VBox(4, cause, caption);
        HBox.setHgrow(words, Priority.ALWAYS);
        VBox.setVgrow(flame, Priority.ALWAYS);
        var detail = new VBox(6, new HBox(10, image, words), flame);
        detail.getStyleClass().add("padded-panel");
        root.getItems().setAll(list, detail);
        root.setDividerPositions(0.32);
        root.getStyleClass().add("quiet-split");
        context.engine().addListener((o, before, now) -> forget());
    }

    private void forget() {
        shownChanges = -1;
        list.getItems().clear();
    }

    private void show(Slow slow) {
        flame.show(slow == null ? FlameLayout.EMPTY : FlameLayout.of(slow.record()));
        caption.setText(slow == null ? "" : FrameCaption.of(slow.record(), 1));
        cause.setText(slow == null ? "" : causes.of(slow.record()));
        int[] pixels =
                slow == null
                        ? new int[Thumbnail.WIDTH * Thumbnail.HEIGHT]
                        : slow.thumbnail().pixels();
        picture.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        Thumbnail.WIDTH,
                        Thumbnail.HEIGHT,
                        PixelFormat.getIntArgbInstance(),
                        IntBuffer.wrap(pixels),
                        Thumbnail.WIDTH);
    }

    @Override
    protected void onShown() {
        shownChanges = -1;
    }

    @Override
    protected void onHidden() {
        list.getItems().clear();
    }

    @Override
    public void pulse() {
        EngineLink link = context.engine().get();
        int changes = link == null ? 0 : link.slowFrames().changes();
        if (changes == shownChanges || shownChanges >= 0 && !slowly.due()) {
            return;
        }
        shownChanges = changes;
        Slow selected = list.getSelectionModel().getSelectedItem();
        List<Slow> all =
                link == null ? List.of() : link.slowFrames().all(List.copyOf(list.getItems()));
        list.getItems().setAll(all);
        headline(all.isEmpty() ? "" : Texts.of("slow.headline", all.size()));
        for (Slow slow : all) {
            if (selected != null && slow.record().frame == selected.record().frame) {
                list.getSelectionModel().select(slow);
            }
        }
        if (list.getSelectionModel().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
    }

    private static final class SlowCell extends ListCell<Slow> {
        @Override
        protected void updateItem(Slow slow, boolean empty) {
            super.updateItem(slow, empty);
            setText(
                    empty
                            ? null
                            : Texts.of(
                                    "slow.line",
                                    Units.millis(slow.record().workNanos),
                                    Units.count(slow.record().frame)));
        }
    }
}
