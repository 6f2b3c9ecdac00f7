package org.vivarium.engine.menu;

import java.util.List;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;

/** Commands, money and the members of the party (spec menus-and-saves 3). */
final class MainMenuScene implements Scene {
    private static final int PARTY_X = 88;
    private static final int FRONT_FACE_X = 92;
    private static final int BACK_FACE_X = 100;
    private static final int FACE_X = 96;
    private static final int BACK_ROW = 1;

    private final MenuKit kit;
    private final List<MenuCommand> commands;

    MainMenuScene(MenuKit kit) {
        this.kit = kit;
        this.commands = MenuCommand.of(kit.game);
    }

    @Override
    public void start(SceneState self) {
        int height = 16 * commands.size() + 16;
        kit.begin(kit.menu.commands, 0, 0, PARTY_X, height, commands.size(), 1);
        placeParty();
    }

    @Override
    public void resume(SceneState self) {
        kit.menu.commands.window.active = true;
        placeParty();
    }

    private void placeParty() {
        PartyCursor party = kit.menu.party;
        kit.prepare(party.window);
        party.set(PARTY_X, 0, 232, 240, 52, 168, kit.members());
        party.deactivate();
    }

    private boolean enabled(MenuCommand command) {
        return switch (command) {
            case SAVE -> kit.state.system.saveAllowed && kit.state.map.saveAllowed;
            case ORDER -> kit.members() >= 2;
            case ATB_MODE, QUIT -> true;
            default -> kit.members() > 0;
        };
    }

    @Override
    public void update(SceneState self) {
        if (kit.menu.party.window.active) {
            updateParty();
        } else {
            updateCommands();
        }
    }

    private void updateCommands() {
        kit.menu.party.window.update();
        kit.update(kit.menu.commands);
        if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            MenuCommand command = commands.get(kit.menu.commands.index);
            if (enabled(command)) {
                kit.decide();
                choose(command);
            } else {
                kit.refuse();
            }
        }
    }

    private void choose(MenuCommand command) {
        if (command.wantsMember()) {
            kit.menu.commands.window.active = false;
            kit.menu.party.activate(0);
            return;
        }
        switch (command) {
            case ITEM -> kit.scenes.push(SceneKind.ITEM);
            case SAVE -> kit.scenes.push(SceneKind.SAVE);
            case ORDER -> kit.scenes.push(SceneKind.ORDER);
            case QUIT -> kit.scenes.push(SceneKind.END);
            default -> kit.state.system.atbWait = !kit.state.system.atbWait;
        }
    }

    private void updateParty() {
        kit.menu.commands.window.update();
        kit.update(kit.menu.party);
        if (kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            backToCommands();
        } else if (kit.pressed(Button.DECISION)) {
            chooseMember(kit.menu.party.index);
        }
    }

    private void chooseMember(int member) {
        switch (commands.get(kit.menu.commands.index)) {
            case SKILL -> {
                if (!kit.party.states.canAct(kit.member(member))) {
                    kit.refuse();
                    return;
                }
                kit.scenes.push(SceneKind.SKILL, member);
            }
            case EQUIP -> kit.scenes.push(SceneKind.EQUIP, member);
            case STATUS -> kit.scenes.push(SceneKind.STATUS, member);
            default -> changeRow(kit.member(member));
        }
        kit.decide();
        backToCommands();
    }

    /** Somebody must stay in the front row. */
    private void changeRow(ActorState actor) {
        if (actor.row == BACK_ROW) {
            actor.row = 0;
            return;
        }
        for (int i = 0; i < kit.members(); i++) {
            ActorState other = kit.member(i);
            if (other != actor && other.row != BACK_ROW) {
                actor.row = BACK_ROW;
                return;
            }
        }
    }

    private void backToCommands() {
        kit.menu.party.deactivate();
        kit.menu.commands.window.active = true;
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        ListBox list = kit.menu.commands;
        p.back(list.window);
        for (int i = 0; i < commands.size(); i++) {
            MenuCommand command = commands.get(i);
            String word = command.term(kit.terms, kit.state.system.atbWait);
            p.item(list, i, 0, word, enabled(command));
        }
        p.gold(0, 208, PARTY_X);
        p.back(kit.menu.party.window);
        for (int i = 0; i < kit.members(); i++) {
            drawMember(p, kit.member(i), 8 + PartyCursor.PITCH * i);
        }
    }

    private void drawMember(MenuPainter p, ActorState actor, int y) {
        p.face(actor, faceX(actor), y);
        p.text(152, y + 2, actor.name, TextPainter.DEFAULT);
        p.text(240, y + 2, actor.title, TextPainter.DEFAULT);
        p.level(actor, 152, y + 18);
        p.state(actor, 194, y + 18);
        p.experienceAndNext(actor, 152, y + 34);
        int points = kit.is2003 ? 246 : 258;
        p.hp(actor, points, y + 18, p.hpDigits());
        p.sp(actor, points, y + 34, p.hpDigits());
    }

    private int faceX(ActorState actor) {
        if (!kit.is2003) {
            return FACE_X;
        }
        return actor.row == BACK_ROW ? BACK_FACE_X : FRONT_FACE_X;
    }
}
