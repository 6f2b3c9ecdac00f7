/** The one door to a running engine: requests in, answers out, at the start of a frame. */
package org.vivarium.control;
