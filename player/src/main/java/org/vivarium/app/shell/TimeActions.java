package org.vivarium.app.shell;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.vivarium.app.user.HeldDeed;
import org.vivarium.app.user.PlaySettings;
import org.vivarium.control.EngineLink;
import org.vivarium.control.LoopRequest;
import org.vivarium.control.Speed;
import org.vivarium.inspector.PanelContext;

/** How time goes in the running game, by action: it stops, steps, goes back, runs faster. */
final class TimeActions {
    private final PanelContext context;
    private final PlaySettings settings;
    private final ReadOnlyBooleanWrapper paused = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.NORMAL);
    private Speed usual = Speed.NORMAL;

    TimeActions(PanelContext context, PlaySettings settings) {
        this.context = context;
        this.settings = settings;
        speed.addListener((o, before, now) -> context.ask(new LoopRequest.SetSpeed(now)));
        context.engine().addListener((o, before, now) -> speed.set(Speed.NORMAL));
    }

    void addTo(Actions actions) {
        actions.add("pause", MaterialDesignP.PAUSE, "Shortcut+SPACE", this::togglePause);
        actions.add("step", MaterialDesignS.SKIP_NEXT, "Shortcut+RIGHT", this::step);
        actions.add("stepBack", MaterialDesignS.SKIP_PREVIOUS, "Shortcut+LEFT", this::stepBack);
        actions.add("faster", MaterialDesignF.FAST_FORWARD, "Shortcut+UP", () -> change(true));
        actions.add(
                "slower", MaterialDesignS.SPEEDOMETER_SLOW, "Shortcut+DOWN", () -> change(false));
        actions.add(
                "normalSpeed",
                MaterialDesignP.PLAY_SPEED,
                "Shortcut+1",
                () -> speed.set(Speed.NORMAL));
        actions.add(
                "turbo", MaterialDesignR.ROCKET_LAUNCH, "Shortcut+T", () -> speed.set(Speed.TURBO));
    }

    /** Whether the running game stands still. */
    ReadOnlyBooleanProperty paused() {
        return paused.getReadOnlyProperty();
    }

    /** How fast the running game is asked to go; every game begins at its normal speed. */
    ObjectProperty<Speed> speed() {
        return speed;
    }

    /** Looks again whether the game stands still. */
    void pulse() {
        EngineLink engine = context.engine().get();
        paused.set(engine != null && engine.status().paused());
    }

    /** Goes back through the last minute, until told to stop. */
    void rewind(boolean on) {
        context.ask(new LoopRequest.Rewind(on));
    }

    /** Begins or ends what lasts for as long as something is held. */
    void hold(HeldDeed deed, boolean on) {
        switch (deed) {
            case REWIND -> rewind(on);
            case FAST_FORWARD -> fastForward(on);
        }
    }

    /** Plays faster until told to stop, then as before. */
    private void fastForward(boolean on) {
        if (on) {
            usual = speed.get();
        }
        speed.set(on ? settings.fastForward() : usual);
    }

    private void togglePause() {
        EngineLink engine = context.engine().get();
        if (engine != null) {
            context.ask(
                    engine.status().paused() ? new LoopRequest.Resume() : new LoopRequest.Pause());
        }
    }

    private void step() {
        context.ask(new LoopRequest.StepFrames(1));
    }

    private void stepBack() {
        context.ask(new LoopRequest.StepBack(1));
    }

    private void change(boolean faster) {
        EngineLink engine = context.engine().get();
        if (engine != null) {
            Speed now = engine.status().speed();
            speed.set(faster ? now.faster() : now.slower());
        }
    }
}
