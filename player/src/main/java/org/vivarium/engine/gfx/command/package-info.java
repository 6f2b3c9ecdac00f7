/** Event commands about pictures and the screen. */
package org.vivarium.engine.gfx.command;
