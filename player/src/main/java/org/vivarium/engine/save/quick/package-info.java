/**
 * Snapshots of the whole game state: quick save slots and rewind. Kept apart from the game's own
 * saves, and of no use to other runtimes.
 */
package org.vivarium.engine.save.quick;
