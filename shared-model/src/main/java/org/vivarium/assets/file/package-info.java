/**
 * A game's files behind one small interface, be they in a folder or an archive, and how names find
 * them (spec assets-and-audio 4).
 */
package org.vivarium.assets.file;
