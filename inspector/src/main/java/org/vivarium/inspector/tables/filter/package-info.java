/** Expressions that choose rows of a table: {@code price > 100 && type == weapon}. */
package org.vivarium.inspector.tables.filter;
