/** Runs without a window: frames and states written to files as scripts ask for them. */
package org.vivarium.engine.run;
