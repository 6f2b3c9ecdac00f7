package org.vivarium.inspector.find;

import java.util.regex.PatternSyntaxException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Searches.Search;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.model.refs.GameNames;

/** Finds uses, texts and commands in all files of the open game, and shows them as they come. */
public final class FindPanel extends BasePanel<BorderPane> {
    /** Taken over in one pulse, so that the window stays quick. */
    private static final int MOST_A_PULSE = 2_000;

    private final PanelContext context;
    private final ResultTree results;
    private final SearchBar bar;
    private final ProgressBar progress = new ProgressBar(0);
    private final Label status = new Label();
    private final Button cancel = new Button(Texts.of("find.cancel"));
    private SearchRun run;
    private boolean settled = true;

    public FindPanel(PanelContext context) {
        super(new BorderPane());
        this.context = context;
        results = new ResultTree(hit -> context.navigator().go(hit.place()));
        bar =
                new SearchBar(
                        search -> context.searches().look(search),
                        this::say,
                        typed -> SoughtByName.find(context.game().get(), typed),
                        results::enter);
        progress.setId("find-progress");
        progress.setPrefWidth(90);
        status.setId("find-status");
        status.getStyleClass().add("muted");
        cancel.setId("find-cancel");
        cancel.getStyleClass().add("small-tool");
        cancel.setOnAction(event -> cancel());
        var line = new HBox(8, progress, cancel, status);
        line.getStyleClass().add("panel-line");
        root.setTop(new VBox(bar.node(), line));
        root.setCenter(results.node());
        root.setId("find-panel");
        root.getStyleClass().add("find-panel");
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        context.game().addListener((o, before, now) -> clear());
        context.searches().wanted().addListener((o, before, now) -> search(now));
        clear();
        search(context.searches().wanted().get());
    }

    private void clear() {
        if (run != null) {
            run.cancel();
            run = null;
        }
        results.clear();
        headline("");
        show(false, context.game().get() == null ? Texts.of("find.empty") : Texts.of("find.hint"));
    }

    private void show(boolean running, String words) {
        progress.setVisible(running);
        progress.setManaged(running);
        cancel.setVisible(running);
        cancel.setManaged(running);
        status.setText(words);
    }

    private void say(String words) {
        show(false, words);
    }

    private void search(Search wanted) {
        GameFiles game = context.game().get();
        if (wanted == null || game == null) {
            return;
        }
        boolean typed = bar.isTyped();
        clear();
        bar.show(wanted);
        if (!typed) {
            results.enterSoon();
        }
        try {
            GameNames names = GameNames.of(game.database(), game.mapTree());
            run = new SearchRun(Scanner.of(wanted, names), SearchedFile.of(game));
            settled = false;
            run.start();
        } catch (PatternSyntaxException e) {
            say(Texts.of("find.badRegex", e.getDescription()));
        }
    }

    private void cancel() {
        if (run != null) {
            run.cancel();
        }
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            if (run != null && run.state() == SearchRun.State.RUNNING) {
                cancel();
            } else {
                bar.enter();
            }
            event.consume();
        } else if (event.getCode() == KeyCode.F4 || event.getCode() == KeyCode.F3) {
            results.step(event.isShiftDown() ? -1 : 1);
            event.consume();
        }
    }

    /** Gives the keyboard to the words to look for. */
    public void enter() {
        bar.enter();
    }

    @Override
    protected void onShown() {
        pulse();
    }

    @Override
    public void pulse() {
        if (run == null || settled) {
            return;
        }
        SearchRun.State state = run.state();
        results.add(run.take(MOST_A_PULSE));
        settled = state != SearchRun.State.RUNNING && !run.hasMore();
        progress.setProgress(run.files() == 0 ? 1 : (double) run.filesRead() / run.files());
        String found =
                Texts.of(
                        "find.found",
                        Units.count(run.found()),
                        Units.count(results.groups()),
                        Units.count(run.filesRead()),
                        Units.count(run.files()),
                        Units.count(run.millis()));
        String problems =
                run.problems().isEmpty()
                        ? ""
                        : Texts.of("find.problems", Units.count(run.problems().size()));
        show(!settled, found + Texts.of("find.state." + state) + problems);
        headline(Texts.of("find.headline", Units.count(run.found())));
    }
}
