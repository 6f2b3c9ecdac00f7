/** Runs events: programs, the step loop, and the commands, one class for each domain. */
package org.vivarium.engine.event;
