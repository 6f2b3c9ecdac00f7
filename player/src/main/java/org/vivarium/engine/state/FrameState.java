package org.vivarium.engine.state;

import java.util.Arrays;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.ProgramRef;

/** One list being run: where it comes from and how far it has come (spec interpreter 2.2). */
public final class FrameState implements Stateful {

    /** Slot value of an indent at which no branch is pending. */
    public static final int NO_BRANCH = 255;

    private static final byte[] NO_LIST = {};

    /** Address of the list. */
    public ProgramRef ref = ProgramRef.INLINE;

    /** The list itself when it has no address: a save's copy, a command made at run time. */
    public byte[] code = NO_LIST;

    /** The list compiled; found again from the reference, so no part of the state. */
    public Program program;

    /** Next command. */
    public int index;

    /** Map event this list belongs to; 0 for common events and battle pages. */
    public int eventId;

    /** Started by the action key. */
    public boolean byDecisionKey;

    /** Result of the last branch, choice or scene of each indent. */
    private byte[] slots = {};

    private int slotCount;

    /** Counting loops by indent: present value and last value (Maniac Patch). */
    private int[] loops = {};

    /** Begins at the list's start with no branch pending. */
    public void start(Program program, int eventId, boolean byDecisionKey) {
        this.program = program;
        this.eventId = eventId;
        this.byDecisionKey = byDecisionKey;
        ref = program.ref();
        code = ref.kind() == ProgramRef.Kind.INLINE ? program.list().toBytes() : NO_LIST;
        index = 0;
        slotCount = 0;
        Arrays.fill(loops, 0);
    }

    public int loopValue(int indent) {
        return 2 * indent + 1 < loops.length ? loops[2 * indent] : 0;
    }

    public int loopEnd(int indent) {
        return 2 * indent + 1 < loops.length ? loops[2 * indent + 1] : 0;
    }

    public void setLoop(int indent, int value, int end) {
        if (indent < 0 || indent > NO_BRANCH) {
            return;
        }
        if (2 * indent + 1 >= loops.length) {
            loops = Arrays.copyOf(loops, 2 * indent + 2);
        }
        loops[2 * indent] = value;
        loops[2 * indent + 1] = end;
    }

    /** The branch slot of an indent; {@link #NO_BRANCH} where nothing was written. */
    public int slot(int indent) {
        return indent < slotCount && indent >= 0 ? slots[indent] & 0xFF : NO_BRANCH;
    }

    public void setSlot(int indent, int value) {
        if (indent < 0 || indent > NO_BRANCH) {
            return;
        }
        if (indent >= slotCount) {
            growSlots(indent + 1);
        }
        slots[indent] = (byte) value;
    }

    private void growSlots(int count) {
        if (count > slots.length) {
            slots = Arrays.copyOf(slots, Math.max(count, 8));
        }
        Arrays.fill(slots, slotCount, count, (byte) NO_BRANCH);
        slotCount = count;
    }

    /** The slots by indent, as a save stores them. */
    public byte[] slots() {
        return Arrays.copyOf(slots, slotCount);
    }

    public void setSlots(byte[] saved) {
        slots = saved.clone();
        slotCount = saved.length;
    }

    @Override
    public void visit(StateVisitor v) {
        ProgramRef.Kind kind = ProgramRef.Kind.of(v.i("kind", ref.kind().ordinal()));
        int a = v.i("a", ref.a());
        int b = v.i("b", ref.b());
        int c = v.i("c", ref.c());
        byte[] oldCode = code;
        code = v.bytes("code", code);
        if (!ref.is(kind, a, b, c) || !Arrays.equals(oldCode, code)) {
            ref = new ProgramRef(kind, a, b, c);
            program = null;
        }
        index = v.i("index", index);
        eventId = v.i("eventId", eventId);
        byDecisionKey = v.z("byDecisionKey", byDecisionKey);
        slotCount = v.i("slotCount", slotCount);
        if (slotCount > slots.length) {
            slots = Arrays.copyOf(slots, slotCount);
        }
        for (int i = 0; i < slotCount; i++) {
            slots[i] = (byte) v.i("slot", slots[i]);
        }
        loops = v.ints("loops", loops);
    }
}
