package org.vivarium.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vivarium.lcf.Layout;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/**
 * Writes the typed views of org.vivarium.model from the schema. Run its main with the folder of
 * that package after a change of {@code lcf/schema.txt} or {@code lcf/enums.txt}; a test fails
 * while they differ.
 */
public final class ViewGenerator {

    private ViewGenerator() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        for (Map.Entry<String, String> source : sources().entrySet()) {
            Files.writeString(folder.resolve(source.getKey()), source.getValue());
        }
    }

    /** File name to source, for every struct. */
    static Map<String, String> sources() {
        Map<String, String> sources = new LinkedHashMap<>();
        for (StructType struct : Schema.structs()) {
            boolean code = struct.layout() == Layout.CODE;
            String source =
                    code ? new EnumSource(struct).asClass() : new ViewSource(struct).source();
            sources.put(struct.viewName() + ".java", source);
        }
        return sources;
    }
}
