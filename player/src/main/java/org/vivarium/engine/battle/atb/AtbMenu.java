package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleLists;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.CommandRows;
import org.vivarium.engine.battle.SkillUse;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.party.SkillRules;
import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.model.BattleCommand;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** Choosing one actor's action: command, skill, item, target (spec battle 2.5). */
final class AtbMenu {

    /** What a choice leads to. */
    enum Answer {
        /** Still choosing. */
        NONE,

        /** The actor's action is complete. */
        DONE,

        /** Away from the commands. */
        BACK
    }

    private final Engine engine;
    private final BattleState battle;
    private final Battlers battlers;
    private final SkillUse skills;
    private final CommandRows commands;
    private final BattleLists lists;
    private final AtbWindows windows;
    private final TargetCursor targets;
    private final Rows2003 rows;
    private final BattleStage stage;

    AtbMenu(
            BattleParts parts,
            AtbWindows windows,
            TargetCursor targets,
            Rows2003 rows,
            BattleStage stage) {
        this.stage = stage;
        engine = parts.engine;
        battle = parts.battle;
        battlers = parts.battlers;
        skills = parts.skills;
        commands = new CommandRows(parts);
        lists = new BattleLists(parts);
        this.windows = windows;
        this.targets = targets;
        this.rows = rows;
    }

    private ActorBattler chooser() {
        return battlers.actor(battle.actor);
    }

    private BattleActionState action() {
        return chooser().state().action;
    }

    private boolean pressed(Button button) {
        return button.isIn(engine.state.input.triggered);
    }

    private void play(SystemSound sound) {
        engine.systemAudio.play(sound);
    }

    private void enter(BattlePhase phase, ListBox list) {
        battle.phase = phase.ordinal();
        windows.activate(list);
    }

    /** The commands of the actor that is asked, the cursor on the first. */
    void open() {
        list(chooser());
        toCommands();
    }

    /** An actor's commands as they show while nobody chooses among them: without a cursor. */
    void list(ActorBattler actor) {
        windows.placeCommands(commands.count(actor.actor()));
        AtbWindows.noCursor(battle.commands);
    }

    /** Back to the commands as they stood. */
    void toCommands() {
        battle.commands.select(Math.max(0, battle.commands.index));
        action().clear();
        targets.hide();
        windows.mark(battle.chooser);
        enter(BattlePhase.COMMAND, battle.commands);
    }

    /** One frame of choosing. */
    Answer update() {
        BattlePhase phase = BattlePhase.at(battle.phase);
        if (phase == BattlePhase.TARGET_ENEMY) {
            targets.update();
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
            if (phase == BattlePhase.COMMAND) {
                return Answer.BACK;
            }
            play(SystemSound.CANCEL);
            cancel(phase);
        }
        return Answer.NONE;
    }

    private void cancel(BattlePhase phase) {
        ActionKind kind = ActionKind.at(action().kind);
        boolean aiming = phase == BattlePhase.TARGET_ENEMY || phase == BattlePhase.TARGET_ALLY;
        keepSkillCursor();
        if (aiming && kind == ActionKind.SKILL) {
            backTo(BattlePhase.SKILL, battle.skills);
        } else if (aiming && kind == ActionKind.ITEM) {
            backTo(BattlePhase.ITEM, battle.items);
        } else {
            toCommands();
        }
    }

    private void backTo(BattlePhase phase, ListBox list) {
        action().clear();
        targets.hide();
        windows.mark(battle.chooser);
        enter(phase, list);
    }

    private void keepSkillCursor() {
        if (battle.phase == BattlePhase.SKILL.ordinal()) {
            battle.skillCursors[battle.chooser] = battle.skills.index;
        }
    }

    private Answer command() {
        int id = commands.id(chooser().actor(), battle.commands.index);
        BattleActionState action = action();
        action.clear();
        int type = id == CommandRows.ROW ? -1 : commands.type(id);
        if (id < 0
                || id == CommandRows.ROW && !rows.mayChange(chooser())
                || type == BattleCommand.Type.ESCAPE && !rows.mayFlee()) {
            play(SystemSound.BUZZER);
            return Answer.NONE;
        }
        play(SystemSound.DECISION);
        chooser().state().defending = false;
        chooser().state().lastCommand = id == CommandRows.ROW ? -1 : id;
        switch (type) {
            case BattleCommand.Type.ATTACK -> {
                action.kind = ActionKind.ATTACK.ordinal();
                toEnemies();
            }
            case BattleCommand.Type.SKILL -> toSkills(0);
            case BattleCommand.Type.SUBSKILL -> toSkills(commands.subset(id));
            case BattleCommand.Type.DEFENSE -> {
                chooser().state().defending = true;
                return complete(ActionKind.DEFEND);
            }
            case BattleCommand.Type.ITEM -> {
                windows.placeList(battle.items, lists.itemCount(chooser().actor()));
                enter(BattlePhase.ITEM, battle.items);
            }
            case BattleCommand.Type.ESCAPE -> {
                return complete(ActionKind.ESCAPE);
            }
            default -> {
                if (id == CommandRows.ROW) {
                    rows.change(chooser());
                }
                return complete(ActionKind.NOTHING);
            }
        }
        return Answer.NONE;
    }

    private Answer complete(ActionKind kind) {
        action().kind = kind.ordinal();
        return complete(chooser().number());
    }

    private Answer complete(int target) {
        action().target = target;
        targets.hide();
        return Answer.DONE;
    }

    private void toSkills(int kind) {
        battle.skillKind = kind;
        int count = Math.max(1, lists.skillCount(chooser().actor()));
        windows.placeList(battle.skills, count);
        battle.skills.select(Math.min(battle.skillCursors[battle.chooser], count - 1));
        battle.skills.scroll = battle.skills.topRow * battle.skills.pitch;
        enter(BattlePhase.SKILL, battle.skills);
    }

    private Answer skill() {
        Skill skill = lists.skillAt(chooser().actor(), battle.skills.index);
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
        Item item = lists.itemAt(chooser().actor(), battle.items.index);
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
        boolean medicine = item.type() == Item.Type.MEDICINE;
        if (medicine && !item.entireParty()) {
            toAllies();
            return Answer.NONE;
        }
        return complete(medicine ? Battlers.ALL_ALLIES : chooser().number());
    }

    private Answer aim(Skill skill) {
        if (!SkillRules.isNormal(skill)) {
            return complete(chooser().number());
        }
        return switch (skill.scope()) {
            case Skill.Scope.ENEMY -> {
                toEnemies();
                yield Answer.NONE;
            }
            case Skill.Scope.ALLY -> {
                toAllies();
                yield Answer.NONE;
            }
            case Skill.Scope.ENEMIES -> complete(Battlers.ALL_ENEMIES);
            case Skill.Scope.PARTY -> complete(Battlers.ALL_ALLIES);
            default -> complete(chooser().number());
        };
    }

    private void toEnemies() {
        targets.show();
        enter(BattlePhase.TARGET_ENEMY, battle.targets);
    }

    private void toAllies() {
        windows.mark(0);
        enter(BattlePhase.TARGET_ALLY, battle.status);
    }

    private Answer targetEnemy() {
        int place = targets.place();
        if (place < 0) {
            play(SystemSound.BUZZER);
            return Answer.NONE;
        }
        play(SystemSound.DECISION);
        stage.turn(chooser(), battlers.enemy(place));
        return complete(Battlers.enemyNumber(place));
    }

    private Answer targetAlly() {
        play(SystemSound.DECISION);
        int place = Math.clamp(battle.status.index, 0, battlers.allyCount() - 1);
        return complete(battlers.ally(place).number());
    }
}
