package org.vivarium.app.cli;

import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what is wrong with a command line, and where its options are listed. */
final class UsageErrors implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] args) {
        CommandLine command = error.getCommandLine();
        System.err.println("vivarium: " + error.getMessage());
        UnmatchedArgumentException.printSuggestions(error, command.getErr());
        System.err.println("see: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.USAGE.code();
    }
}
