/** Recording the buttons of a run as a file that anyone can run again. */
package org.vivarium.engine.save.replay;
