package org.vivarium.inspector;

import atlantafx.base.theme.PrimerDark;
import java.util.List;
import java.util.function.Function;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.control.EngineLink;
import org.vivarium.model.Address;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.WindowTest;

/** A test of one panel in a window of its own, pulsed as a dock does. */
public abstract class PanelTest extends WindowTest {
    private final Function<PanelContext, Panel> maker;
    protected final Told told = new Told();
    protected final PanelContext context = new PanelContext(told);
    protected GameFiles game;
    protected Panel panel;
    private final AnimationTimer pulses =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    panel.pulse();
                }
            };

    protected PanelTest(Function<PanelContext, Panel> maker) {
        this.maker = maker;
    }

    /** The engine beside the panel; none for panels that show files, which get a reference game. */
    protected EngineLink engine() {
        return null;
    }

    @Override
    protected void open(Stage stage) throws Exception {
        if (engine() == null) {
            game = new GameFiles(GameFolder.open(SharedData.game("testgame-2000")));
            context.game().set(game);
        } else {
            context.engine().set(engine());
        }
        panel = maker.apply(context);
        Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
        var scene = new Scene(new StackPane(panel.node()), 1000, 700);
        for (String sheet : List.of("bridge", "vivarium", "inspect", "tables")) {
            String path = "/themes/" + sheet + ".css";
            scene.getStylesheets().add(PanelTest.class.getResource(path).toExternalForm());
        }
        stage.setScene(scene);
        stage.show();
        panel.shown();
        pulses.start();
    }

    @Override
    protected void close() {
        pulses.stop();
    }

    /** A place of the game: {@code map:2/event:1}. */
    protected final Address place(String steps) {
        return Address.parse(game.address() + "/" + steps);
    }

    protected final void go(String steps, Navigator.Viewer viewer) {
        robot.interact(() -> context.navigator().go(place(steps), viewer));
    }

    /** What is looked at now. */
    protected final String visited() {
        Navigator.Visit visit = context.navigator().visit().get();
        return visit == null
                ? ""
                : visit.place().toString().substring(game.address().toString().length() + 1)
                        + " in "
                        + visit.viewer();
    }
}
