/**
 * Archives as read-only folders: zip, LZH and tar, told apart by content (spec assets-and-audio
 * 11).
 */
package org.vivarium.assets.archive;
