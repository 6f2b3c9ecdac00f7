/** Battle animations, on the map and in battle. */
package org.vivarium.engine.gfx.animation;
