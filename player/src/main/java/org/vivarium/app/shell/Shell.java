package org.vivarium.app.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.DirectoryChooser;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.dock.Dock;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.session.PlaySession;
import org.vivarium.app.session.PreviewSound;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.app.user.SettingsMemory;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.control.LoopRequest;
import org.vivarium.control.Request;
import org.vivarium.control.Speed;
import org.vivarium.engine.input.InputSource;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.PanelType;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.find.GoTo;
import org.vivarium.telemetry.Picture;

/** Vivarium's window: the game, the panels docked around it, tool bar and status bar. */
public final class Shell {
    private static final Logger LOG = LoggerFactory.getLogger(Shell.class);

    private static final String FILL = "fill";
    private static final double WIDTH = 1600;
    private static final double HEIGHT = 1000;

    private final PulseMeter pulses = new PulseMeter();
    private final Stage stage;
    private final StackPane root = new StackPane();
    private final Settings settings;
    private final RunOptions options;
    private final Theme theme;
    private final Notices notices = new Notices();
    private final PreviewSound preview;
    private final PanelContext context;
    private final GameOpening opening;
    private final WelcomePane welcome = new WelcomePane(this::browse, this::openSample, this::open);
    private final GamePanel game = new GamePanel(welcome);
    private final Dock dock;
    private final StatusBar status;
    private final EventStops stops;
    private final Actions actions = new Actions();
    private final GoTo palette;
    private final ToolBarView tools;
    private final GameKeys keys;
    private final TileOverlay overlay;
    private final AnimationTimer timer =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    pulse();
                }
            };
    private final SoundSettings soundSettings;
    private final SoundActions sound;
    private final QuickSaveActions quickSaves = new QuickSaveActions(notices);
    private final RecordingActions recordings;
    private PlaySession session;
    private Path opened;
    private boolean overlayOn;
    private boolean closesAtEnd = true;
    private boolean shownPaused;

    public Shell(Stage stage, Settings settings, KeyMap keyMap, RunOptions options) {
        this.stage = stage;
        this.settings = settings;
        this.options = options;
        preview = new PreviewSound(new SoundSettings(settings));
        context = new PanelContext(notices, new SettingsMemory(settings), preview);
        overlay = new TileOverlay(context);
        soundSettings = new SoundSettings(settings);
        sound = new SoundActions(stage, soundSettings, notices);
        recordings = new RecordingActions(stage, notices, this::replay);
        opening =
                new GameOpening(
                        options,
                        soundSettings,
                        notices,
                        new GrantedWishes(this::toggleFullScreen, this::toggleScaling),
                        this::play);
        game.canvas().fill(settings.number(FILL, 0) != 0);
        theme = new Theme(settings);
        dock = new Dock(ShellPanels.all(game, quickSaves), context, ShellPanels.standard());
        context.navigator().onReveal(viewer -> dock.reveal(ShellPanels.of(viewer)));
        context.searches().onReveal(() -> dock.reveal(ShellPanels.FIND));
        status = new StatusBar(() -> dock.reveal(ShellPanels.WARNINGS));
        stops = new EventStops(context, status::showStop);
        palette = CommandPalette.over(context, actions::all, () -> game.canvas().requestFocus());
        ShellActions.addTo(actions, this, theme::toggle, palette::open, dock);
        quickSaves.addTo(actions);
        recordings.addTo(actions);
        sound.addTo(actions);
        tools = new ToolBarView(actions, this::setSpeed, this::rewind);
        keys = new GameKeys(game.canvas(), keyMap, this::rewind);
        welcome.showRecent(settings.recentGames());
    }

    /** Buttons pressed by a script in games opened from now on. */
    public void script(InputSource script) {
        opening.script(script);
    }

    /** Leaves the window open after the last frame: whoever drives it closes it. */
    void stayOpen() {
        closesAtEnd = false;
    }

    /** Plays a recording of the open game. */
    void replay(Path recording) {
        opening.replay(opened, recording);
    }

    public void show() {
        var main = new BorderPane(dock.node());
        main.setTop(tools);
        main.setBottom(status);
        main.getStyleClass().add("shell");
        root.getChildren().setAll(main, palette.node(), notices.node());
        var scene = makeScene();
        Theme.style(scene);
        pulses.follow(scene);
        actions.bind(scene);
        scene.setOnDragOver(Shell::dragOver);
        scene.setOnDragDropped(this::dropped);
        dock.show(LayoutNode.fromData(settings.layout()));
        stage.setTitle(Texts.of("app.title"));
        stage.setScene(scene);
        stage.setOnCloseRequest(event -> close());
        stage.setFullScreenExitHint("");
        stage.show();
        timer.start();
    }

    private Scene makeScene() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = settings.number("width", WIDTH);
        double height = settings.number("height", HEIGHT);
        if (!"Headless".equals(System.getProperty("glass.platform"))) {
            return new Scene(
                    root, Math.min(width, screen.getWidth()), Math.min(height, screen.getHeight()));
        }
        // The headless screen is small and takes no larger window: the content is laid out at its
        // own size and reaches beyond it.
        root.setPrefSize(width, height);
        root.setMinSize(width, height);
        return new Scene(
                new Pane(root),
                Math.min(width, screen.getWidth()),
                Math.min(height, screen.getHeight()));
    }

    private void pulse() {
        game.canvas().pulse();
        stops.pulse();
        if (session != null && session.status().paused() != shownPaused) {
            shownPaused = session.status().paused();
            tools.showPaused(shownPaused);
        }
        if (closesAtEnd && session != null && session.finished()) {
            quit();
        }
    }

    /** Opens a game beside the window's thread; what is wrong with it becomes a notice. */
    public void open(Path path) {
        opening.open(path);
    }

    private void play(PlaySession ready, Path path) {
        closeGame();
        session = ready;
        opened = path;
        context.navigator().clear();
        context.game().set(ready.files());
        context.engine().set(ready);
        game.show(ready);
        keys.feed(ready.keys());
        feed(ready);
        status.show(ready);
        tools.showSpeed(Speed.NORMAL);
        stage.setTitle(ready.files().title() + " – " + Texts.of("app.title"));
        settings.opened(path);
        welcome.showRecent(settings.recentGames());
        ready.start();
    }

    private void feed(PlaySession running) {
        sound.feed(running);
        quickSaves.feed(running);
        recordings.feed(running);
    }

    private void closeGame() {
        if (session != null) {
            status.show(null);
            keys.feed(null);
            feed(null);
            context.engine().set(null);
            context.game().set(null);
            game.show(null);
            session.close();
            session = null;
        }
    }

    /** Ends the game, and keeps how the window was. */
    public void close() {
        timer.stop();
        preview.close();
        closeGame();
        settings.setNumber("width", root.getWidth());
        settings.setNumber("height", root.getHeight());
        settings.setLayout(LayoutNode.toData(dock.layout()));
    }

    void quit() {
        close();
        stage.close();
    }

    void browse() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(Texts.of("action.open"));
        List<Path> recent = settings.recentGames();
        if (!recent.isEmpty() && recent.getFirst().getParent().toFile().isDirectory()) {
            chooser.setInitialDirectory(recent.getFirst().getParent().toFile());
        }
        var folder = chooser.showDialog(stage);
        if (folder != null) {
            open(folder.toPath());
        }
    }

    void openSample() {
        opening.openSample();
    }

    private static void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            open(event.getDragboard().getFiles().getFirst().toPath());
            event.setDropCompleted(true);
            event.consume();
        }
    }

    private void ask(Request request) {
        context.ask(request);
    }

    void togglePause() {
        if (session != null) {
            ask(session.status().paused() ? new LoopRequest.Resume() : new LoopRequest.Pause());
        }
    }

    void step() {
        ask(new LoopRequest.StepFrames(1));
    }

    void stepBack() {
        ask(new LoopRequest.StepBack(1));
    }

    /** Goes back through the last minute, until told to stop. */
    void rewind(boolean on) {
        ask(new LoopRequest.Rewind(on));
    }

    void setSpeed(Speed speed) {
        ask(new LoopRequest.SetSpeed(speed));
        tools.showSpeed(speed);
    }

    void changeSpeed(boolean faster) {
        if (session != null) {
            Speed speed = session.status().speed();
            setSpeed(faster ? speed.faster() : speed.slower());
        }
    }

    void toggleOverlay() {
        overlayOn = !overlayOn;
        if (overlayOn) {
            overlay.start();
            game.canvas().overlay(overlay);
        } else {
            overlay.stop();
            game.canvas().overlay(GameCanvas.Overlay.NONE);
        }
    }

    /** Whether the tiles of the game's picture are coloured by why they were drawn. */
    boolean overlayShown() {
        return overlayOn;
    }

    void toggleFullScreen() {
        stage.setFullScreen(!stage.isFullScreen());
    }

    /** The game's picture in whole multiples of its size, or as large as there is room. */
    void toggleScaling() {
        boolean fill = settings.number(FILL, 0) == 0;
        settings.setNumber(FILL, fill ? 1 : 0);
        game.canvas().fill(fill);
    }

    void screenshot() {
        Picture picture = game.canvas().shown();
        if (picture == null) {
            return;
        }
        Path file = Path.of("out", Screenshots.nameFor(session.files().title()));
        try {
            Screenshots.write(picture, file);
            notices.info(Texts.of("screenshot.done", file.toAbsolutePath()));
        } catch (IOException e) {
            notices.warn(Texts.of("screenshot.failed", e.getMessage()));
        }
    }

    /** The running game; null while none is open. */
    public PlaySession session() {
        return session;
    }

    /** The game's picture as it is on screen; null before the first. */
    public Picture shownPicture() {
        return game.canvas().shown();
    }

    RecordingActions recordings() {
        return recordings;
    }

    /** Everything in the window. */
    public Parent content() {
        return root;
    }

    /** Lays the panels out anew; those the layout doesn't name are closed. */
    void arrange(LayoutNode layout) {
        dock.show(layout);
    }

    /** Brings a panel to the front. */
    public void reveal(String panel) {
        dock.reveal(panel);
    }

    /** What pulses of this window cost. */
    PulseMeter pulses() {
        return pulses;
    }

    /** The ids of all kinds of panels. */
    List<String> panels() {
        return dock.types().stream().map(PanelType::id).toList();
    }

    Panel panel(String panel) {
        return dock.host(panel).panel();
    }

    Parent panelNode(String panel) {
        return dock.host(panel);
    }

    /** What is chosen in the panels of this window. */
    public PanelContext context() {
        return context;
    }
}
