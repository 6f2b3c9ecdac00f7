package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActionStart;
import org.vivarium.engine.battle.Animations;
import org.vivarium.engine.battle.BattlePages;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Narration;
import org.vivarium.engine.battle.PageCheck;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.BattleState;

/** Carries out one action of 2003 stage by stage (spec battle 6.3). */
final class ActionCourse {
    private static final int FULL = 31;
    private static final int FLASH_POWER = 32;
    private static final int FLASH_FRAMES = 48;

    private final BattleState battle;
    private final BattleRunState run;
    private final BattleParts parts;
    private final Battlers battlers;
    private final Narration narration;
    private final BattlePages pages;
    private final ActionStart start;
    private final Targeting targeting;
    private final Opening opening;
    private final Acting acting;
    private final Striking striking;
    private final Casualties casualties;
    private final Closing closing;
    private final Animations animations;
    private final BattleStage stage;

    ActionCourse(
            BattleParts parts,
            ActionStart start,
            BattlePages pages,
            Animations animations,
            BattleStage stage,
            AtbEscape escape) {
        this.parts = parts;
        this.start = start;
        this.pages = pages;
        this.animations = animations;
        this.stage = stage;
        battle = parts.battle;
        run = battle.run;
        battlers = parts.battlers;
        narration = parts.narration;
        targeting = new Targeting(parts, start);
        casualties = new Casualties(parts, stage);
        opening = new Opening(parts, start, targeting, stage, escape);
        acting = new Acting(parts, start, targeting, animations, stage);
        striking = new Striking(parts, start, targeting, stage, casualties);
        closing = new Closing(parts, pages);
    }

    /** Takes up a battler's action. */
    void begin(Battler user) {
        run.user = user.number();
        run.targetCount = 0;
        run.targetAt = 0;
        enter(CourseStage.TURN);
    }

    boolean over() {
        return CourseStage.at(run.stage) == CourseStage.DONE;
    }

    private void enter(CourseStage next) {
        run.stage = next.ordinal();
    }

    private Battler user() {
        return battlers.get(run.user);
    }

    private ActionKind kind() {
        return ActionKind.at(run.action.kind);
    }

    /** One step; false when the rest waits for the next frame. */
    boolean step() {
        CourseStage now = CourseStage.at(run.stage);
        if (isHeld(now)) {
            return false;
        }
        switch (now) {
            case TURN -> turn();
            case PAGES -> beginPages();
            case CONDITIONS -> conditions();
            case NOTIFY -> notifyUse();
            case START -> {
                return begin();
            }
            case GO -> {
                return go();
            }
            case GOING -> next(!stage.walking(user()), CourseStage.POSE);
            case POSE -> {
                acting.pose(user());
                enter(CourseStage.SHOOT);
                return false;
            }
            case SHOOT -> {
                boolean shot = acting.shoot(user());
                enter(shot ? CourseStage.SHOOTING : CourseStage.ANIMATE);
                return !shot;
            }
            case SHOOTING -> next(!stage.flying(), CourseStage.ANIMATE);
            case ANIMATE -> {
                battle.help = "";
                acting.animate(user());
                enter(CourseStage.REFLECT);
            }
            case REFLECT -> reflect();
            case EXECUTE -> execute();
            case SWITCH_PAGES -> next(!pages.startNext(check(), user()), CourseStage.APPLY);
            case APPLY -> apply();
            case REPEAT -> repeat();
            case RETURN -> {
                return comeBack();
            }
            case RETURNING -> {
                if (!stage.walking(user())) {
                    stage.rest(user());
                    enter(CourseStage.POST);
                }
            }
            case POST -> {
                closing.setSwitches(user());
                enter(CourseStage.POST_PAGES);
            }
            case POST_PAGES -> {
                boolean runs = closing.mayRunPages(user(), kind()) && startPages();
                if (!runs) {
                    battle.firstStrike = false;
                    enter(CourseStage.DONE);
                }
            }
            case DONE -> {}
        }
        return CourseStage.at(run.stage) != now || pages.running();
    }

    private static PageCheck check() {
        return PageCheck.AFTER_ACTION;
    }

    private boolean startPages() {
        return pages.startNext(check(), user());
    }

    private void next(boolean ready, CourseStage following) {
        if (ready) {
            enter(following);
        }
    }

    /** Animations and the acting sprite are waited for; an enemy's blow waits for no animation. */
    private boolean isHeld(CourseStage now) {
        ActionKind kind =
                now.ordinal() <= CourseStage.NOTIFY.ordinal()
                        ? ActionKind.at(user().state().action.kind)
                        : kind();
        boolean blowOfEnemy = user().isEnemy() && kind == ActionKind.ATTACK;
        boolean animated = animations.playing() && !blowOfEnemy;
        return animated || !now.moves && !stage.idle(user());
    }

    private void turn() {
        Battler user = user();
        start.validate(user, user.state().action);
        battle.turn++;
        parts.engine.state.party.turns++;
        user.state().turn++;
        pages.forgetRuns();
        battle.lastActor = user.number();
        if (!user.isEnemy()) {
            battle.lastTarget = user.state().action.target;
        }
        enter(CourseStage.PAGES);
    }

    private void beginPages() {
        Battler user = user();
        if (pages.startNext(PageCheck.BEFORE_ACTION, user)) {
            return;
        }
        start.validate(user, user.state().action);
        boolean gone = user.state().hidden || !user.isPresent();
        if (gone || !parts.states.canActOrRecover(user)) {
            enter(CourseStage.DONE);
            return;
        }
        ActionKind kind = ActionKind.at(user.state().action.kind);
        if (user.isEnemy() && kind != ActionKind.NONE && kind != ActionKind.NOTHING) {
            user.state().flash.start(FULL, FULL, FULL, FLASH_POWER, FLASH_FRAMES);
            opening.soundOfEnemy();
        }
        enter(CourseStage.CONDITIONS);
    }

    private void conditions() {
        for (int i = 0; i < battlers.allyCount(); i++) {
            condition(battlers.ally(i));
        }
        for (int i = 0; i < battlers.enemyCount(); i++) {
            condition(battlers.enemy(i));
        }
        run.action.copyFrom(user().state().action);
        enter(CourseStage.NOTIFY);
    }

    /** States of one who exists end and work; what they took or gave floats over it. */
    private void condition(Battler b) {
        if (!b.exists()) {
            return;
        }
        int ended = parts.states.recover(b);
        int change = parts.states.slip(b);
        opening.tell(b, change);
        if (ended > 0) {
            casualties.show(b, false, false);
        }
    }

    private void notifyUse() {
        battle.help = opening.notification(user());
        if (!battle.help.isEmpty()) {
            narration.wait(
                    kind() == ActionKind.SKILL ? 15 : 10, kind() == ActionKind.SKILL ? 50 : 40);
        }
        opening.countHits(user());
        enter(CourseStage.START);
    }

    private boolean begin() {
        boolean goes = opening.begin(user());
        enter(goes ? CourseStage.GO : CourseStage.DONE);
        return !goes;
    }

    private boolean go() {
        boolean goes = run.hitsLeft == run.hits && acting.go(user());
        enter(goes ? CourseStage.GOING : CourseStage.POSE);
        return !goes;
    }

    private void reflect() {
        boolean comesBack = !run.reflected && targeting.reflect(user());
        if (comesBack) {
            run.reflected = true;
            acting.animate(user());
        } else {
            enter(CourseStage.EXECUTE);
        }
    }

    private void execute() {
        if (run.hitsLeft == run.hits) {
            start.workOnUser(user());
        }
        boolean setsSwitch = closing.setsSwitch(start);
        enter(setsSwitch ? CourseStage.SWITCH_PAGES : CourseStage.APPLY);
    }

    private void apply() {
        while (run.targetAt < run.targetCount) {
            Battler target = battlers.get(run.targets[run.targetAt++]);
            if (target != null && start.isValid(target)) {
                striking.strike(user(), target);
                if (kind() == ActionKind.SELF_DESTRUCT) {
                    start.explode(user());
                }
            }
        }
        enter(CourseStage.REPEAT);
    }

    private void repeat() {
        run.hitsLeft--;
        boolean again = run.hitsLeft > 0 && user().exists() && battlers.existing(true) > 0;
        if (again) {
            enter(CourseStage.START);
            return;
        }
        acting.finish(user());
        enter(CourseStage.RETURN);
    }

    private boolean comeBack() {
        boolean away = acting.comeBack(user());
        enter(away ? CourseStage.RETURNING : CourseStage.POST);
        return !away;
    }
}
