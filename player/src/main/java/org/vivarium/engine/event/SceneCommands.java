package org.vivarium.engine.event;

import java.util.Arrays;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.SceneStack;
import org.vivarium.engine.state.BattleRequestState;
import org.vivarium.engine.state.GameState;

/** What leaves the map: battles, shops, menus, the end (spec interpreter 11). */
final class SceneCommands {

    private static final int GOODS = 4;
    private static final int NAMED_BACKDROP = 1;
    private static final int TERRAIN_BACKDROP = 2;

    private final EventSystems systems;
    private final GameState state;
    private final SceneStack scenes;

    private SceneCommands(EventSystems systems) {
        this.systems = systems;
        this.state = systems.state;
        this.scenes = systems.scenes;
    }

    static void register(HandlerTable table, EventSystems systems) {
        SceneCommands commands = new SceneCommands(systems);
        table.add(CommandCode.BATTLE, commands::battle);
        table.add(CommandCode.SHOP, commands::shop);
        table.add(10740, commands::name);
        table.add(11910, i -> commands.open(i, SceneKind.SAVE));
        table.add(11950, i -> commands.open(i, SceneKind.MENU));
        table.add(5001, commands::load);
        table.add(12420, commands::gameOver);
        table.add(12510, commands::title);
        table.add(5002, commands::exit);
        table.add(11560, commands::playMovie);
    }

    /** Requests are made on the map only, and not while a message shows. */
    private boolean held() {
        return systems.messages.active();
    }

    private Outcome battle(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (held()) {
            return Outcome.BLOCKED;
        }
        int troop = i.value(i.p(0), i.p(1));
        BattleRequestState request = state.battleRequest;
        if (i.p(2) < 0 || i.p(2) > TERRAIN_BACKDROP) {
            i.warn(EventFault.BAD_PARAMETER, i.p(2));
            return Outcome.BLOCKED;
        }
        if (systems.game.database.troops().get(troop) == null) {
            i.warn(EventFault.MISSING_TROOP, troop);
            i.setSlot(BattleResult.VICTORY.slot());
            return Outcome.NEXT;
        }
        boolean is2003 = i.dialect().is2003();
        request.troop = troop;
        request.backdrop = i.p(2);
        request.backdropName = i.p(2) == NAMED_BACKDROP ? i.text() : "";
        request.escape = i.p(3);
        request.defeatBranch = i.p(4) != 0;
        request.firstStrike = i.p(5) != 0;
        request.condition = is2003 ? i.p(6) : 0;
        request.formation = is2003 && i.p(2) == NAMED_BACKDROP ? i.p(7) : 0;
        request.terrain = is2003 && i.p(2) == TERRAIN_BACKDROP ? i.p(8) : 0;
        request.random = false;
        request.owner = i.owner();
        request.indent = i.indent();
        i.run().abortOnEscape = i.p(3) == 1;
        scenes.push(SceneKind.BATTLE, troop);
        return Outcome.STOP;
    }

    private Outcome shop(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (held()) {
            return Outcome.BLOCKED;
        }
        int goods = Math.max(0, i.parameterCount() - GOODS);
        int[] arguments = new int[ShopArguments.FIRST_ITEM + goods];
        arguments[ShopArguments.OWNER] = i.owner();
        arguments[ShopArguments.INDENT] = i.indent();
        arguments[ShopArguments.MODE] = i.p(0);
        arguments[ShopArguments.MESSAGES] = i.p(1);
        int count = ShopArguments.FIRST_ITEM;
        for (int n = 0; n < goods; n++) {
            int item = i.p(GOODS + n);
            if (systems.game.database.items().get(item) == null) {
                i.warn(EventFault.MISSING_ITEM, item);
            } else {
                arguments[count++] = item;
            }
        }
        scenes.push(SceneKind.SHOP, Arrays.copyOf(arguments, count));
        return Outcome.STOP;
    }

    private Outcome name(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (held()) {
            return Outcome.BLOCKED;
        }
        int actor = i.p(0);
        if (state.actor(actor) == null) {
            i.warn(EventFault.MISSING_ACTOR, actor);
            return Outcome.NEXT;
        }
        scenes.push(SceneKind.NAME, actor, i.p(1), i.p(2));
        return Outcome.STOP;
    }

    private Outcome open(Interpreter i, SceneKind kind) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (held()) {
            return Outcome.BLOCKED;
        }
        scenes.push(kind);
        return Outcome.STOP;
    }

    private Outcome load(Interpreter i) {
        return i.dialect().is2003English() ? open(i, SceneKind.LOAD) : Outcome.NEXT;
    }

    private Outcome gameOver(Interpreter i) {
        if (held()) {
            return Outcome.BLOCKED;
        }
        scenes.push(SceneKind.GAME_OVER, SceneChange.TO_GAME_OVER);
        return Outcome.STOP;
    }

    private Outcome title(Interpreter i) {
        if (held()) {
            return Outcome.BLOCKED;
        }
        systems.async(AsyncOperation.TITLE, 0);
        return Outcome.NEXT;
    }

    private Outcome exit(Interpreter i) {
        if (!i.dialect().is2003English()) {
            return Outcome.NEXT;
        }
        if (held()) {
            return Outcome.BLOCKED;
        }
        systems.async(AsyncOperation.EXIT, 0);
        return Outcome.NEXT;
    }

    /** Films aren't played; the event goes on as behind one that was skipped. */
    private Outcome playMovie(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (held()) {
            return Outcome.BLOCKED;
        }
        i.warn(EventFault.MOVIE, 0);
        return Outcome.NEXT;
    }
}
