package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.ProjectileState;
import org.vivarium.engine.state.StateList;
import org.vivarium.model.BattlerAnimationItemSkill;

/** What is thrown or shot flies in a straight line to its targets (spec battle 5.8). */
final class Projectiles {
    private static final int FAST = 20;
    private static final int MEDIUM = 40;
    private static final int SLOW = 60;

    private final StateList<ProjectileState> flying;
    private final FigureSheets sheets;
    private final ActorSprites sprites;

    Projectiles(BattleState battle, FigureSheets sheets, ActorSprites sprites) {
        flying = battle.projectiles;
        this.sheets = sheets;
        this.sprites = sprites;
    }

    void clear() {
        flying.clear();
    }

    void add(ActorBattler from, int weapon, int toX, int toY, int speed) {
        ProjectileState p = flying.add();
        p.battlerAnimation = from.actor().battlerAnimation;
        p.weapon = weapon;
        p.flipped = from.state().flipped;
        p.fromX = from.state().x + from.state().pose.offsetX;
        p.fromY = from.state().y + from.state().pose.offsetY;
        p.toX = toX;
        p.toY = toY;
        p.frame = 0;
        p.length = frames(speed);
    }

    /** Frames a flight takes, whatever the distance. */
    static int frames(int speed) {
        return switch (speed) {
            case BattlerAnimationItemSkill.Speed.FAST -> FAST;
            case BattlerAnimationItemSkill.Speed.MEDIUM -> MEDIUM;
            default -> SLOW;
        };
    }

    boolean any() {
        return !flying.isEmpty();
    }

    void update() {
        for (int i = flying.size() - 1; i >= 0; i--) {
            if (++flying.get(i).frame >= flying.get(i).length) {
                flying.remove(i);
            }
        }
    }

    void draw(int[] frame) {
        for (int i = 0; i < flying.size(); i++) {
            ProjectileState p = flying.get(i);
            FigureSheet sheet = sheets.get(p.battlerAnimation);
            String name = sheet.weaponName(p.weapon);
            if (!name.isEmpty()) {
                int x = p.fromX + (p.toX - p.fromX) * p.frame / p.length;
                int y = p.fromY + (p.toY - p.fromY) * p.frame / p.length;
                int column = Math.min(2, p.frame / 10);
                sprites.weapon(frame, name, sheet.weaponRow(p.weapon), column, x, y, p.flipped);
            }
        }
    }
}
