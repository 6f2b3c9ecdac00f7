/** The user's games: found in folders, shown with pictures, with the time they were played. */
package org.vivarium.app.library;
