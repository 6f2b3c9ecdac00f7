package org.vivarium.app.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.session.PlaySession;
import org.vivarium.engine.input.InputSource;

/**
 * What open panels cost the engine and the window. Different windows take turns in one run, so that
 * all meet the same machine and the same game: the game alone, all panels at once, each panel
 * alone.
 */
public final class PanelCost {
    private static final long SETTLE_NANOS = 2_000_000_000L;
    private static final long TURN_NANOS = 5_000_000_000L;

    /** A busy machine gives few pulses a second: a turn has at least this many. */
    private static final int SETTLE_PULSES = 60;

    private static final int TURN_PULSES = 150;
    private static final long PATIENCE_NANOS = 90_000_000_000L;

    private final Path game;
    private final InputSource script;
    private final int rounds;
    private final List<String> only;
    private volatile boolean succeeded;

    /**
     * @param game null for the sample
     * @param rounds how often each window has its turn, after one that isn't counted
     * @param only ids of the panels measured, beside the game alone; empty: each, and all at once
     */
    public PanelCost(Path game, InputSource script, int rounds, List<String> only) {
        this.game = game;
        this.script = script;
        this.rounds = rounds;
        this.only = List.copyOf(only);
    }

    public boolean succeeded() {
        return succeeded;
    }

    public void begin(Shell shell) {
        shell.stayOpen();
        shell.script(script);
        if (game == null) {
            shell.openSample();
        } else {
            shell.open(game);
        }
        new Turns(shell).start();
    }

    private final class Turns extends AnimationTimer {
        private final Shell shell;
        private final long begun = System.nanoTime();
        private final List<WindowCost> windows = new ArrayList<>();
        private WindowCost current;
        private long turnBegan;
        private int turn = -1;
        private int pulses;
        private boolean measuring;

        Turns(Shell shell) {
            this.shell = shell;
        }

        @Override
        public void handle(long now) {
            PlaySession session = shell.session();
            if (session == null || session.status().fault() != null) {
                if (System.nanoTime() - begun > PATIENCE_NANOS || session != null) {
                    System.err.println("tour: the game did not start or stopped");
                    end();
                }
                return;
            }
            if (windows.isEmpty()) {
                addWindows(session);
                nextTurn();
            }
            long nanos = System.nanoTime() - turnBegan;
            pulses++;
            if (!measuring) {
                measuring = nanos > SETTLE_NANOS && pulses > SETTLE_PULSES;
                if (measuring) {
                    current.begin(shell.pulses());
                    turnBegan = System.nanoTime();
                    pulses = 0;
                }
            } else if (nanos > TURN_NANOS && pulses > TURN_PULSES) {
                current.end(shell.pulses());
                nextTurn();
            }
        }

        private void addWindows(PlaySession session) {
            windows.add(new WindowCost("the game alone", OpenPanels.none(), session));
            if (only.isEmpty()) {
                windows.add(new WindowCost("all panels", OpenPanels.all(shell.panels()), session));
            }
            for (String panel : shell.panels()) {
                if (!panel.equals(ShellPanels.GAME) && (only.isEmpty() || only.contains(panel))) {
                    LayoutNode beside = OpenPanels.all(List.of(ShellPanels.GAME, panel));
                    windows.add(new WindowCost(panel, beside, session));
                }
            }
        }

        private void nextTurn() {
            turn++;
            int round = turn / windows.size();
            if (round == 1 && turn % windows.size() == 0) {
                windows.forEach(WindowCost::clear);
            }
            if (round > rounds) {
                System.out.println(WindowCost.HEAD);
                windows.forEach(window -> System.out.println(window.row()));
                System.out.println(WindowCost.ROUNDS_HEAD);
                WindowCost alone = windows.getFirst();
                windows.forEach(window -> System.out.println(window.roundsRow(alone)));
                succeeded = true;
                end();
                return;
            }
            current = windows.get(turn % windows.size());
            shell.arrange(current.layout());
            turnBegan = System.nanoTime();
            pulses = 0;
            measuring = false;
        }

        private void end() {
            stop();
            shell.quit();
        }
    }
}
