/** Records as files and lines: Chrome traces, read and written, and the summary of an interval. */
package org.vivarium.telemetry.trace;
