/** A small made game played unseen beside the title, so that no code is run for the first time. */
package org.vivarium.engine.rehearsal;
