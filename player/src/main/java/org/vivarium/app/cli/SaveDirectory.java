package org.vivarium.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The folder for saves: one that exists, or a name that is free to become one. */
final class SaveDirectory implements ITypeConverter<Path> {
    @Override
    public Path convert(String value) {
        if (value.isBlank()) {
            throw new TypeConversionException("expected the name of a folder, not ''");
        }
        Path path = Path.of(value);
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new TypeConversionException(
                    "'" + value + "' is a file; saves need a folder to go to");
        }
        return path;
    }
}
