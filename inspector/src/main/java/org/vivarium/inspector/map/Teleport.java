package org.vivarium.inspector.map;

import org.vivarium.model.Address;

/**
 * A command that takes the hero to a fixed place.
 *
 * @param command where it stands
 * @param map the map its event is on; 0 for a common event
 * @param event the event it belongs to
 */
record Teleport(Address command, int map, int event, int x, int y, int toMap, int toX, int toY) {}
