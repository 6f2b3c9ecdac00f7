package org.vivarium.app.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.event.CommandSurvey;
import org.vivarium.engine.event.Dialect;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.model.event.CommandInfo;
import org.vivarium.model.event.CommandTable;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code commands}: the event commands a game uses, how often, and which aren't supported. */
@Command(
        name = "commands",
        mixinStandardHelpOptions = true,
        description = "Lists the event commands a game uses, how often, and the unsupported ones.")
public final class CommandsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "A game's folder, archive or database.")
    private Path path;

    @Mixin private GameOptions options;

    @Override
    public Integer call() throws GameOpenException {
        Game game = new GameOpener(options.rtp(), new WarningLog()).open(path);
        return print(CommandSurvey.of(game), Dialect.of(game.profile), System.out).code();
    }

    private static ExitCode print(CommandSurvey survey, Dialect dialect, PrintStream out) {
        CommandTable table = CommandTable.standard();
        int unsupported = 0;
        int total = 0;
        out.printf("%8s  %6s  %-36s %s%n", "uses", "code", "command", "");
        Comparator<Map.Entry<Integer, Integer>> order =
                Map.Entry.<Integer, Integer>comparingByValue().reversed();
        for (Map.Entry<Integer, Integer> use :
                survey.uses().entrySet().stream().sorted(order).toList()) {
            int code = use.getKey();
            CommandInfo info = table.get(code);
            boolean supported = info != null && info.supported();
            String note = supported ? note(info, dialect) : "not supported";
            out.printf(
                    "%8d  %6d  %-36s %s%n",
                    use.getValue(),
                    code,
                    table.name(code),
                    note.isEmpty() ? "" : note + ": " + places(survey, code));
            total += use.getValue();
            unsupported += supported ? 0 : 1;
        }
        survey.unreadable().forEach(out::println);
        out.printf(
                "%d commands in %d lists, %d kinds, %d of them not supported%n",
                total, survey.lists(), survey.uses().size(), unsupported);
        return unsupported == 0 && survey.unreadable().isEmpty()
                ? ExitCode.DONE
                : ExitCode.DIFFERENCES;
    }

    /** What keeps a command from running in this game, empty for nothing. */
    private static String note(CommandInfo info, Dialect dialect) {
        return switch (info.since()) {
            case MANIAC -> dialect.maniac() ? "" : "skipped, the Maniac Patch isn't there";
            case EASYRPG ->
                    dialect.easyRpg() || dialect.maniac()
                            ? ""
                            : "skipped, EasyRPG's commands aren't switched on";
            case RPG2000, RPG2003, RPG2003_ENGLISH -> "";
        };
    }

    private static String places(CommandSurvey survey, int code) {
        return survey.places(code).stream()
                .map(ProgramRef::toString)
                .collect(Collectors.joining("; "));
    }
}
