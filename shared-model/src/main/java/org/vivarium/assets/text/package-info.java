/**
 * The code page of a game's texts: named, stated by the game, or guessed (spec lcf-format 15,
 * assets-and-audio 10).
 */
package org.vivarium.assets.text;
