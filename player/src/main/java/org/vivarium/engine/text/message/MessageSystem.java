package org.vivarium.engine.text.message;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.event.Messages;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MessageState;
import org.vivarium.engine.text.WordWrap;

/**
 * The message window as state: opens, types its pages, waits for keys, asks for choices and
 * numbers, closes (spec screen 3.6 to 3.8, interpreter 6.1 and 16). Updated once a frame, before
 * the foreground events run.
 */
public final class MessageSystem implements Messages {
    private static final int OPEN_FRAMES = 7;
    private static final int LINES = 4;

    private final GameState state;
    private final MessageState m;
    private final MessagePlace place;
    private final Typewriter typewriter;
    private final ChoiceInput choices;
    private final NumberInput numbers;
    private final IntUnaryOperator widths;

    /**
     * @param widths pixels a character takes in the present font
     * @param sounds plays the cursor's and the keys' sounds
     * @param heroY the bottom of the hero's tile on the screen, jump included
     */
    public MessageSystem(
            GameState state,
            IntUnaryOperator widths,
            Consumer<SystemSound> sounds,
            boolean is2003,
            WindowGlass glass,
            IntSupplier heroY) {
        this.state = state;
        this.m = state.message;
        this.widths = widths;
        place = new MessagePlace(m, is2003, glass, heroY);
        typewriter = new Typewriter(m, widths, this::showMoney);
        choices = new ChoiceInput(state, sounds);
        numbers = new NumberInput(state, sounds);
    }

    @Override
    public boolean active() {
        return m.visible;
    }

    @Override
    public boolean open() {
        return m.box.visible && !m.box.closing;
    }

    @Override
    public boolean mayShow(boolean foreground) {
        return !active() || (foreground && m.closingBegan);
    }

    @Override
    public void show(MessageOrder order) {
        if (order.wraps) {
            order.breakLines(line -> WordWrap.lines(line, widths, WordWrap.IN_MESSAGE));
        }
        StringBuilder text = new StringBuilder();
        int onPage = 0;
        int lines = order.singleLines ? 1 : LINES;
        for (int i = 0; i < order.lineCount(); i++) {
            text.append(order.line(i));
            onPage++;
            boolean last = i == order.lineCount() - 1;
            boolean pageEnds = onPage == lines || order.endsPage(i);
            if (!last) {
                text.append(pageEnds ? Typewriter.PAGE_END : Typewriter.LINE_END);
            }
            onPage = pageEnds && !last ? 0 : onPage;
        }
        m.text = text.toString();
        m.at = 0;
        m.wait = 0;
        m.owner = order.owner;
        m.indent = order.indent;
        m.withoutFace = order.withoutFace;
        m.singleLines = order.singleLines;
        m.inn = order.money;
        m.choices = order.choices;
        m.enabledChoices = order.enabledChoices;
        m.cancel = order.cancel;
        m.choice = 0;
        m.firstChoiceLine = onPage - order.choices;
        m.digits = new int[Math.max(0, order.digits)];
        m.digit = 0;
        m.numberVariable = order.numberVariable;
        openBox();
        beginPage();
        if (order.lineCount() == 0) {
            m.phase = MessagePhase.ENTERING_NUMBER.ordinal();
        }
    }

    private void openBox() {
        boolean takenOver = m.box.visible;
        m.box.open(takenOver || inBattle() ? 0 : OPEN_FRAMES);
        m.box.noCursor();
        m.box.active = false;
        m.box.setPause(false);
        m.closingBegan = false;
        m.justClosed = false;
        m.visible = true;
    }

    private void beginPage() {
        boolean face = !m.withoutFace;
        m.pageFace = face ? m.face : "";
        m.pageFaceIndex = m.faceIndex;
        m.pageFaceRight = m.faceRight;
        m.pageFaceFlipped = m.faceFlipped;
        if (inBattle()) {
            place.battlePage();
        } else {
            place.page();
        }
        typewriter.beginPage();
        if (m.inn || m.text.startsWith("\\$", m.at)) {
            showMoney();
        }
    }

    private void showMoney() {
        if (!inBattle() && !(m.money.visible && !m.money.closing)) {
            place.money();
            m.money.open(m.box.isAnimating() || m.box.isOpen() ? OPEN_FRAMES : 0);
        }
    }

    private boolean inBattle() {
        return !state.scenes.isEmpty() && state.scenes.last().kind == SceneKind.BATTLE.ordinal();
    }

    /** One frame. */
    public void update() {
        step();
        m.visible = m.box.visible || m.justClosed;
    }

    private void step() {
        m.justClosed = false;
        m.closingBegan = false;
        if (!m.box.visible) {
            m.money.update();
            return;
        }
        if (m.box.isOpen() && m.wait == 0) {
            answerKeys();
        }
        m.box.update();
        m.money.update();
        m.justClosed = !m.box.visible;
        if (m.box.isOpen()) {
            work();
        }
    }

    private void answerKeys() {
        switch (MessagePhase.of(m.phase)) {
            case PAUSED -> {
                if (keyPressed()) {
                    m.box.setPause(false);
                    m.phase = MessagePhase.TYPING.ordinal();
                }
            }
            case PAGE_DONE -> {
                if (keyPressed()) {
                    m.box.setPause(false);
                    endPage();
                }
            }
            case CHOOSING -> {
                if (choices.update()) {
                    close();
                }
            }
            case ENTERING_NUMBER -> {
                if (numbers.update()) {
                    close();
                }
            }
            default -> {}
        }
    }

    private boolean keyPressed() {
        int pressed = state.input.triggered;
        return Button.DECISION.isIn(pressed) || Button.CANCEL.isIn(pressed);
    }

    private void work() {
        boolean skipping = state.system.testPlay && Button.SHIFT.isIn(state.input.held);
        if (m.wait > 0) {
            m.wait = skipping ? 0 : m.wait - 1;
        }
        if (m.wait > 0) {
            return;
        }
        if (m.phase == MessagePhase.TYPING.ordinal()) {
            typewriter.type(skipping);
        }
        if (!m.box.active) {
            askWhatComesNext();
        }
        if (m.phase == MessagePhase.ENDING.ordinal() && m.wait == 0) {
            endPage();
            m.box.update();
            m.money.update();
        }
    }

    private void askWhatComesNext() {
        if (m.phase == MessagePhase.CHOOSING.ordinal()) {
            choices.begin();
        } else if (m.phase == MessagePhase.ENTERING_NUMBER.ordinal()) {
            numbers.begin();
        }
    }

    private void endPage() {
        if (m.at < m.text.length()) {
            m.at++;
            beginPage();
            m.wait = 1;
        } else {
            close();
        }
    }

    /** Begins to close the box; without an animation in battle. */
    private void close() {
        m.phase = MessagePhase.IDLE.ordinal();
        m.box.noCursor();
        m.box.setPause(false);
        int frames = inBattle() ? 0 : OPEN_FRAMES;
        m.box.close(frames);
        if (m.money.visible) {
            m.money.close(frames);
        }
        m.closingBegan = true;
        m.justClosed = !m.box.visible;
    }

    /** Arrival on another map: a message that no foreground event waits for goes away. */
    public void mapChanged() {
        if (m.box.visible && !Role.ofOwner(m.owner).isForeground()) {
            m.phase = MessagePhase.IDLE.ordinal();
            m.box.close(0);
            m.money.close(0);
        }
    }

    /** The foreground's event is over: its face with it. */
    public void forgetFace() {
        m.face = "";
        m.faceIndex = 0;
        m.faceRight = false;
        m.faceFlipped = false;
    }
}
