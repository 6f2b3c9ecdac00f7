/**
 * The window of the player: the game view, the panels docked around it, actions, tool bar and
 * status bar; and what drives a window by itself, tours and measurements.
 */
package org.vivarium.app.shell;
