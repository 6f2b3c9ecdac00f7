package org.vivarium.engine.map.draw;

import org.vivarium.engine.state.CharacterState;

/** Where characters stand on the screen (spec map-scene 3.3). */
public interface CharacterPlaces {
    /** Horizontal centre of the sprite in screen pixels. */
    int screenX(CharacterState character);

    /** Bottom of the sprite in screen pixels, a vehicle's altitude included, a jump's lift not. */
    int groundY(CharacterState character);

    /** Pixels a jump lifts the sprite. */
    int jumpLift(CharacterState character);

    /** Bush depth of the terrain under the character's tile, 0 to 3. */
    int bushDepth(CharacterState character);
}
