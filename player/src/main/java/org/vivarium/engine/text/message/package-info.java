/** Message boxes, choices and number entry (spec text-and-messages). */
package org.vivarium.engine.text.message;
