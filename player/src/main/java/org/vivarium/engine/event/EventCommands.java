package org.vivarium.engine.event;

/** Puts the handlers of all domains into the table. */
public final class EventCommands {

    private EventCommands() {}

    /** Takes every command without a handler: one warning for each place, then it is skipped. */
    public static Outcome unsupported(Interpreter i) {
        i.warn(EventFault.UNSUPPORTED_COMMAND, i.code());
        return Outcome.NEXT;
    }

    /** Adds all commands but those of pictures and the screen, which bring their own. */
    public static void register(HandlerTable table, EventSystems systems) {
        ManiacExpression expression = new ManiacExpression(systems);
        VariableOperands operands = new VariableOperands(systems, expression);
        FlowCommands.register(table, systems, new BranchConditions(systems, expression));
        LoopCommands.register(table);
        SwitchCommands.register(table);
        VariableCommands.register(table, operands);
        TimerCommands.register(table);
        WaitCommands.register(table, systems);
        PartyCommands.register(table, systems);
        ActorCommands.register(table, systems);
        LevelCommands.register(table, systems);
        SystemCommands.register(table, systems);
        MessageCommands.register(table, systems);
        InnCommand.register(table, systems);
        PlaceCommands.register(table, systems);
        MapCommands.register(table, systems);
        CharacterCommands.register(table, systems);
        TransitionCommands.register(table, systems);
        SoundCommands.register(table, systems.audio);
        SceneCommands.register(table, systems);
        AccessCommands.register(table, systems);
        BattleCommands.register(table, systems);
        BattleInfoCommand.register(table, systems);
        ManiacCommands.register(table, systems, expression);
        StringCommands.register(table, systems);
        RewriteMapCommand.register(table, systems);
        SaveCommands.register(table, systems);
        GlobalSaveCommand.register(table, systems);
        PointerCommands.register(table);
        WritePictureCommand.register(table, systems);
        GameInfoCommand.register(table, systems);
        PictureInfoCommand.register(table, systems);
        EasyRpgCommands.register(table, systems);
        PathCommand.register(table, systems);
        JsonCommand.register(table, systems);
    }
}
