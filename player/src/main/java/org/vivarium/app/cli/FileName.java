package org.vivarium.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The name of one file to read or to write: not empty, and not that of a folder. */
final class FileName implements ITypeConverter<Path> {
    @Override
    public Path convert(String value) {
        if (value.isBlank()) {
            throw new TypeConversionException("expected the name of a file, not ''");
        }
        Path path = Path.of(value);
        if (Files.isDirectory(path)) {
            throw new TypeConversionException("'" + value + "' is a folder; a file is needed");
        }
        return path;
    }
}
