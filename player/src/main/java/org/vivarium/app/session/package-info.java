/** One run of a game, put together from options: with a window, without one, replayed, profiled. */
package org.vivarium.app.session;
