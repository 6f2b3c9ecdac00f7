/** Drawing lines of text with the system picture (spec screen-and-windows). */
package org.vivarium.engine.text;
