/**
 * What is wrong with a game's files: missing assets, dangling references, damaged or unknown data.
 */
package org.vivarium.model.check;
