package org.vivarium.engine.state;

/** A system sound an event has replaced. */
public final class SoundState implements Stateful {
    static final int COUNT = 12;

    /** False: the database's sound holds. */
    public boolean replaced;

    public String name = "";
    public int volume = 100;
    public int tempo = 100;
    public int balance = 50;

    static SoundState[] slots() {
        SoundState[] slots = new SoundState[COUNT];
        for (int i = 0; i < COUNT; i++) {
            slots[i] = new SoundState();
        }
        return slots;
    }

    @Override
    public void visit(StateVisitor v) {
        replaced = v.z("replaced", replaced);
        name = v.s("name", name);
        volume = v.i("volume", volume);
        tempo = v.i("tempo", tempo);
        balance = v.i("balance", balance);
    }
}
