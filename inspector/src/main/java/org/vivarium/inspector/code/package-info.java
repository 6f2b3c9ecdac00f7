/** Event code as people read it: pages, their conditions, their commands as a script. */
package org.vivarium.inspector.code;
