/** One moment of the engine by topic: filled by it on request, read by the window's panels. */
package org.vivarium.telemetry.snapshot;
