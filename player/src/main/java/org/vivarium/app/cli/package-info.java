/** The command line: one class for each subcommand, and the options they share. */
package org.vivarium.app.cli;
