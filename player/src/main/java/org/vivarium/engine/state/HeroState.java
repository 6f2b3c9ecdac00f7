package org.vivarium.engine.state;

/** The hero on the map: a character that also carries the camera's pan and the ride. */
public final class HeroState extends CharacterState {
    /** 0 on foot, 1 boat, 2 ship, 3 airship. */
    public int vehicle;

    public boolean aboard;
    public boolean boarding;
    public boolean unboarding;

    /** Speed on foot, kept while aboard. */
    public int footSpeed = 4;

    public boolean menuCalled;
    public boolean encounterCalled;

    /** Progress towards the next encounter (spec map-scene 5.12). */
    public int encounterTotal;

    public int encounterRow;

    @Override
    public void visit(StateVisitor v) {
        super.visit(v);
        vehicle = v.i("vehicle", vehicle);
        aboard = v.z("aboard", aboard);
        boarding = v.z("boarding", boarding);
        unboarding = v.z("unboarding", unboarding);
        footSpeed = v.i("footSpeed", footSpeed);
        menuCalled = v.z("menuCalled", menuCalled);
        encounterCalled = v.z("encounterCalled", encounterCalled);
        encounterTotal = v.i("encounterTotal", encounterTotal);
        encounterRow = v.i("encounterRow", encounterRow);
    }
}
