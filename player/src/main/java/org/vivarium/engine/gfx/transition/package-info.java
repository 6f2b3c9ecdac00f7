/** Ways from one picture of the screen to the next. */
package org.vivarium.engine.gfx.transition;
