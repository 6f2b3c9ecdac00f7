package org.vivarium.engine.state;

/** Boat, ship or airship (spec map-scene 4.7). */
public final class VehicleState extends CharacterState {
    /** The map it stands on. */
    public int map;

    /** Counts down from 256 while taking off. */
    public int ascent;

    /** Counts down from 256 while landing. */
    public int descent;

    @Override
    public void visit(StateVisitor v) {
        super.visit(v);
        map = v.i("map", map);
        ascent = v.i("ascent", ascent);
        descent = v.i("descent", descent);
    }
}
