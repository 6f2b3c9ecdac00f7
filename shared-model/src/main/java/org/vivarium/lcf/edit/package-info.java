/**
 * Changing files: an edit replaces only the bytes it must, can be undone, and is saved without ever
 * risking the old file.
 */
package org.vivarium.lcf.edit;
