package org.vivarium.engine.event;

import com.fasterxml.jackson.core.JsonPointer;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A place in a {@link JsonDocument}, named by a JSON pointer: looked at, written or removed through
 * what contains it. The place behind an array's last element is named {@code -}.
 */
final class JsonPlace {

    private static final String BEHIND = "-";

    private final Object container;
    private final JsonPointer last;

    private JsonPlace(Object container, JsonPointer last) {
        this.container = container;
        this.last = last;
    }

    /**
     * The place a path names, or null when nothing is there that could contain it.
     *
     * @throws IllegalArgumentException if the path is no JSON pointer
     */
    static JsonPlace of(Object document, String path) {
        JsonPointer pointer = JsonPointer.compile(path);
        if (pointer.matches()) {
            return new JsonPlace(Collections.singletonList(document), null);
        }
        Object container = document;
        for (JsonPointer at = pointer; !at.tail().matches(); at = at.tail()) {
            container = new JsonPlace(container, at).value();
        }
        boolean contains = container instanceof Map || container instanceof List;
        return contains ? new JsonPlace(container, pointer.last()) : null;
    }

    private int index() {
        return last == null ? 0 : last.getMatchingIndex();
    }

    boolean exists() {
        return switch (container) {
            case Map<?, ?> members -> members.containsKey(last.getMatchingProperty());
            case List<?> elements -> index() >= 0 && index() < elements.size();
            case null, default -> false;
        };
    }

    /** What is there; null also where nothing is. */
    Object value() {
        if (!exists()) {
            return null;
        }
        return container instanceof Map<?, ?> members
                ? members.get(last.getMatchingProperty())
                : ((List<?>) container).get(index());
    }

    /** Puts a value there; false where it has no place, as in the place of the whole document. */
    @SuppressWarnings("unchecked")
    boolean put(Object value) {
        if (last == null) {
            return false;
        }
        if (container instanceof Map) {
            ((Map<String, Object>) container).put(last.getMatchingProperty(), value);
            return true;
        }
        List<Object> elements = (List<Object>) container;
        if (last.getMatchingProperty().equals(BEHIND) || index() == elements.size()) {
            return elements.add(value);
        }
        if (exists()) {
            elements.set(index(), value);
            return true;
        }
        return false;
    }

    /** Takes away what is there; false when nothing is. */
    boolean remove() {
        if (last == null || !exists()) {
            return false;
        }
        if (container instanceof Map<?, ?> members) {
            members.remove(last.getMatchingProperty());
        } else {
            ((List<?>) container).remove(index());
        }
        return true;
    }
}
