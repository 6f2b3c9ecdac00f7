/**
 * Saves readable by other runtimes, and what the shell keeps beside them: quick saves, rewind and
 * recordings of input.
 */
package org.vivarium.engine.save;
