/** The state panel: switches, variables and the party of the running game, to read and to set. */
package org.vivarium.inspector.state;
