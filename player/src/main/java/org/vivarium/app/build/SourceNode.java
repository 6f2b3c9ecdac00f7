package org.vivarium.app.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * A value in a source file that knows where it stands, so that every mistake can be named with its
 * place.
 *
 * @param place file and path to the value
 * @param value a map, a list, a text, a number or a truth value
 */
record SourceNode(String place, Object value) {
    static SourceNode read(Path root, String file) throws IOException {
        try {
            LoadSettings settings = LoadSettings.builder().setLabel(file).build();
            return new SourceNode(
                    file + ": ",
                    new Load(settings).loadFromString(Files.readString(root.resolve(file))));
        } catch (NoSuchFileException e) {
            throw new BuildException(root.resolve(file).toString(), "the file is missing");
        } catch (YamlEngineException e) {
            throw new BuildException(file, e.getMessage());
        }
    }

    boolean isMap() {
        return value instanceof Map<?, ?>;
    }

    boolean isList() {
        return value instanceof List<?>;
    }

    boolean isText() {
        return value instanceof String;
    }

    /** The keys of a map, in the order of the file. */
    Set<String> keys() throws BuildException {
        return map().keySet().stream()
                .map(String::valueOf)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The value of a key that must be there. */
    SourceNode get(String key) throws BuildException {
        return find(key).orElseThrow(() -> error("'" + key + "' is missing"));
    }

    Optional<SourceNode> find(String key) throws BuildException {
        for (Map.Entry<?, ?> entry : map().entrySet()) {
            if (String.valueOf(entry.getKey()).equals(key)) {
                return Optional.of(
                        new SourceNode(
                                place + (place.endsWith(" ") ? "" : ".") + key, entry.getValue()));
            }
        }
        return Optional.empty();
    }

    List<SourceNode> list() throws BuildException {
        if (!(value instanceof List<?> items)) {
            throw error("a list is expected here");
        }
        List<SourceNode> nodes = new ArrayList<>();
        for (Object item : items) {
            nodes.add(new SourceNode(place + "[" + nodes.size() + "]", item));
        }
        return nodes;
    }

    /** The elements of a list, or the value itself when it is none. */
    List<SourceNode> listOrOne() throws BuildException {
        return isList() ? list() : List.of(this);
    }

    String text() {
        return String.valueOf(value);
    }

    int number() throws BuildException {
        if (value instanceof Integer number) {
            return number;
        }
        throw error("a whole number is expected here, not '" + value + "'");
    }

    int number(String key, int absent) throws BuildException {
        Optional<SourceNode> found = find(key);
        return found.isPresent() ? found.get().number() : absent;
    }

    int[] numbers() throws BuildException {
        List<SourceNode> items = list();
        int[] numbers = new int[items.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = items.get(i).number();
        }
        return numbers;
    }

    BuildException error(String problem) {
        return new BuildException(
                place.endsWith(": ") ? place.substring(0, place.length() - 2) : place, problem);
    }

    private Map<?, ?> map() throws BuildException {
        if (value instanceof Map<?, ?> map) {
            return map;
        }
        throw error("named values are expected here");
    }
}
