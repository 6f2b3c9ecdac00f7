/** The engine's side of the door: fills the snapshots panels ask for, grants their requests. */
package org.vivarium.engine.watch;
