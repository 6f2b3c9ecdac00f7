package org.vivarium.inspector;

import java.util.ArrayList;
import java.util.List;

/** Keeps what panels tell the user. */
public final class Told implements Notifier {
    private final List<String> messages = new ArrayList<>();

    @Override
    public void info(String message) {
        messages.add(message);
    }

    @Override
    public void warn(String message) {
        messages.add(message);
    }

    /** All messages, oldest first. */
    public List<String> messages() {
        return messages;
    }
}
