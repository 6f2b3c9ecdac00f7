package org.vivarium.inspector;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Keeps what a user chose in views, such as the columns of a table, from one start to the next. */
public interface ViewMemory {
    Optional<String> read(String key);

    void write(String key, String value);

    /** A memory that lasts as long as the window. */
    static ViewMemory forgetful() {
        Map<String, String> values = new HashMap<>();
        return new ViewMemory() {
            @Override
            public Optional<String> read(String key) {
                return Optional.ofNullable(values.get(key));
            }

            @Override
            public void write(String key, String value) {
                values.put(key, value);
            }
        };
    }
}
