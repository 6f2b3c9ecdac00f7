/** Rain, snow, fog and sand. */
package org.vivarium.engine.gfx.weather;
