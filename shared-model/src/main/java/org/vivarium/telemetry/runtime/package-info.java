/** What the Java runtime tells: collections, live sets, sizes of classes, memory of the process. */
package org.vivarium.telemetry.runtime;
