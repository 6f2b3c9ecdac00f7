/** What differs between two files or two games, row by row and field by field. */
package org.vivarium.model.diff;
