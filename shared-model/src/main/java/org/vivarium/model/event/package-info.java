/**
 * Event code as data: lists of commands, move routes and the table that says what every command and
 * parameter means. The interpreter runs it, the code view prints it, the reference finder searches
 * it.
 */
package org.vivarium.model.event;
