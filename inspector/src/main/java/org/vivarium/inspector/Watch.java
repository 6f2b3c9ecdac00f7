package org.vivarium.inspector;

/** Something a panel needs from the running engine, and only while the panel can be seen. */
public interface Watch {
    void start();

    void stop();
}
