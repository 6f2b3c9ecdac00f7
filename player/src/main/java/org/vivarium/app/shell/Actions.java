package org.vivarium.app.shell;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;
import org.vivarium.inspector.Texts;

/** All actions of a window, by id, in the order they are offered. */
final class Actions {
    private final Map<String, Action> byId = new LinkedHashMap<>();

    /**
     * @param keys shortcut such as "Shortcut+O"; empty for none
     */
    void add(String id, Ikon icon, String keys, Runnable run) {
        add(id, Texts.of("action." + id), icon, keys, run);
    }

    void add(String id, String title, Ikon icon, String keys, Runnable run) {
        KeyCombination combination = keys.isEmpty() ? null : KeyCombination.valueOf(keys);
        byId.put(id, new Action(id, title, icon, combination, run));
    }

    Action get(String id) {
        return byId.get(id);
    }

    Collection<Action> all() {
        return byId.values();
    }

    /** Makes the shortcuts work in a scene. */
    void bind(Scene scene) {
        for (Action action : byId.values()) {
            if (action.keys() != null) {
                scene.getAccelerators().put(action.keys(), action.run());
            }
        }
    }
}
