/**
 * The engine's thread: sixty frames a second by carried deadlines, requests between two of them,
 * the way back.
 */
package org.vivarium.engine.loop;
