package org.vivarium.engine.state;

/** The layers of a terrain behind a battle of 2003 (spec battle 1.3). */
public final class BattleGroundState implements Stateful {
    /** Terrain whose layers are shown; 0 shows the named backdrop alone. */
    public int terrain;

    /** How far each layer has scrolled, in 1/64 pixel. */
    public int farX;

    public int farY;
    public int nearX;
    public int nearY;

    public void clear() {
        terrain = 0;
        farX = 0;
        farY = 0;
        nearX = 0;
        nearY = 0;
    }

    @Override
    public void visit(StateVisitor v) {
        terrain = v.i("terrain", terrain);
        farX = v.i("farX", farX);
        farY = v.i("farY", farY);
        nearX = v.i("nearX", nearX);
        nearY = v.i("nearY", nearY);
    }
}
