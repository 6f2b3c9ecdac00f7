/** The speed of events: single commands, parallel pages. */
package org.vivarium.benchmarks.event;
