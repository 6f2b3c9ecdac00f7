/** Gamepads: read through SDL on a thread of their own, turned into the game's buttons. */
package org.vivarium.app.gamepad;
