/** Maps with a thousand events. */
package org.vivarium.benchmarks.map;
