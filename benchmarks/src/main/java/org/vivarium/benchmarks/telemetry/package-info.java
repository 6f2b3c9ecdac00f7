/** What recording costs, switched on and off. */
package org.vivarium.benchmarks.telemetry;
