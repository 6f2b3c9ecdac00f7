package org.vivarium.app.shell;

import java.nio.file.Path;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.dock.Dock;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.session.PlaySession;
import org.vivarium.app.session.PreviewSound;
import org.vivarium.app.settings.SettingsPane;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.app.user.SettingsMemory;
import org.vivarium.app.user.UserChoices;
import org.vivarium.engine.input.InputSource;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.PanelType;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.find.GoTo;
import org.vivarium.telemetry.Picture;

/** Vivarium's window: the game, the panels docked around it, tool bar and status bar. */
public final class Shell {
    private final PulseMeter pulses = new PulseMeter();
    private final Stage stage;
    private final StackPane root = new StackPane();
    private final WindowScene scene;
    private final Settings settings;
    private final Theme theme;
    private final Notices notices = new Notices();
    private final PreviewSound preview;
    private final PanelContext context;
    private final GameOpening opening;
    private final GameShelf shelf;
    private final GamePanel game;
    private final Dock dock;
    private final StatusBar status;
    private final EventStops stops;
    private final Actions actions = new Actions();
    private final TimeActions time;
    private final ViewActions view;
    private final GoTo palette;
    private final ToolBarView tools;
    private final GameKeys keys;
    private final WindowModes modes;
    private final PadPlay pads;
    private final AwayPause away;
    private final SettingsPane settingsPane;
    private final AnimationTimer timer =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    pulse();
                }
            };
    private final SoundActions sound;
    private final QuickSaveActions quickSaves = new QuickSaveActions(notices);
    private final RecordingActions recordings;
    private PlaySession session;
    private Path opened;
    private boolean closesAtEnd = true;

    /**
     * @param user the user's folder, where the settings lie too
     */
    public Shell(Stage stage, Path user, Settings settings, KeyMap keyMap, RunOptions options) {
        this.stage = stage;
        this.settings = settings;
        scene = new WindowScene(root, settings);
        var choices = UserChoices.of(settings);
        preview = new PreviewSound(choices.sound());
        context = new PanelContext(notices, new SettingsMemory(settings), preview);
        shelf = new GameShelf(stage, user, settings, this::open, this::openSample);
        game = new GamePanel(shelf.pane());
        time = new TimeActions(context, choices.play());
        view = new ViewActions(stage, context, game.canvas(), choices.play(), notices);
        sound = new SoundActions(stage, choices.sound(), notices);
        recordings = new RecordingActions(stage, notices, this::replay);
        opening =
                new GameOpening(
                        options,
                        choices,
                        notices,
                        new GrantedWishes(view::toggleFullScreen, view::toggleScaling),
                        this::play);
        theme = new Theme(settings);
        dock = new Dock(ShellPanels.all(game, quickSaves), context, ShellPanels.standard());
        context.navigator().onReveal(viewer -> reveal(ShellPanels.of(viewer)));
        context.searches().onReveal(() -> reveal(ShellPanels.FIND));
        status = new StatusBar(() -> reveal(ShellPanels.WARNINGS));
        context.watches().onReveal(() -> reveal(ShellPanels.WATCHES));
        opening.onOpening(status::showOpening);
        stops = new EventStops(context, status::showStop);
        palette = CommandPalette.over(context, actions::all, this::enter);
        shelf.addTo(actions);
        ShellActions.addTo(actions, this, theme::toggle, palette::open, dock);
        time.addTo(actions);
        view.addTo(actions);
        quickSaves.addTo(actions);
        recordings.addTo(actions);
        sound.addTo(actions);
        tools = new ToolBarView(actions, time);
        keys = new GameKeys(game.canvas(), keyMap, time::hold);
        modes = new WindowModes(stage, settings, dock, tools, status);
        pads = new PadPlay(user, time::hold, shelf.pane()::choose);
        boolean scripted = options.input() != null;
        away =
                new AwayPause(
                        choices.play(),
                        () -> closesAtEnd && !scripted ? session : null,
                        pads.pads()::hear);
        settingsPane =
                new SettingsPane(
                        settings,
                        shelf.library(),
                        new SettingsPane.Effects(
                                view::showPicture,
                                theme::toggle,
                                sound::apply,
                                sound::chooseFont,
                                keys::choose,
                                pads::words,
                                this::enter));
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
        root.getChildren().setAll(modes.node(), settingsPane, palette.node(), notices.node());
        var shown = scene.make(this::open);
        pulses.follow(shown);
        actions.bind(shown);
        modes.show(KnownPanels.update(settings, dock.types()));
        stage.setTitle(Texts.of("app.title"));
        stage.setScene(shown);
        stage.setOnCloseRequest(event -> close());
        stage.setFullScreenExitHint("");
        stage.show();
        shelf.library().refresh();
        timer.start();
    }

    private void pulse() {
        game.canvas().pulse();
        stops.pulse();
        time.pulse();
        away.pulse();
        shelf.pulse(time.paused().get());
        if (closesAtEnd && session != null && session.finished()) {
            quit();
        } else if (closesAtEnd && session != null && session.status().ended()) {
            toLibrary();
        }
    }

    /** Opens a game beside the window's thread; what is wrong with it becomes a notice. */
    public void open(Path path) {
        shelf.pane().opening(path);
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
        pads.feed(ready.pad());
        feed(ready);
        status.show(ready);
        stage.setTitle(ready.files().title() + " – " + Texts.of("app.title"));
        settings.opened(path);
        shelf.took(path);
        modes.playing(true);
        enter();
        ready.start();
    }

    private void feed(PlaySession running) {
        sound.feed(running);
        quickSaves.feed(running);
        recordings.feed(running);
    }

    /** Leaves the game for the library. */
    void toLibrary() {
        closeGame();
        stage.setTitle(Texts.of("app.title"));
        modes.playing(false);
        shelf.library().refresh();
        enter();
    }

    /** Gives the keyboard to the game, or to the library while there is none. */
    private void enter() {
        if (session == null) {
            shelf.pane().enter();
        } else {
            game.canvas().requestFocus();
        }
    }

    private void closeGame() {
        if (session != null) {
            shelf.putBack(game.canvas().shown());
            status.show(null);
            keys.feed(null);
            pads.feed(null);
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
        pads.close();
        closeGame();
        scene.keepSize();
        settings.setLayout(LayoutNode.toData(modes.layout()));
        KnownPanels.remember(settings, dock.types());
    }

    void quit() {
        close();
        stage.close();
    }

    void openSample() {
        opening.openSample();
    }

    void toggleSettings() {
        settingsPane.toggle(keys.map(), theme.dark());
    }

    void toggleAlone() {
        modes.toggleAlone();
        enter();
    }

    /** The running game; null while none is open. */
    public PlaySession session() {
        return session;
    }

    /** The game's picture as it is on screen; null before the first. */
    public Picture shownPicture() {
        return game.canvas().shown();
    }

    ViewActions view() {
        return view;
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
        modes.show(layout);
    }

    /** Brings a panel to the front. */
    public void reveal(String panel) {
        modes.reveal(panel);
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
