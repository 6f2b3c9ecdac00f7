package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActionStart;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.CommandRows;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.battle.stage.NumberKind;
import org.vivarium.engine.party.SkillRules;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.BattleCommand;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.Sound;

/** The beginning of an action of 2003: what is told, whom it meets, what it costs. */
final class Opening {
    private static final int FADE = 36;

    private final Engine engine;
    private final BattleParts parts;
    private final BattleRunState run;
    private final ActionStart start;
    private final Targeting targeting;
    private final BattleStage stage;
    private final AtbEscape escape;
    private final CommandRows commands;

    Opening(
            BattleParts parts,
            ActionStart start,
            Targeting targeting,
            BattleStage stage,
            AtbEscape escape) {
        this.parts = parts;
        this.start = start;
        this.targeting = targeting;
        this.stage = stage;
        this.escape = escape;
        engine = parts.engine;
        run = parts.battle.run;
        commands = new CommandRows(parts);
    }

    private ActionKind kind() {
        return ActionKind.at(run.action.kind);
    }

    /** Only the English edition lets an enemy be heard as it begins. */
    void soundOfEnemy() {
        if (engine.game.profile.isEnglish()) {
            engine.systemAudio.play(SystemSound.ENEMY_ATTACK);
        }
    }

    /** What states took or gave floats over a battler. */
    void tell(Battler b, int change) {
        if (change != 0) {
            NumberKind kind = change > 0 ? NumberKind.RECOVERY : NumberKind.DAMAGE;
            stage.number(b, Math.abs(change), kind);
        }
    }

    /** What the window at the top calls the action; empty for none (spec battle 5.5). */
    String notification(Battler user) {
        return switch (kind()) {
            case SKILL -> parts.tables.skillName(run.action.id);
            case ITEM -> parts.tables.itemName(run.action.id);
            default -> user.isEnemy() ? word() : "";
        };
    }

    /** Words of the engine itself; no term of the database stands for them. */
    private String word() {
        return switch (kind()) {
            case ATTACK -> run.action.hits > 1 ? "Double Attack" : "";
            case DEFEND -> "Defend";
            case OBSERVE -> "Observe";
            case CHARGE -> "Charge Up";
            case SELF_DESTRUCT -> "Self-Destruct";
            case ESCAPE -> "Escape";
            default -> "";
        };
    }

    /** How often the action happens, a combo counted (spec battle 5.4). */
    void countHits(Battler user) {
        run.reflected = false;
        targeting.countHits(user, combo(user.state()));
    }

    private int combo(BattlerState s) {
        boolean meant = s.comboCommand > 0 && s.comboCommand == s.lastCommand;
        if (!meant) {
            return 1;
        }
        return switch (commands.type(s.comboCommand)) {
            case BattleCommand.Type.ATTACK, BattleCommand.Type.SKILL, BattleCommand.Type.SUBSKILL ->
                    s.comboTimes;
            default -> 1;
        };
    }

    /**
     * Finds the targets and pays for one time of the action.
     *
     * @return false when the battle goes another way: an actor tries to flee
     */
    boolean begin(Battler user) {
        boolean first = run.hitsLeft == run.hits;
        if (!user.isEnemy() && kind() == ActionKind.ESCAPE) {
            escape.attempt();
            return false;
        }
        targeting.find(user);
        face(user);
        BattlerState s = user.state();
        if (first) {
            run.charged = s.charged;
            s.charged = false;
        }
        switch (kind()) {
            case ATTACK ->
                    user.setSp(Math.max(0, user.sp() - user.attackCost(targeting.weapons())));
            case SKILL -> user.setSp(Math.max(0, user.sp() - user.cost(start.skill())));
            case ITEM -> consume(user, first);
            case ESCAPE -> {
                engine.systemAudio.play(SystemSound.ESCAPE);
                s.hidden = true;
                s.fade = FADE;
            }
            default -> {}
        }
        return true;
    }

    /** Worn pieces stay; other items are used up at the first time. */
    private void consume(Battler user, boolean first) {
        Item item = start.item();
        boolean worn = item.type() >= Item.Type.WEAPON && item.type() <= Item.Type.ACCESSORY;
        if (first && !worn) {
            engine.party.bag.use(run.action.id);
        }
    }

    private void face(Battler user) {
        Battler target = parts.battlers.get(run.action.target);
        boolean single = target != null && target.isEnemy();
        if (user instanceof ActorBattler && single && run.action.target != Battlers.ALL_ENEMIES) {
            stage.turn(user, target);
        }
    }

    /** The sound an action starts with, together with its animation (spec battle 5.6). */
    static void sound(Engine engine, ActionKind kind, Skill skill) {
        switch (kind) {
            case ITEM -> engine.systemAudio.play(SystemSound.ITEM_USE);
            case SELF_DESTRUCT -> engine.systemAudio.play(SystemSound.ENEMY_DEATH);
            default -> {}
        }
        if (skill != null && !SkillRules.isNormal(skill)) {
            Sound sound = skill.soundEffect();
            engine.audio.playSound(sound.name(), sound.volume(), sound.tempo(), sound.balance());
        }
    }
}
