package org.vivarium.inspector.flame;

import org.vivarium.telemetry.Section;

/**
 * One box of a flame chart, laid out in 0..1 of the chart's width.
 *
 * @param left begin of the span as share of the frame's work time
 * @param right its end
 * @param depth 0 for the frame itself
 * @param nanos how long it took, the boxes inside included
 * @param bytes what was allocated in it, the boxes inside included
 */
record FlameBox(double left, double right, int depth, Section section, int nanos, int bytes) {}
