/** What a user can choose about playing, in one place that is laid over the window. */
package org.vivarium.app.settings;
