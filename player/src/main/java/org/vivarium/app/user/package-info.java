/** What is kept of one user: settings, keys, the window's layout, folders of saves. */
package org.vivarium.app.user;
