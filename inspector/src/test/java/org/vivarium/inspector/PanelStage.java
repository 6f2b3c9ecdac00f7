package org.vivarium.inspector;

import atlantafx.base.theme.PrimerDark;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.model.Address;
import org.vivarium.testing.SharedData;

/** One panel in a window of its own over a reference game, fed with pulses as a dock does. */
public final class PanelStage {
    public final List<String> said = new ArrayList<>();
    public final PanelContext context;
    public final GameFiles game;
    public final Panel panel;
    private final AnimationTimer pulses =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    panel.pulse();
                }
            };

    private PanelStage(Stage stage, String name, Function<PanelContext, Panel> maker)
            throws GameOpenException {
        context =
                new PanelContext(
                        new Notifier() {
                            @Override
                            public void info(String message) {
                                said.add(message);
                            }

                            @Override
                            public void warn(String message) {
                                said.add(message);
                            }
                        });
        game = new GameFiles(GameFolder.open(SharedData.game(name)));
        context.game().set(game);
        panel = maker.apply(context);
        Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
        var scene = new Scene(new StackPane(panel.node()), 1000, 700);
        for (String sheet : List.of("bridge", "vivarium", "inspect", "tables")) {
            String path = "/themes/" + sheet + ".css";
            scene.getStylesheets().add(PanelStage.class.getResource(path).toExternalForm());
        }
        stage.setScene(scene);
        stage.show();
        panel.shown();
        pulses.start();
    }

    /** Opens the window; on the window's thread. */
    public static PanelStage open(Stage stage, String game, Function<PanelContext, Panel> maker)
            throws GameOpenException {
        return new PanelStage(stage, game, maker);
    }

    /** A place of the game: {@code map:2/event:1}. */
    public Address place(String steps) {
        return Address.parse(game.address() + "/" + steps);
    }

    public void go(String steps, Navigator.Viewer viewer) {
        WaitForAsyncUtils.waitForAsyncFx(
                30_000, () -> context.navigator().go(place(steps), viewer));
    }

    /** What is looked at now. */
    public String visited() {
        Navigator.Visit visit = context.navigator().visit().get();
        return visit == null
                ? ""
                : visit.place().toString().substring(game.address().toString().length() + 1)
                        + " in "
                        + visit.viewer();
    }

    public static void await(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(
                    60,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.waitForAsyncFx(30_000, condition::getAsBoolean));
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come to that in a minute", e);
        }
    }

    public void close() {
        WaitForAsyncUtils.waitForAsyncFx(30_000, pulses::stop);
    }
}
