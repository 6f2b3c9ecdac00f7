/** Where the program begins. */
package org.vivarium.app;
