package org.vivarium.inspector.code;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.fxmisc.richtext.model.TwoDimensional;
import org.fxmisc.richtext.util.UndoUtils;
import org.vivarium.inspector.view.Keyboard;

/**
 * A script as coloured, foldable text. Names are links: a click or Enter follows them. Lines are
 * meant by the index of their command throughout.
 */
final class CodeView {
    private static final List<String> RUNNING = List.of("script-running");
    private static final Duration HOVER = Duration.ofMillis(350);

    private final CodeArea area = new CodeArea();
    private final VirtualizedScrollPane<CodeArea> scroll = new VirtualizedScrollPane<>(area);
    private final Gutter gutter;
    private final LinkTip tip = new LinkTip();
    private final Consumer<Link> follow;
    private final LineStops stops;
    private Folding folding = Folding.NONE;
    private boolean showing;

    /**
     * @param chosen told the line the caret is in; -1 for none
     * @param follow told the link that was clicked
     * @param stops where events stop
     */
    CodeView(IntConsumer chosen, Consumer<Link> follow, LineStops stops) {
        this.follow = follow;
        this.stops = stops;
        gutter = new Gutter(this::toggleFold, stops);
        area.setId("code-area");
        area.getStyleClass().add("script");
        area.setEditable(false);
        area.setUndoManager(UndoUtils.noOpUndoManager());
        area.setLineHighlighterOn(true);
        area.setParagraphGraphicFactory(p -> gutter.node(folding, p));
        area.setMouseOverTextDelay(HOVER);
        area.currentParagraphProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!showing) {
                                chosen.accept(chosenLine());
                            }
                        });
        area.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        area.setOnContextMenuRequested(
                event -> {
                    if (chosenLine() >= 0) {
                        stops.menu(chosenLine(), area, event.getScreenX(), event.getScreenY());
                    }
                });
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN, this::hovered);
        area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_END, e -> tip.hide());
    }

    Region node() {
        return scroll;
    }

    Node area() {
        return area;
    }

    /** Says what a link's tooltip tells. */
    void describe(Function<Link, String> words) {
        tip.describe(words);
    }

    /** Shows a script, nothing folded; null for none. */
    void show(Script script) {
        gutter.clear(script == null ? 0 : script.size());
        apply(script == null ? Folding.NONE : Folding.of(script), 0);
    }

    private void apply(Folding next, int line) {
        showing = true;
        folding = next;
        area.replace(0, area.getLength(), ScriptText.of(area, folding));
        showing = false;
        gutter.running().forEach(this::styleRunning);
        area.moveTo(folding.paragraph(line), 0);
    }

    /** Puts the caret on a line, unfolding what hides it, and scrolls it into view. */
    void reveal(int line) {
        if (folding.script() == null || folding.script().size() == 0) {
            return;
        }
        int wanted = Math.clamp(line, 0, folding.script().size() - 1);
        if (folding.hides(wanted)) {
            apply(folding.showing(wanted), wanted);
        }
        int paragraph = folding.paragraph(wanted);
        area.moveTo(paragraph, 0);
        area.showParagraphInViewport(paragraph);
        area.requestFollowCaret();
    }

    /** The line the caret is in; -1 when there is none. */
    int chosenLine() {
        return folding.line(area.getCurrentParagraph());
    }

    /** Marks the lines that run now. */
    void running(Collection<Integer> lines) {
        for (int line : gutter.running(lines)) {
            redraw(line);
        }
    }

    /** Paints what stands before a line anew. */
    void redraw(int line) {
        if (folding.script() == null || line >= folding.script().size() || folding.hides(line)) {
            return;
        }
        area.recreateParagraphGraphic(folding.paragraph(line));
        styleRunning(line);
    }

    private void styleRunning(int line) {
        if (!folding.hides(line)) {
            area.setParagraphStyle(
                    folding.paragraph(line), gutter.isRunning(line) ? RUNNING : List.of());
        }
    }

    void toggleFold(int line) {
        if (folding.script().opensBlock(line)) {
            double y = area.getEstimatedScrollY();
            apply(folding.toggled(line), line);
            area.scrollYToPixel(y);
        }
    }

    void foldAll() {
        int line = Math.max(0, chosenLine());
        apply(folding.all(), line);
    }

    void unfoldAll() {
        int line = Math.max(0, chosenLine());
        apply(folding.none(), line);
    }

    void requestFocus() {
        Keyboard.give(area);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            area.hit(event.getX(), event.getY()).getCharacterIndex().ifPresent(this::followAt);
        }
    }

    private void followAt(int index) {
        Link link = linkAt(index);
        if (link != null) {
            follow.accept(link);
        }
    }

    private Link linkAt(int index) {
        var position = area.offsetToPosition(index, TwoDimensional.Bias.Forward);
        int line = folding.line(position.getMajor());
        Token token = line < 0 ? null : folding.script().line(line).at(position.getMinor());
        return token == null ? null : token.link();
    }

    private void pressed(KeyEvent event) {
        int line = chosenLine();
        if (line < 0 || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case ENTER -> followFrom(line);
            case SPACE -> toggleFold(line);
            case F9 -> stops.toggle(line);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Follows the link under the caret, or else the first of the line. */
    private void followFrom(int line) {
        Token under = folding.script().line(line).at(area.getCaretColumn());
        if (under != null && under.link() != null) {
            follow.accept(under.link());
            return;
        }
        for (Token token : folding.script().line(line).tokens()) {
            if (token.link() != null) {
                follow.accept(token.link());
                return;
            }
        }
    }

    private void hovered(MouseOverTextEvent event) {
        Link link = linkAt(event.getCharacterIndex());
        if (link != null) {
            Point2D at = event.getScreenPosition();
            tip.show(area, link, at);
        }
    }
}
