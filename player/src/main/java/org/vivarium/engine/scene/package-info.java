/** Who is in charge of a frame: scenes, their stack, and the transitions between them. */
package org.vivarium.engine.scene;
