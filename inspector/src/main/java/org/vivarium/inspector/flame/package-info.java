/**
 * The panels of frames: the strip of recent ones, flame charts, what sections cost, slow frames,
 * recordings beside what runs.
 */
package org.vivarium.inspector.flame;
