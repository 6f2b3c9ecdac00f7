/** Everything a save can hold and everything the next frame depends on; data without rules. */
package org.vivarium.engine.state;
