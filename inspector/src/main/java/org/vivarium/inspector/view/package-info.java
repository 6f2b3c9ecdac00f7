/** Parts that several panels are built of; none of them knows a game or an engine. */
package org.vivarium.inspector.view;
