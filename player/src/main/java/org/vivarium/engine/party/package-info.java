/** Rules of actors and what they carry, on the map, in menus and in battle. */
package org.vivarium.engine.party;
