package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/** A visit to a shop. */
final class ShopState implements Stateful {
    /** Ordinal of {@link ShopMode}. */
    int mode;

    /** Line of the choice: buy, sell, leave. */
    int choice;

    /** The choice was shown before: the shop greets again. */
    boolean again;

    /** Something was bought or sold. */
    boolean traded;

    int item;
    int number;
    int most;

    /** Frames the thanks still show. */
    int noticeLeft;

    /** Clock of the icons and of the walking members. */
    int clock;

    final ListBox buy = new ListBox();
    final ListBox sell = new ListBox();

    /** Holds the blinking cursor of the choice. */
    final WindowBox message = new WindowBox();

    /** Holds the blinking cursor of the number. */
    final WindowBox amount = new WindowBox();

    ShopMode mode() {
        return ShopMode.at(mode);
    }

    void enter(ShopMode next) {
        mode = next.ordinal();
    }

    @Override
    public void visit(StateVisitor v) {
        mode = v.i("mode", mode);
        choice = v.i("choice", choice);
        again = v.z("again", again);
        traded = v.z("traded", traded);
        item = v.i("item", item);
        number = v.i("number", number);
        most = v.i("most", most);
        noticeLeft = v.i("noticeLeft", noticeLeft);
        clock = v.i("clock", clock);
        v.child("buy", buy);
        v.child("sell", sell);
        v.child("message", message);
        v.child("amount", amount);
    }
}
