package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.party.SkillRules;
import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** Choosing an actor's action: command, skill, item, target (spec battle 2.2). */
final class BattleMenu {
    private static final int FULL = 31;
    private static final int FLASH_POWER = 24;
    private static final int FLASH_FRAMES = 16;
    private static final int FLASH_PERIOD = 60;
    private static final int ATTACK = 0;
    private static final int SKILL = 1;
    private static final int DEFEND = 2;

    /** What a choice leads to. */
    enum Answer {
        /** Still choosing. */
        NONE,

        /** The actor's action is complete. */
        DONE,

        /** Back to whoever chose before. */
        BACK
    }

    private final Engine engine;
    private final BattleState battle;
    private final Battlers battlers;
    private final SkillUse skills;
    private final BattleWindows windows;

    BattleMenu(BattleParts parts, BattleWindows windows) {
        engine = parts.engine;
        battle = parts.battle;
        battlers = parts.battlers;
        skills = parts.skills;
        this.windows = windows;
    }

    private ActorBattler chooser() {
        return battlers.ally(battle.chooser);
    }

    private BattleActionState action() {
        return chooser().state().action;
    }

    /** The commands of the next actor. */
    void open() {
        windows.place(
                battle.commands,
                battle.commands.window.x,
                BattleWindows.NARROW,
                BattleWindows.COMMANDS,
                1);
        toCommands();
    }

    private void toCommands() {
        enter(BattlePhase.COMMAND, battle.commands);
        windows.mark(battle.chooser);
    }

    private void enter(BattlePhase phase, ListBox list) {
        battle.phase = phase.ordinal();
        windows.activate(list);
    }

    private boolean pressed(Button button) {
        return button.isIn(engine.state.input.triggered);
    }

    private void play(SystemSound sound) {
        engine.systemAudio.play(sound);
    }

    /** One frame of choosing. */
    Answer update() {
        BattlePhase phase = BattlePhase.at(battle.phase);
        if (phase == BattlePhase.TARGET_ENEMY) {
            flashTarget();
        }
        if (pressed(Button.DECISION)) {
            return switch (phase) {
                case COMMAND -> command();
                case SKILL -> skill();
                case ITEM -> item();
                case TARGET_ENEMY -> targetEnemy();
                default -> targetAlly();
            };
        }
        if (pressed(Button.CANCEL)) {
            play(SystemSound.CANCEL);
            if (phase == BattlePhase.COMMAND) {
                return Answer.BACK;
            }
            cancel(phase);
        }
        return Answer.NONE;
    }

    private void cancel(BattlePhase phase) {
        ActionKind kind = ActionKind.at(action().kind);
        boolean choosingTarget =
                phase == BattlePhase.TARGET_ENEMY || phase == BattlePhase.TARGET_ALLY;
        keepSkillCursor();
        if (choosingTarget && kind == ActionKind.SKILL) {
            windows.mark(battle.chooser);
            enter(BattlePhase.SKILL, battle.skills);
        } else if (choosingTarget && kind == ActionKind.ITEM) {
            windows.mark(battle.chooser);
            enter(BattlePhase.ITEM, battle.items);
        } else {
            toCommands();
        }
        action().clear();
    }

    private void keepSkillCursor() {
        if (battle.phase == BattlePhase.SKILL.ordinal()) {
            battle.skillCursors[battle.chooser] = battle.skills.index;
        }
    }

    private Answer command() {
        play(SystemSound.DECISION);
        BattleActionState action = action();
        action.clear();
        switch (battle.commands.index) {
            case ATTACK -> {
                action.kind = ActionKind.ATTACK.ordinal();
                if (chooser().attacksAll()) {
                    action.target = Battlers.ALL_ENEMIES;
                    return Answer.DONE;
                }
                toEnemies();
            }
            case SKILL -> {
                int count = Math.max(1, chooser().actor().skills.length);
                windows.place(battle.skills, 0, BattleWindows.FULL_WIDTH, count, 2);
                battle.skills.select(Math.min(battle.skillCursors[battle.chooser], count - 1));
                battle.skills.scroll = battle.skills.topRow * ListBox.ROW_HEIGHT;
                enter(BattlePhase.SKILL, battle.skills);
            }
            case DEFEND -> {
                action.kind = ActionKind.DEFEND.ordinal();
                chooser().state().defending = true;
                return Answer.DONE;
            }
            default -> {
                int count = Math.max(1, engine.state.party.itemKinds);
                windows.place(battle.items, 0, BattleWindows.FULL_WIDTH, count, 2);
                enter(BattlePhase.ITEM, battle.items);
            }
        }
        return Answer.NONE;
    }

    /** The skill in a cell of the list, or null. */
    Skill skillAt(int cell) {
        int[] known = chooser().actor().skills;
        return cell >= 0 && cell < known.length ? skills.skill(known[cell]) : null;
    }

    /** The item in a cell of the list, or null. */
    Item itemAt(int cell) {
        return cell >= 0 && cell < engine.state.party.itemKinds
                ? battlers.tables.item(engine.state.party.itemIds[cell])
                : null;
    }

    private Answer skill() {
        Skill skill = skillAt(battle.skills.index);
        if (skill == null || !skills.usable(chooser(), skill)) {
            play(SystemSound.BUZZER);
            return Answer.NONE;
        }
        play(SystemSound.DECISION);
        keepSkillCursor();
        action().kind = ActionKind.SKILL.ordinal();
        action().id = skill.id();
        return aim(skill);
    }

    private Answer item() {
        Item item = itemAt(battle.items.index);
        if (item == null || !skills.usable(chooser(), item)) {
            play(SystemSound.BUZZER);
            return Answer.NONE;
        }
        play(SystemSound.DECISION);
        action().kind = ActionKind.ITEM.ordinal();
        action().id = item.id();
        Skill skill = skills.invoked(item);
        if (skill != null) {
            return aim(skill);
        }
        if (item.type() == Item.Type.MEDICINE && !item.entireParty()) {
            toAllies();
            return Answer.NONE;
        }
        boolean all = item.type() == Item.Type.MEDICINE;
        action().target = all ? Battlers.ALL_ALLIES : chooser().number();
        return Answer.DONE;
    }

    private Answer aim(Skill skill) {
        if (!SkillRules.isNormal(skill)) {
            action().target = chooser().number();
            return Answer.DONE;
        }
        switch (skill.scope()) {
            case Skill.Scope.ENEMY -> toEnemies();
            case Skill.Scope.ALLY -> toAllies();
            case Skill.Scope.ENEMIES -> action().target = Battlers.ALL_ENEMIES;
            case Skill.Scope.PARTY -> action().target = Battlers.ALL_ALLIES;
            default -> action().target = chooser().number();
        }
        return action().target == Battlers.NOBODY ? Answer.NONE : Answer.DONE;
    }

    private void toEnemies() {
        int count = 0;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            if (battlers.enemy(i).exists()) {
                battle.targetPlaces[count++] = i;
            }
        }
        windows.place(battle.targets, 0, BattleWindows.TARGET_WIDTH, count, 1);
        battle.targetFrames = 0;
        enter(BattlePhase.TARGET_ENEMY, battle.targets);
    }

    private void toAllies() {
        windows.mark(0);
        enter(BattlePhase.TARGET_ALLY, battle.status);
    }

    private void flashTarget() {
        if (++battle.targetFrames % FLASH_PERIOD == 0 && battle.targets.items > 0) {
            battlers.enemy(battle.targetPlaces[battle.targets.index])
                    .state()
                    .flash
                    .start(FULL, FULL, FULL, FLASH_POWER, FLASH_FRAMES);
        }
    }

    private Answer targetEnemy() {
        play(SystemSound.DECISION);
        if (battle.targets.items > 0) {
            int place = battle.targetPlaces[battle.targets.index];
            action().target = Battlers.enemyNumber(place);
        }
        return Answer.DONE;
    }

    private Answer targetAlly() {
        play(SystemSound.DECISION);
        action().target = battlers.ally(battle.status.index).number();
        return Answer.DONE;
    }
}
