/** Buttons of one frame and where they come from: keys, scripts, recordings. */
package org.vivarium.engine.input;
