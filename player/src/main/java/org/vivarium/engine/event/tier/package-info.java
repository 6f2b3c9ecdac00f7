/** The second tier of events: programs that stay hot, as bytecode. */
package org.vivarium.engine.event.tier;
