/** The bytes of a file, told apart by what they are, in step with the fields they hold. */
package org.vivarium.inspector.bytes;
