/** Stopping events at their commands, and telling who wrote a variable; off until asked for. */
package org.vivarium.engine.debug;
