package org.vivarium.inspector.row.preview;

import javafx.animation.AnimationTimer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Row;

/** A battle animation with a knob to play, hold, and look at single frames. */
final class AnimationCard extends VBox {
    private final AnimationStage stage;
    private final FontIcon icon = new FontIcon(MaterialDesignP.PAUSE);
    private final Slider slider = new Slider();
    private final Label label = new Label();
    private boolean following;
    private final AnimationTimer follower =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    follow();
                }
            };

    AnimationCard(Image sheet, Row animation) {
        stage = new AnimationStage(sheet, animation);
        var play = new Button(null, icon);
        play.setId("animation-play");
        play.getStyleClass().add("small-tool");
        play.setOnAction(event -> toggle());
        slider.setMax(Math.max(0, stage.frames() - 1));
        slider.setBlockIncrement(1);
        slider.setPrefWidth(220);
        slider.valueProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!following) {
                                hold((int) Math.round(now.doubleValue()));
                            }
                        });
        label.getStyleClass().add("muted");
        var knobs = new HBox(8, play, slider, label);
        knobs.getStyleClass().add("preview-head");
        setSpacing(4);
        getChildren().setAll(stage, knobs);
        sceneProperty()
                .addListener(
                        (o, before, now) -> {
                            if (now == null) {
                                follower.stop();
                            } else {
                                follower.start();
                            }
                        });
    }

    private void toggle() {
        if (stage.isPlaying()) {
            hold(Math.min(stage.shown(), Math.max(0, stage.frames() - 1)));
        } else {
            stage.play();
            icon.setIconCode(MaterialDesignP.PAUSE);
        }
    }

    private void hold(int frame) {
        stage.hold(frame);
        icon.setIconCode(MaterialDesignP.PLAY);
    }

    private void follow() {
        int shown = Math.min(stage.shown(), Math.max(0, stage.frames() - 1));
        following = true;
        slider.setValue(shown);
        following = false;
        label.setText(
                stage.frames() == 0
                        ? Texts.of("preview.noFrames")
                        : Texts.of("preview.frame", shown + 1, stage.frames()));
    }
}
