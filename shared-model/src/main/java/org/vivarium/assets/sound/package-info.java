/** Sound files: telling formats apart, decoding them to samples, and how long they play. */
package org.vivarium.assets.sound;
