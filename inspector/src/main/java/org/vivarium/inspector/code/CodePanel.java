package org.vivarium.inspector.code;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Breakpoint;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.view.SidePanes;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.event.CommandList;

/** Event code: choose an event and a page, read it, follow what it names, see its bytes. */
public final class CodePanel extends BasePanel<SidePanes> {
    private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");
    private static final KeyCombination PAGE_BEFORE = KeyCombination.valueOf("Shortcut+PAGE_UP");
    private static final KeyCombination PAGE_AFTER = KeyCombination.valueOf("Shortcut+PAGE_DOWN");

    private final PanelContext context;
    private final CodeTree tree;
    private final PageList pages;
    private final CodeView view;
    private final CommandDetails details = new CommandDetails();
    private final CodeHeader header;
    private final LinkTargets targets;
    private final RunningLines running;
    private final DebugBar debug;
    private CodeOwner owner;
    private CodePage page;
    private Script script;
    private boolean browsing;

    public CodePanel(PanelContext context) {
        super(new SidePanes());
        this.context = context;
        targets = new LinkTargets(context);
        running = whileShown(new RunningLines(context));
        debug = new DebugBar(context, whileShown(new EventStop(context)), this::goTo);
        tree = new CodeTree(this::browse);
        pages = new PageList(chosen -> browse(chosen.address()), this::follow);
        view = new CodeView(this::choose, this::follow, new PageStops());
        view.describe(link -> targets.describe(owner, link));
        header = new CodeHeader(this, context);
        var left = new SplitPane(tree.node(), pages.node());
        left.setOrientation(Orientation.VERTICAL);
        left.setDividerPositions(0.6);
        left.getStyleClass().add("quiet-split");
        var code = new BorderPane(view.node());
        code.setTop(new VBox(header.node(), debug.node()));
        var right = new SplitPane(code, details.node());
        right.setOrientation(Orientation.VERTICAL);
        right.setDividerPositions(0.74);
        right.getStyleClass().add("quiet-split");
        root.hold(left, right);
        root.setId("code-panel");
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        SplitPane.setResizableWithParent(details.node(), false);
        context.game().addListener((o, before, now) -> open(now));
        context.breakpoints()
                .list()
                .addListener((ListChangeListener<Breakpoint>) change -> redraw(change));
        context.navigator().visit().addListener((o, before, now) -> visit(now));
        open(context.game().get());
        visit(context.navigator().visit().get());
    }

    /** Paints the marks of breakpoints that came, went or changed. */
    private void redraw(ListChangeListener.Change<? extends Breakpoint> change) {
        while (page != null && change.next()) {
            Stream.concat(change.getRemoved().stream(), change.getAddedSubList().stream())
                    .map(Breakpoint::command)
                    .filter(command -> page.address().equals(command.parent()))
                    .forEach(command -> view.redraw(command.number()));
        }
    }

    private void key(KeyEvent event) {
        if (FIND.match(event)) {
            header.find();
        } else if (PAGE_BEFORE.match(event)) {
            page(-1);
        } else if (PAGE_AFTER.match(event)) {
            page(1);
        } else if (!debug.key(event)) {
            return;
        }
        event.consume();
    }

    /** Goes to what was chosen in a list, which keeps the keyboard. */
    private void browse(Address place) {
        browsing = true;
        context.navigator().go(place, Viewer.CODE);
        browsing = false;
    }

    private void open(GameFiles game) {
        tree.show(game);
        show(null);
        if (game != null) {
            game.revision().addListener((o, before, now) -> edited(game));
        }
    }

    /** Reads the page anew after an edit. */
    private void edited(GameFiles game) {
        if (page == null || game != context.game().get()) {
            return;
        }
        try {
            int line = view.chosenLine();
            Address place = page.address();
            owner = CodeOwner.of(game, place);
            page = null;
            show(owner == null ? null : owner.page(place));
            view.reveal(line);
        } catch (GameOpenException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    private void visit(Navigator.Visit visit) {
        GameFiles game = context.game().get();
        if (visit == null || visit.viewer() != Viewer.CODE || game == null) {
            return;
        }
        Address place = visit.place();
        try {
            CodeOwner found = CodeOwner.of(game, place);
            if (found == null) {
                context.notifier().warn(Texts.of("code.nowhere", place));
                return;
            }
            if (owner == null || !owner.address().equals(found.address())) {
                owner = found;
                page = null;
            }
            show(owner.page(place));
            view.reveal(Math.max(0, lineOf(place)));
            if (!browsing) {
                view.requestFocus();
            }
        } catch (GameOpenException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    /** The line a place names; a step of a page's own route is no line. */
    private int lineOf(Address place) {
        boolean line = place.level() == Level.COMMAND && place.parent().level() != Level.FIELD;
        return line ? place.number() : view.chosenLine();
    }

    private void show(CodePage next) {
        if (next == null) {
            owner = null;
            page = null;
            script = null;
            pages.show(List.of(), null);
            view.show(null);
            details.clear();
            header.show(null, null);
            return;
        }
        if (next != page) {
            page = next;
            script = owner.script(page);
            pages.show(owner.pages(), page);
            tree.select(owner.address());
            view.show(script);
            header.show(owner, page);
        }
    }

    private void choose(int line) {
        if (script == null || line < 0 || line >= script.size()) {
            details.clear();
            headline("");
            return;
        }
        details.show(owner, page, script.commands(), line);
        headline(
                Texts.of(
                        "code.headline",
                        Integer.toString(line + 1),
                        Integer.toString(script.size())));
    }

    /** Where events stop in the page that is shown. */
    private final class PageStops implements LineStops {
        private Address command(int line) {
            return page == null ? null : page.address().at(Level.COMMAND, line);
        }

        @Override
        public void toggle(int line) {
            if (page != null) {
                context.breakpoints().toggle(command(line));
            }
        }

        @Override
        public Mark mark(int line) {
            Breakpoint there = page == null ? null : context.breakpoints().at(command(line));
            if (there == null) {
                return Mark.NONE;
            }
            return !there.on() ? Mark.OFF : there.isConditional() ? Mark.SOMETIMES : Mark.ALWAYS;
        }

        @Override
        public void menu(int line, Node over, double screenX, double screenY) {
            if (page != null && script != null) {
                BreakpointMenu.show(
                        context, command(line), script.line(line), over, screenX, screenY);
            }
        }
    }

    /** Shows a list around the one that stands still, or one that is in no file. */
    private void goTo(StackLine line) {
        if (!line.isInline()) {
            context.navigator().go(line.place(), Viewer.CODE);
            view.reveal(line.line());
        } else if (context.game().get() != null && line.code() != null) {
            show(null);
            CommandList list = CommandList.decode(line.code(), 0, line.code().length);
            script = CodeOwner.printer(context.game().get()).script(list);
            view.show(script);
            view.reveal(line.line());
            view.running(List.of(line.line()));
            header.say(Texts.of("code.inlineTitle"));
        }
    }

    private void follow(Link link) {
        if (link instanceof Link.ToLine(int index)) {
            view.reveal(index);
        } else if (owner != null) {
            targets.follow(owner, link);
        }
    }

    /** Copies the whole page as text. */
    void copy() {
        if (script != null) {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, script.text()));
            context.notifier().info(Texts.of("code.copied", Integer.toString(script.size())));
        }
    }

    /** Goes to the next line that reads so, or the one before; around at the ends. */
    void findNext(String words, boolean forward) {
        if (script == null || words.isEmpty()) {
            return;
        }
        int size = script.size();
        int step = forward ? 1 : size - 1;
        String wanted = words.toLowerCase(Locale.ROOT);
        int line = Math.max(0, view.chosenLine());
        for (int i = 0; i < size; i++) {
            line = (line + step) % size;
            if (script.line(line).text().toLowerCase(Locale.ROOT).contains(wanted)) {
                view.reveal(line);
                return;
            }
        }
        context.notifier().info(Texts.of("code.notFound", words));
    }

    /** Goes to a page before or after the shown one. */
    void page(int by) {
        pages.step(by);
    }

    /** Goes to where the foreground of the running game is. */
    void goToRunning() {
        Address place = running.foreground();
        if (place == null) {
            context.notifier().info(Texts.of("code.nothingRuns"));
        } else {
            context.navigator().go(place, Viewer.CODE);
        }
    }

    /** The code's text, for the header's tools. */
    CodeView view() {
        return view;
    }

    @Override
    public void pulse() {
        if (debug.newStop() && debug.top() != null) {
            goTo(debug.top());
            view.requestFocus();
        }
        if (page != null) {
            view.running(running.of(page));
            header.tier(running.tier(page));
        }
    }
}
