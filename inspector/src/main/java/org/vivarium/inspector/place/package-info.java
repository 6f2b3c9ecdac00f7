/** Places in a game's files: their addresses, what lies there, and how they are called. */
package org.vivarium.inspector.place;
