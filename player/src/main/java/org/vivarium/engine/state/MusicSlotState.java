package org.vivarium.engine.state;

/** A system music (battle, inn, ...) an event has replaced. */
public final class MusicSlotState implements Stateful {
    static final int COUNT = 7;

    /** False: the database's music holds. */
    public boolean replaced;

    public String name = "";
    public int fadeIn;
    public int volume = 100;
    public int tempo = 100;
    public int balance = 50;

    static MusicSlotState[] slots() {
        MusicSlotState[] slots = new MusicSlotState[COUNT];
        for (int i = 0; i < COUNT; i++) {
            slots[i] = new MusicSlotState();
        }
        return slots;
    }

    @Override
    public void visit(StateVisitor v) {
        replaced = v.z("replaced", replaced);
        name = v.s("name", name);
        fadeIn = v.i("fadeIn", fadeIn);
        volume = v.i("volume", volume);
        tempo = v.i("tempo", tempo);
        balance = v.i("balance", balance);
    }
}
