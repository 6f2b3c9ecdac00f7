/** The sound panel: voices, loads and the health of the output. */
package org.vivarium.inspector.sound;
