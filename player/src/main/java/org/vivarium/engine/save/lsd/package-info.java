/**
 * The saves that every runtime of these games reads: each part of the game state against its chunk
 * of a SaveNN.lsd (spec lcf-format 12, menus-and-saves 20 and 21).
 */
package org.vivarium.engine.save.lsd;
