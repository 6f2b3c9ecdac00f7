/**
 * The living map: characters, events, vehicles, camera and encounters (spec map-scene 4 to 7). All
 * of it is code over {@link org.vivarium.engine.state.GameState}; what is kept here beside that is
 * derived from it and from the game's files, in primitive arrays.
 */
package org.vivarium.engine.map;
