/** Windows as the system picture makes them, lists and faces in them. */
package org.vivarium.engine.gfx.window;
