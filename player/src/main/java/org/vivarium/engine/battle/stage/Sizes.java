package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.Sprites;
import org.vivarium.engine.gfx.animation.AnimationScript;
import org.vivarium.engine.gfx.animation.AnimationScripts;
import org.vivarium.engine.state.PoseState;

/** How large everybody's sprite is: places, ways and numbers go by it (spec battle 1.6, 5.9). */
final class Sizes {
    /** Side of a cell of a battle charset. */
    static final int CELL = 48;

    private final Sprites enemies;
    private final FigureSheets sheets;
    private final AnimationScripts scripts;

    Sizes(Sprites enemies, FigureSheets sheets, AnimationScripts scripts) {
        this.enemies = enemies;
        this.sheets = sheets;
        this.scripts = scripts;
    }

    int width(Battler b) {
        return b instanceof EnemyBattler enemy ? enemies.bitmap(enemy).width() : side(b);
    }

    int height(Battler b) {
        return b instanceof EnemyBattler enemy ? enemies.bitmap(enemy).height() : side(b);
    }

    /** Half of what an actor takes up on the grid. */
    int half(ActorBattler actor) {
        return side(actor) / 2;
    }

    /** An actor that is an animation is half as large as the cells of it. */
    private int side(Battler b) {
        AnimationScript script = b instanceof ActorBattler actor ? animation(actor) : null;
        return script == null ? CELL : script.cellSize() / 2;
    }

    /** The battle animation an actor is at this moment; null when it is made of cells. */
    AnimationScript animation(ActorBattler actor) {
        PoseState p = actor.state().pose;
        int id = p.animation;
        if (id == 0) {
            id = sheets.get(actor.actor().battlerAnimation).poseAnimation(p.pose);
        }
        return id == 0 ? null : scripts.get(id);
    }
}
