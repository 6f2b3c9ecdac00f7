/** Maps drawn whole: tiles, events, passability, areas, and the teleports between maps. */
package org.vivarium.inspector.map;
