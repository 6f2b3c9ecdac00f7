package org.vivarium.inspector;

/** Tells the user something without stopping them: a notice in the window, never a dialog. */
public interface Notifier {
    void info(String message);

    void warn(String message);
}
