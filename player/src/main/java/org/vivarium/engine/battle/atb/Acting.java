package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActionStart;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.Animations;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.battle.stage.Pose;
import org.vivarium.engine.battle.stage.PoseEnd;
import org.vivarium.engine.battle.stage.Way;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.model.BattlerAnimationItemSkill;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** What an action of 2003 looks like: way, pose, weapon, animation (spec battle 5.8, 6.3). */
final class Acting {
    private static final int BLOW_OF_ENEMY = 1;

    private final Engine engine;
    private final Battlers battlers;
    private final BattleRunState run;
    private final ActionStart start;
    private final Targeting targeting;
    private final Animations animations;
    private final BattleStage stage;

    Acting(
            BattleParts parts,
            ActionStart start,
            Targeting targeting,
            Animations animations,
            BattleStage stage) {
        this.start = start;
        this.targeting = targeting;
        this.animations = animations;
        this.stage = stage;
        engine = parts.engine;
        battlers = parts.battlers;
        run = parts.battle.run;
    }

    private ActionKind kind() {
        return ActionKind.at(run.action.kind);
    }

    private Battler firstTarget() {
        Battler meant = battlers.get(run.action.target);
        if (meant != null && meant.exists() || run.targetCount == 0) {
            return meant;
        }
        return battlers.get(run.targets[0]);
    }

    /** How the database has this actor's sprite act now, or null. */
    private BattlerAnimationItemSkill data(Battler user) {
        if (!(user instanceof ActorBattler actor)) {
            return null;
        }
        return switch (kind()) {
            case ATTACK -> {
                Item weapon = targeting.weapon(actor);
                yield weapon == null ? null : actor.act(weapon);
            }
            case SKILL -> actor.act(start.skill());
            case ITEM -> {
                Skill skill = start.skill();
                yield skill == null ? actor.act(start.item()) : actor.act(skill);
            }
            default -> null;
        };
    }

    /** Sets out for the target, where the action asks for it; whether it does. */
    boolean go(Battler user) {
        BattlerAnimationItemSkill data = data(user);
        Battler target = firstTarget();
        if (data == null || target == null) {
            return false;
        }
        boolean trails = data.afterImage() == BattlerAnimationItemSkill.Afterimage.ADD;
        if (data.movement() != BattlerAnimationItemSkill.Movement.NONE) {
            stage.go(user, data.movement(), target, trails);
        }
        return data.movement() != BattlerAnimationItemSkill.Movement.NONE;
    }

    /** Goes back to its place, where it left it; whether it does. */
    boolean comeBack(Battler user) {
        if (Way.at(user.state().pose.way) != Way.THERE) {
            return false;
        }
        stage.comeBack(user, kind() == ActionKind.ATTACK);
        return true;
    }

    /** Takes up the pose, and the weapon. */
    void pose(Battler user) {
        if (!(user instanceof ActorBattler actor)) {
            return;
        }
        BattlerAnimationItemSkill data = data(user);
        switch (kind()) {
            case ATTACK -> swing(actor, data);
            case SKILL -> {
                int pose = data == null ? Pose.SKILL.ordinal() : data.pose();
                stage.pose(user, pose, PoseEnd.HOLD);
                replacePose(user, data);
            }
            case ITEM -> stage.pose(user, Pose.ITEM, PoseEnd.HOLD);
            case DEFEND -> stage.pose(user, Pose.DEFEND, PoseEnd.HOLD);
            default -> {}
        }
    }

    private void swing(ActorBattler actor, BattlerAnimationItemSkill data) {
        boolean second = targeting.secondHand(actor);
        boolean left = second != actor.state().flipped;
        stage.pose(actor, left ? Pose.ATTACK_LEFT : Pose.ATTACK_RIGHT, PoseEnd.HOLD);
        if (data == null) {
            return;
        }
        if (data.type() == BattlerAnimationItemSkill.AnimType.WEAPON) {
            stage.hold(actor, data.weaponAnimationId(), second ? 1 : 0);
        } else {
            replacePose(actor, data);
        }
    }

    private void replacePose(Battler user, BattlerAnimationItemSkill data) {
        if (data != null && data.type() == BattlerAnimationItemSkill.AnimType.BATTLE) {
            stage.animate(user, data.battleAnimationId());
        }
    }

    /** Lets fly what the weapon shoots; whether anything does. */
    boolean shoot(Battler user) {
        BattlerAnimationItemSkill data = data(user);
        Battler target = firstTarget();
        if (data == null || target == null || !data.ranged() || kind() != ActionKind.ATTACK) {
            return false;
        }
        ActorBattler actor = (ActorBattler) user;
        Item weapon = targeting.weapon(actor);
        int row = data.rangedAnimationId();
        if (!weapon.attackAll()) {
            stage.shoot(actor, row, target, data.rangedSpeed());
            return true;
        }
        switch (weapon.rangedTarget()) {
            case Item.Target.CENTER -> shootAtMiddle(actor, row, data.rangedSpeed());
            case Item.Target.SIMULTANEOUS -> {
                for (int i = 0; i < battlers.enemyCount(); i++) {
                    if (battlers.enemy(i).exists()) {
                        stage.shoot(actor, row, battlers.enemy(i), data.rangedSpeed());
                    }
                }
            }
            default -> stage.shoot(actor, row, target, data.rangedSpeed());
        }
        return true;
    }

    private void shootAtMiddle(ActorBattler actor, int row, int speed) {
        int x = 0;
        int y = 0;
        int count = 0;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            if (battlers.enemy(i).exists()) {
                x += battlers.enemy(i).state().x;
                y += battlers.enemy(i).state().y;
                count++;
            }
        }
        if (count > 0) {
            stage.shoot(actor, row, x / count, y / count, speed);
        }
    }

    /** Plays the animation and the sound of the action. */
    void animate(Battler user) {
        Skill skill = start.skill();
        Opening.sound(engine, kind(), skill);
        int id = 0;
        if (skill != null) {
            id = skill.animationId();
        } else if (kind() == ActionKind.ATTACK) {
            id = user instanceof ActorBattler actor ? ofWeapon(actor) : BLOW_OF_ENEMY;
        }
        if (id > 0) {
            animations.play(id, run);
        }
    }

    private int ofWeapon(ActorBattler actor) {
        Item weapon = targeting.weapon(actor);
        return weapon == null ? actor.row().unarmedAnimation() : weapon.animationId();
    }

    /** The last blow is done: the weapon goes, the sprite rests. */
    void finish(Battler user) {
        if (!user.isEnemy()) {
            stage.sheathe(user);
            if (user.exists() && stage.idle(user)) {
                stage.rest(user);
            }
        }
    }
}
