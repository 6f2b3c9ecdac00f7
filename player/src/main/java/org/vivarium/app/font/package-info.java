/** Glyphs of outline fonts, the system's or the game's, for texts the engine draws. */
package org.vivarium.app.font;
