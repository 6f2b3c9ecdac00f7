/** Drawing a map: tile layers with their cache, panorama, characters in their order. */
package org.vivarium.engine.map.draw;
