/** Vivarium: plays RPG Maker 2000 and 2003 games and lets you watch them live. */
package org.vivarium;
