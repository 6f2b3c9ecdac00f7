package org.vivarium.engine.map;

import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.event.Messages;

/** Shows no messages: nobody waits for one. */
enum QuietMessages implements Messages {
    INSTANCE;

    @Override
    public boolean active() {
        return false;
    }

    @Override
    public boolean open() {
        return false;
    }

    @Override
    public boolean mayShow(boolean foreground) {
        return true;
    }

    @Override
    public void show(MessageOrder order) {}
}
