package org.vivarium.app.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Leaves out of the help of commands that only read files what matters to play alone: where saves
 * go, fonts, runtime packages. Scripts that give them go on working.
 */
final class FileHelp {
    private static final List<String> PLAY = List.of("--save-dir", "--font");
    private static final List<String> PACKAGES = List.of("--rtp", "--no-rtp");

    private FileHelp() {}

    static void tidy(CommandLine root) {
        Map<String, CommandLine> commands = root.getSubcommands();
        for (String name : List.of("dump", "diff", "refs", "commands")) {
            hide(commands.get(name), PLAY);
            hide(commands.get(name), PACKAGES);
        }
        hide(commands.get("check"), PLAY);
    }

    private static void hide(CommandLine command, List<String> options) {
        CommandSpec spec = command.getCommandSpec();
        for (String name : options) {
            OptionSpec option = spec.findOption(name);
            if (option != null) {
                spec.remove(option);
                spec.addOption(OptionSpec.builder(option).hidden(true).build());
            }
        }
    }
}
