package org.vivarium.engine.event;

/** Commands of troop pages; on the map they are skipped (spec interpreter 19.4). */
final class BattleCommands {

    private static final int PERCENT = 2;

    private final EventSystems systems;

    private BattleCommands(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        BattleCommands commands = new BattleCommands(systems);
        table.add(1005, commands::callCommonEvent);
        table.add(1006, commands::forceEscape);
        table.add(1007, commands::enableCombo);
        table.add(13110, commands::changeHp);
        table.add(13120, commands::changeSp);
        table.add(13130, commands::changeState);
        table.add(13150, commands::showEnemy);
        table.add(13210, commands::changeBackdrop);
        table.add(13260, commands::showAnimation);
        table.add(CommandCode.BATTLE_BRANCH, commands::branch);
        table.add(13410, commands::terminate);
        table.add(3011, commands::changeOptions);
    }

    private Outcome callCommonEvent(Interpreter i) {
        if (i.inBattle() && i.dialect().is2003()) {
            FlowCommands.callCommon(i, i.p(0));
        }
        return Outcome.NEXT;
    }

    /** What the party is offered before a round; its windows have no command "row" to remove. */
    private Outcome changeOptions(Interpreter i) {
        if (i.inBattle() && i.dialect().maniac()) {
            systems.battle().changeOptions(i.p(1));
        }
        return Outcome.NEXT;
    }

    private Outcome forceEscape(Interpreter i) {
        if (i.inBattle() && i.dialect().is2003()) {
            systems.battle().forceEscape(i.p(0), i.p(1), i.p(2) == 0);
        }
        return Outcome.NEXT;
    }

    private Outcome enableCombo(Interpreter i) {
        if (i.inBattle() && i.dialect().is2003() && systems.state.party.contains(i.p(0))) {
            systems.battle().combo(i.p(0), i.p(1), i.p(2));
        }
        return Outcome.NEXT;
    }

    private Outcome changeHp(Interpreter i) {
        if (!i.inBattle()) {
            return Outcome.NEXT;
        }
        int amount =
                i.p(2) == PERCENT
                        ? (int) ((long) systems.battle().enemyValue(i.p(0), 0) * i.p(3) / 100)
                        : i.value(i.p(2), i.p(3));
        systems.battle().changeEnemyHp(i.p(0), signed(i, amount), i.p(4) != 0);
        return Outcome.NEXT;
    }

    private Outcome changeSp(Interpreter i) {
        if (i.inBattle()) {
            int amount = i.value(i.p(2), i.p(3));
            systems.battle().changeEnemySp(i.p(0), signed(i, amount));
        }
        return Outcome.NEXT;
    }

    private static int signed(Interpreter i, int amount) {
        return i.p(1) == 0 ? amount : Arithmetic.saturate(-(long) amount);
    }

    private Outcome changeState(Interpreter i) {
        if (i.inBattle()) {
            systems.battle().changeEnemyState(i.p(0), i.p(2), i.p(1) == 0);
        }
        return Outcome.NEXT;
    }

    private Outcome showEnemy(Interpreter i) {
        if (i.inBattle()) {
            systems.battle().showEnemy(i.p(0));
        }
        return Outcome.NEXT;
    }

    private Outcome changeBackdrop(Interpreter i) {
        if (i.inBattle()) {
            systems.battle().changeBackdrop(i.text());
        }
        return Outcome.NEXT;
    }

    private Outcome showAnimation(Interpreter i) {
        if (!i.inBattle()) {
            return Outcome.NEXT;
        }
        boolean allies = i.dialect().is2003() && i.p(3) != 0;
        int target = allies && i.p(1) > 0 ? i.p(1) - 1 : i.p(1);
        int frames = systems.battle().animate(i.p(0), target, allies);
        if (frames > 0 && i.p(2) != 0) {
            i.waitFrames(frames);
        }
        return Outcome.NEXT;
    }

    /** Kinds 0 to 2 work on the map too, as in the original (spec 7.2). */
    private Outcome branch(Interpreter i) {
        if (holds(i)) {
            i.setSlot(255);
        } else {
            i.setSlot(1);
            i.skip();
        }
        return Outcome.NEXT;
    }

    private boolean holds(Interpreter i) {
        BattleControl battle = systems.battle();
        return switch (i.p(0)) {
            case 0 -> systems.state.switches.get(i.p(1)) == (i.p(2) == 0);
            case 1 ->
                    Comparison.test(
                            i.p(4),
                            systems.state.variables.get(i.p(1)),
                            i.value(i.p(2) == 0 ? 0 : 1, i.p(3)));
            case 2 -> canAct(i.p(1));
            case 3 -> i.inBattle() && battle.enemyCanAct(i.p(1));
            case 4 -> i.inBattle() && i.dialect().is2003() && battle.isTarget(i.p(1));
            case 5 -> i.inBattle() && i.dialect().is2003() && battle.lastActionWas(i.p(1), i.p(2));
            default -> false;
        };
    }

    private boolean canAct(int actor) {
        if (systems.battle().running()) {
            return systems.battle().actorCanAct(actor);
        }
        var found = systems.state.actor(actor);
        return found != null && systems.party.states.canAct(found);
    }

    private Outcome terminate(Interpreter i) {
        if (i.inBattle()) {
            systems.async(AsyncOperation.TERMINATE_BATTLE, 0);
        }
        return Outcome.NEXT;
    }
}
