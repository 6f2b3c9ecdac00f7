package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleRunState;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** Tells that an action is used and shows its animation (spec battle 6.2). */
final class ActionUsage {
    private final CurrentAction action;
    private final Battlers battlers;
    private final ActionStart start;
    private final BattleText text;
    private final Narration narration;
    private final Animations animations;
    private final BattleRunState run;

    ActionUsage(BattleParts parts, CurrentAction action, ActionStart start, Animations animations) {
        this.action = action;
        this.battlers = parts.battlers;
        this.start = start;
        this.text = parts.text;
        this.narration = parts.narration;
        this.animations = animations;
        this.run = parts.battle.run;
    }

    /** Finds the targets and tells what is used; its cost is paid. */
    void tell() {
        Battler user = action.user();
        start.findTargets(user);
        Skill skill = start.skill();
        Item item = start.item();
        boolean twoLines = false;
        if (item != null && (skill == null || item.usingMessage() == 0)) {
            narration.add(text.item(user, item));
        } else if (skill != null) {
            narration.add(text.skill(user, skill, action.firstTarget()));
            twoLines = !skill.usingMessage1().isEmpty() && !skill.usingMessage2().isEmpty();
        } else if (action.kind() == ActionKind.TRANSFORM) {
            String after = battlers.tables.database.enemies().get(run.action.id).name();
            narration.add(text.transform(user.name(), after));
        } else if (action.kind() != ActionKind.NOTHING) {
            narration.add(text.usage(action.kind(), user));
        }
        start.begin(user);
        if (twoLines) {
            narration.wait(action.kind().least, action.kind().most);
            action.enter(ActionStage.SECOND_LINE);
        } else {
            action.enter(ActionStage.ANIMATE);
        }
    }

    /** Tells the second line of a skill. */
    void tellSecondLine() {
        narration.add(text.skillAgain(action.user(), start.skill(), action.firstTarget()));
        action.enter(ActionStage.ANIMATE);
    }

    /** Plays the animation of the skill or of the first weapon. */
    void animate() {
        run.usageLines = narration.count();
        int frames = 0;
        if (action.kind() == ActionKind.ATTACK && action.user() instanceof ActorBattler actor) {
            Item first = actor.weapon(0, Weapons.ALL);
            Item second = actor.weapon(1, Weapons.ALL);
            int id =
                    first != null
                            ? first.animationId()
                            : second != null
                                    ? second.animationId()
                                    : actor.row().unarmedAnimation();
            frames = animations.play(id, run);
            if (first != null && second != null) {
                narration.wait(frames, frames);
                action.enter(ActionStage.ANIMATE_AGAIN);
                return;
            }
        } else if (start.skill() != null) {
            frames = animations.play(start.skill().animationId(), run);
        }
        narration.wait(Math.max(action.kind().least, frames), Math.max(action.kind().most, frames));
        action.enter(ActionStage.EXECUTE);
        run.targetAt = 0;
    }

    /** Plays the animation of the second weapon. */
    void animateAgain() {
        Item second = ((ActorBattler) action.user()).weapon(1, Weapons.ALL);
        int frames = second == null ? 0 : animations.play(second.animationId(), run);
        narration.wait(Math.max(action.kind().least, frames), Math.max(action.kind().most, frames));
        action.enter(ActionStage.EXECUTE);
    }
}
