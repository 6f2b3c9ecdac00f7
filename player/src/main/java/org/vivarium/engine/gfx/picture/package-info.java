/** Pictures that events show, move and turn. */
package org.vivarium.engine.gfx.picture;
