/**
 * Finding things in a game's files: who uses a row, where a text stands, which command reads so.
 */
package org.vivarium.inspector.find;
