/** A frame's part of sound, measured. */
package org.vivarium.engine.audio;
