/** One running game: its files, its state, and the engine that carries both from frame to frame. */
package org.vivarium.engine;
