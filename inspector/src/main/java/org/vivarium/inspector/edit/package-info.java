/** Changing a game's files from the window: documents, typed input, undo, save. */
package org.vivarium.inspector.edit;
