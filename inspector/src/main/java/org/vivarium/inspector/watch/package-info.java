/** Watched values of the running game: what they are, who wrote them and when. */
package org.vivarium.inspector.watch;
