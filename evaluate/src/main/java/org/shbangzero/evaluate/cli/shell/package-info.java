/** How a command line is put together from commands, runs, and reports what went wrong. */
package org.shbangzero.evaluate.cli.shell;
