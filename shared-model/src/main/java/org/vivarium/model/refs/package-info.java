/**
 * Who uses what: references between rows, files and event commands, found from the schema and the
 * table of commands.
 */
package org.vivarium.model.refs;
