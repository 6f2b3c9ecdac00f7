/**
 * The runtime packages that games share: where they are installed, and what their files are called
 * in each language (spec assets-and-audio 5).
 */
package org.vivarium.assets.rtp;
