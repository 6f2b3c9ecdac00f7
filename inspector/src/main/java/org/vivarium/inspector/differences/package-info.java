/** What differs between two files or two games, as a list that leads to each place. */
package org.vivarium.inspector.differences;
