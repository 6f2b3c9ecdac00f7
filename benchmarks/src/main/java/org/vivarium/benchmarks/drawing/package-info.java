/** The speed of drawing: single effects, whole scenes. */
package org.vivarium.benchmarks.drawing;
