/**
 * What a frame did and cost, recorded in rings of primitives: sections, counters, reasons, notes.
 */
package org.vivarium.telemetry;
