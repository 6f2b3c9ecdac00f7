package org.vivarium.inspector.battle;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.StackPane;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattlerSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** The battle that runs: both sides, the formula behind each blow, and the enemies' ratings. */
public final class BattlePanel extends BasePanel<StackPane> {
    private final TopicWatch<BattleSnapshot> watch;
    private final BattleNames names = new BattleNames();
    private final BattlerTable battlers = new BattlerTable(names);
    private final BlowView blows = new BlowView(names);
    private final RatingView ratings = new RatingView(names);
    private final Label empty = new Label(Texts.of("battle.empty"));
    private final SplitPane content;
    private final Every slowly = new Every(100);
    private boolean running;

    public BattlePanel(PanelContext context) {
        super(new StackPane());
        watch = whileShown(new TopicWatch<>(context, Topic.BATTLE));
        var below = new SplitPane(blows.node(), ratings.node());
        below.getStyleClass().add("quiet-split");
        content = new SplitPane(battlers.node(), below);
        content.setOrientation(Orientation.VERTICAL);
        content.setDividerPositions(0.46);
        content.getStyleClass().addAll("quiet-split", "battle-panel");
        content.setVisible(false);
        empty.setId("battle-empty");
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        root.getChildren().setAll(empty, content);
        root.getStyleClass().add("padded-panel");
        context.game().addListener((o, before, now) -> names.open(now));
        names.open(context.game().get());
    }

    @Override
    public void pulse() {
        if (!slowly.due()) {
            return;
        }
        BattleSnapshot battle = watch.latest();
        boolean now = battle != null && battle.running;
        if (now != running) {
            running = now;
            content.setVisible(now);
            empty.setVisible(!now);
            blows.clear();
            headline("");
        }
        if (now) {
            show(battle);
        }
    }

    private void show(BattleSnapshot battle) {
        battlers.show(battle);
        blows.show(battle);
        ratings.show(battle, rated(battle));
        String escape =
                battle.escapeChance < 0
                        ? Texts.of("battle.noEscape")
                        : Texts.of("battle.escape", Math.min(100, battle.escapeChance));
        headline(
                Texts.of(
                        "battle.headline",
                        names.troop(battle.troop),
                        battle.turn,
                        Texts.of("battle.phase." + battle.phase),
                        escape));
    }

    /** The enemy the user chose; else the one about to act; else the first that is there. */
    private BattlerSnapshot rated(BattleSnapshot battle) {
        var chosen = battlers.chosen().get();
        if (chosen != null && chosen.number() < 0) {
            return battle.battler(chosen.number());
        }
        for (int i = 0; i < battle.queueCount; i++) {
            if (battle.queue[i] < 0) {
                return battle.battler(battle.queue[i]);
            }
        }
        for (int i = 0; i < battle.count; i++) {
            if (battle.battlers[i].isEnemy() && battle.battlers[i].exists) {
                return battle.battlers[i];
            }
        }
        return null;
    }
}
