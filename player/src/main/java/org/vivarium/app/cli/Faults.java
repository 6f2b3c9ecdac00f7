package org.vivarium.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.run.BaseSceneException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Turns an exception that left a command into words and an exit code: what the user can mend is one
 * line, everything else leaves a report file.
 */
final class Faults implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception fault, CommandLine command, ParseResult parsed) {
        ExitCode code = codeOf(fault);
        if (code == ExitCode.INTERNAL_FAULT) {
            report(fault, parsed);
        } else {
            System.err.println("vivarium: " + describe(fault));
        }
        return code.code();
    }

    static ExitCode codeOf(Throwable fault) {
        return switch (fault) {
            case GameOpenException e -> ExitCode.CANNOT_OPEN;
            case CannotOpenException e -> ExitCode.CANNOT_OPEN;
            case BaseSceneException e -> ExitCode.CANNOT_OPEN;
            case InputScriptException e -> ExitCode.CANNOT_OPEN;
            case IOException e -> ExitCode.CANNOT_OPEN;
            default -> ExitCode.INTERNAL_FAULT;
        };
    }

    static String describe(Throwable fault) {
        return switch (fault) {
            case FileAlreadyExistsException e -> e.getFile() + " is no folder";
            case AccessDeniedException e -> e.getFile() + ": no permission to open or write it";
            case NoSuchFileException e -> "there is no file or folder " + e.getFile();
            case FileSystemException e when e.getReason() != null ->
                    "cannot open " + e.getFile() + ": " + e.getReason();
            default -> fault.getMessage() == null ? fault.toString() : fault.getMessage();
        };
    }

    private static void report(Throwable fault, ParseResult parsed) {
        System.err.println("vivarium: internal fault: " + fault);
        try {
            Path file = Files.createTempFile("vivarium-fault-", ".txt");
            try (var out = new PrintWriter(Files.newBufferedWriter(file))) {
                out.println("Vivarium " + VivariumCommand.version());
                out.println("arguments: " + String.join(" ", parsed.originalArgs()));
                for (String property :
                        Arrays.asList("java.vm.version", "os.name", "os.version", "os.arch")) {
                    out.println(property + ": " + System.getProperty(property));
                }
                fault.printStackTrace(out);
            }
            System.err.println("vivarium: report written to " + file);
        } catch (IOException e) {
            fault.printStackTrace();
        }
    }
}
