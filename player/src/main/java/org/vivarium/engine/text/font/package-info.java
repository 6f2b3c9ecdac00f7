/** Where glyphs come from: bitmap fonts of several formats, and a cache of what was drawn. */
package org.vivarium.engine.text.font;
